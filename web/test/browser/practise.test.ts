/** A game against an engine, with the real server and Stockfish. */

import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { launch, open, shoot, SIZES, violations } from "./browsers";
import { carry } from "./people";

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: SIZES.phone, locale: "en" });
});
afterEach(() => context.close());

describe.skipIf(!inject("isServed"))("practising", () => {
  it("leads from the first page to a game in which the engine answers", async () => {
    const page = await context.newPage();
    await open(page, "/");
    await page.getByRole("link", { name: "Practise", exact: false }).first().click();
    await page
      .getByRole("combobox", { name: "Your partner" })
      .selectOption({ label: "A beginner" });
    await shoot(page, "practise-phone");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Sit down and play" }).click();
    await page.locator("tuo-board").first().waitFor();
    await carry(page, "e2", "e4");
    // Its answer is the second move on the list.
    await page.locator('tuo-board [aria-label="e4 white pawn"]').waitFor();
    await page
      .getByText(/A beginner/)
      .first()
      .waitFor();
    await page.waitForFunction(
      () =>
        document.querySelectorAll('tuo-board [aria-label$="black pawn"]').length < 8 ||
        ["a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "b8", "g8"].some(
          (square) => !document.querySelector(`tuo-board [aria-label^="${square} black"]`),
        ),
    );
    await shoot(page, "practise-game-phone");
  });

  it("by hand an illegal move stands until the engine notices it", async () => {
    const page = await context.newPage();
    await open(page, "/practise");
    await page
      .getByRole("combobox", { name: "Your partner" })
      .selectOption({ label: "As strong as it can" });
    await page.getByLabel("Made by hand", { exact: false }).check();
    await page.getByRole("button", { name: /^5.\+.3$/ }).click();
    await page.getByRole("button", { name: "Sit down and play" }).click();
    await page.locator("tuo-board").first().waitFor();
    await carry(page, "e2", "e5");
    await page.getByRole("button", { name: /clock/i }).first().click();
    await page.getByText("Illegal move", { exact: false }).first().waitFor();
    await page.locator('tuo-board [aria-label="e2 white pawn"]').waitFor();
    await shoot(page, "practise-illegal-phone");
  });

  it("a whole game: moves, a resignation, and a rematch in which the engine opens", async () => {
    const page = await context.newPage();
    await open(page, "/practise");
    await page
      .getByRole("combobox", { name: "Your partner" })
      .selectOption({ label: "A beginner" });
    await page.getByRole("button", { name: "Sit down and play" }).click();
    await page.locator("tuo-board").first().waitFor();
    await carry(page, "a2", "a3");
    await page.getByText("Your move", { exact: false }).first().waitFor();
    const resign = page.getByRole("button", { name: "Resign" });
    await resign.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.getByText("0–1").first().waitFor();
    await page.getByRole("button", { name: "Rematch" }).click();
    const men = (): Promise<number> =>
      page
        .locator('tuo-board [aria-label*="2 white pawn"], tuo-board [aria-label*="1 white knight"]')
        .count();
    await page.getByRole("button", { name: /^Start/ }).click();
    await expect.poll(men).toBeLessThan(10);
  });
});
