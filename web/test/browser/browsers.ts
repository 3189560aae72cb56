/** Debian's Chromium, quiet and without a memory of earlier runs; or its Firefox, where the tests are
 * run once more in that (`BROWSER=firefox`). */

import { mkdirSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Browser, chromium, firefox, type Page } from "playwright-core";
import { expect, inject } from "vitest";

export const THEMES = ["light", "dark", "contrast"] as const;

/** The languages of the page. */
export const LANGUAGES = readdirSync(new URL("../../locales", import.meta.url));

/** The sizes that screens are looked at in. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The server as a device on the same Wi-Fi names it: over plain HTTP its page is no secure context. */
export const WIFI = "hall.test";

export const IN_FIREFOX = process.env["BROWSER"] === "firefox";

export const launch = (): Promise<Browser> =>
  IN_FIREFOX
    ? // A Firefox as it is installed, over WebDriver BiDi.
      firefox.launch({
        channel: "moz-firefox",
        executablePath: process.env["FIREFOX"] ?? "/usr/bin/firefox-esr",
      })
    : chromium.launch({
        executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
        args: [
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          `--host-resolver-rules=MAP ${WIFI} 127.0.0.1`,
        ],
      });

export const address = (path: string): string =>
  new URL(path, inject(path.startsWith("/test/") ? "pages" : "address")).href;

/** Opens a page of the sources, and fails the test if the page itself fails. */
export async function open(page: Page, path: string): Promise<void> {
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(address(path));
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  await page.waitForSelector("main h1", { state: "attached" });
}

const axeSource = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of accessibility that a page breaks, with the places. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await axeSource);
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: typeof import("axe-core") }).axe;
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary ?? ""}`),
    );
  });
}

/** Keeps a picture of the page, to be looked at by people: as Chromium draws it. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (IN_FIREFOX) return;
  mkdirSync("target/pictures", { recursive: true });
  await page.screenshot({ path: `target/pictures/${name}.png` });
}

/** Compares what a screen reader meets with a file; `vitest -u` writes it anew. */
export async function expectHeard(page: Page, selector: string, name: string): Promise<void> {
  const heard = await page.locator(selector).ariaSnapshot();
  await expect(`${heard}\n`).toMatchFileSnapshot(`../golden/${name}.aria`);
}
