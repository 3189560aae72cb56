/**
 * How long it takes from asking for a table to its first painted board, by Chromium's own trace of
 * time, with a CPU four times slower. Usage: npm run paint [ADDRESS] (a running `tuomari serve`)
 */

import { open, painted, told } from "./painted.mjs";

const address = process.argv[2] ?? "http://127.0.0.1:8960";
const viewport = { width: 820, height: 1180 };

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

const browser = await open();
const url = new URL(opened.seats.table.link, address).href;
const isThere = () =>
  document.querySelector("tuo-board")?.shadowRoot?.querySelectorAll("[data-square]").length === 64;
for (const slowdown of [1, 4]) {
  const { words } = await told(() => painted(browser, { url, viewport, slowdown, isThere }));
  console.log(`CPU / ${slowdown}: board ${words}`);
}
await browser.close();
