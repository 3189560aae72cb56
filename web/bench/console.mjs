/**
 * How long it takes from asking for the console of an event with fifty boards in trouble to its first
 * painted duties, by Chromium's own trace of time, with a CPU four times slower; and pictures of it.
 * Usage: npm run paint:console [ADDRESS] (a running `tuomari serve`)
 */

import { mkdirSync } from "node:fs";
import { open, painted, told } from "./painted.mjs";
import { fiftyInTrouble } from "./trouble.mjs";

const GOAL = 1500;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const address = process.argv[2] ?? "http://127.0.0.1:8960";

const { link, boards } = await fiftyInTrouble(address);
const url = new URL(link, address).href;
const browser = await open();
let isFine = true;
for (const [name, viewport] of Object.entries(SIZES)) {
  // A board that waits is in the list or in a lane.
  const isThere = () => document.querySelectorAll(".list li, .tile, section.scroll li").length > 10;
  for (const slowdown of [1, 4]) {
    const { middle, words } = await told(() =>
      painted(browser, { url, viewport, slowdown, isThere }),
    );
    console.log(`${name}, CPU / ${slowdown}, ${boards} boards: first duties ${words}`);
    isFine &&= middle <= GOAL;
  }
  const page = await browser.newPage({ viewport });
  await page.goto(url);
  await page.waitForFunction(isThere);
  mkdirSync("target/pictures", { recursive: true });
  await page.screenshot({ path: `target/pictures/trouble-${name}.png` });
  await page.close();
}
await browser.close();
console.log(`goal: first paint within ${GOAL} ms: ${isFine ? "met" : "MISSED"}`);
process.exitCode = isFine ? 0 : 1;
