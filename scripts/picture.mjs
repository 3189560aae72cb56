// usage: node scripts/picture.mjs PROGRAM FILE
//
// Takes the picture of a table for the README and the site: a game that is going on, with a ruling. It needs
// the page's tools (make page) and Chromium.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("playwright-core");
const [program, file] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tuomari-picture-"));
const flags = ["serve", "--listen", "127.0.0.1:0", "--engine", "none", "--log", "error"];
const server = spawn(program, [...flags, "--database", join(folder, "j.sqlite")], {
  stdio: ["ignore", "pipe", "inherit"],
});
const base = await new Promise((resolve) => {
  server.stdout.on("data", (data) => {
    const found = String(data).match(/listening on (\S+)/);
    if (found) resolve(found[1]);
  });
});

const post = async (path, token, body) => {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${base}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};
const opened = await post("/tables", null, {
  regulations: { book: "fide-2023", control: "900+10" },
  names: { white: "Laine", black: "Virtanen", event: "Club evening" },
});
const act = (role, act) => post(`/tables/${opened.table}/acts`, opened.seats[role].token, { act });
await act("arbiter", { act: "decide", decision: "start" });
const moves = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d4 e5d4 e1g1 f6e4 f1e1 d7d5 c4d5 d8d5 b1c3 d5a5 c3e4 c8e6".split(" ");
for (const [at, move] of moves.entries())
  await act(at % 2 === 0 ? "white" : "black", { act: "move", move });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
// Both players are there.
const opponent = await browser.newPage({ locale: "en-GB" });
await opponent.goto(`${base}/t/${opened.table}#${opened.seats.black.token}`);
await opponent.waitForSelector("main");
const page = await browser.newPage({ viewport: { width: 1280, height: 736 }, locale: "en-GB" });
await page.goto(`${base}/t/${opened.table}#${opened.seats.white.token}`);
await page.waitForLoadState("networkidle").catch(() => {});
await page.waitForSelector("main");
await page.evaluate(() => document.fonts.ready);
// A rook cannot pass a knight: what the program says to that is in the picture.
await page.getByPlaceholder(/Nf3/).fill("Rxe6");
await page.getByRole("button", { name: "Play", exact: true }).click();
await page.getByText("3.5").first().waitFor();
await page.getByText("not connected").waitFor({ state: "hidden" });
await page.screenshot({ path: file, timeout: 60_000 });
await browser.close();
server.kill();
rmSync(folder, { recursive: true, force: true });
