/** Practising the Laws, with the real server. */

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch, open, shoot, SIZES, THEMES, violations } from "./browsers";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

describe.runIf(inject("isServed"))("practice", () => {
  it("asks a round, explains each answer, and says at the end what went how", async () => {
    const context = await browser.newContext({ viewport: SIZES.phone, locale: "en" });
    const page = await context.newPage();
    await open(page, "/quiz");
    await page.getByLabel("Chapter").selectOption({ label: "Chapter 7: irregularities" });
    await page.getByRole("button", { name: "Begin" }).click();
    for (let question = 1; question <= 10; question++) {
      await page.getByText(`Question ${question} of 10`).waitFor();
      await page.keyboard.press("b");
      await page.getByText("✓ right").waitFor();
      expect(await page.locator(".why a").count()).toBeGreaterThan(0);
      if (question === 1) {
        await page.getByText("Play on from this position").click();
        await page
          .getByRole("region", { name: "Try" })
          .or(page.locator("details.play section"))
          .first()
          .waitFor();
        for (const theme of THEMES) {
          await page.evaluate(
            (theme) => (document.documentElement.dataset["theme"] = theme),
            theme,
          );
          for (const [size, viewport] of Object.entries(SIZES)) {
            await page.setViewportSize(viewport);
            await shoot(page, `quiz-${theme}-${size}`);
            const wide = await page.evaluate(
              () => document.documentElement.scrollWidth > innerWidth,
            );
            expect(wide, size).toBe(false);
          }
          expect(await violations(page)).toEqual([]);
        }
      }
      await page.getByRole("button", { name: "Next situation" }).click();
    }
    const right = await page.getByRole("heading", { name: / of 10 right$/ }).innerText();
    await page.getByRole("button", { name: "Choose another" }).click();
    // What was answered wrong is due at once, and stays so in this browser.
    const due = (): Promise<boolean> => page.getByText("due again").isVisible();
    expect(await due()).toBe(!right.startsWith("10 "));
    await page.reload();
    await page.getByRole("button", { name: "Begin" }).waitFor();
    expect(await due()).toBe(!right.startsWith("10 "));
    await context.close();
  });

  it("goes on in another language in the middle of a round", async () => {
    const context = await browser.newContext({ viewport: SIZES.tablet, locale: "en" });
    const page = await context.newPage();
    await open(page, "/quiz?book=home");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByText("Question 1 of 10").waitFor();
    const board = (): Promise<string | null> => page.locator("tuo-board").getAttribute("position");
    const before = await board();
    await page.getByRole("button", { name: /^Menu/ }).click();
    await page.getByLabel("Suomi").check({ force: true });
    await page.getByText("Kysymys 1 / 10").waitFor();
    await page.getByRole("heading", { name: "Mitä siitä seuraa?" }).waitFor();
    expect(await board()).toBe(before);
    await context.close();
  });
});
