/**
 * How long it takes from asking for a table to its first painted board, by Chromium's own trace of
 * time, with a CPU four times slower. Usage: npm run paint [ADDRESS] (a running `tuomari serve`)
 */

import { chromium } from "playwright-core";

const ROUNDS = 5;
const address = process.argv[2] ?? "http://127.0.0.1:8960";

const opened = await (
  await fetch(`${address}/api/v1/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      regulations: { book: "fide-2018", control: "300+3" },
      seats: ["table", "arbiter"],
    }),
  })
).json();

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});

/** The frame after the one in which the board has its squares, in milliseconds. */
async function painted(slowdown) {
  const page = await browser.newPage({ viewport: { width: 820, height: 1180 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    const look = () => {
      const squares = document
        .querySelector("tuo-board")
        ?.shadowRoot?.querySelectorAll("[data-square]");
      if (squares?.length === 64) requestAnimationFrame(() => (window.painted = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(new URL(opened.seats.table.link, address).href);
  await page.waitForFunction(() => window.painted);
  const found = await page.evaluate(() => ({
    painted: window.painted,
    scripts: Math.max(
      ...performance.getEntriesByType("resource").map((entry) => entry.responseEnd),
    ),
  }));
  await page.close();
  return found;
}

for (const slowdown of [1, 4]) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await painted(slowdown));
  rounds.sort((one, other) => one.painted - other.painted);
  const { painted: middle, scripts } = rounds[Math.floor(ROUNDS / 2)];
  const all = rounds.map(({ painted }) => Math.round(painted)).join(" ");
  console.log(
    `CPU / ${slowdown}: board painted after ${Math.round(middle)} ms, all files there after ${Math.round(scripts)} ms (${all})`,
  );
}
await browser.close();
