/** From asking for a page to the frame after something is in it. */

import { chromium } from "playwright-core";

const ROUNDS = 5;

export const open = () =>
  chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
  });

/** The frame after the one in which `isThere` holds in the page, in milliseconds. */
export async function painted(browser, { url, viewport, slowdown, isThere }) {
  // Each time as if for the first: what another page has kept is not there.
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(`{
    const isThere = ${isThere};
    const look = () =>
      isThere()
        ? requestAnimationFrame(() => (window.painted = performance.now()))
        : requestAnimationFrame(look);
    requestAnimationFrame(look);
  }`);
  await page.goto(url);
  await page.waitForFunction(() => window.painted);
  const found = await page.evaluate(() => ({
    painted: window.painted,
    scripts: Math.max(
      ...performance.getEntriesByType("resource").map((entry) => entry.responseEnd),
    ),
  }));
  await context.close();
  return found;
}

/** The middle of several rounds, and all of them in words. */
export async function told(once) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await once());
  rounds.sort((one, other) => one.painted - other.painted);
  const { painted: middle, scripts } = rounds[Math.floor(ROUNDS / 2)];
  const all = rounds.map(({ painted }) => Math.round(painted)).join(" ");
  const words = `painted after ${Math.round(middle)} ms, all files there after ${Math.round(scripts)} ms (${all})`;
  return { middle, words };
}
