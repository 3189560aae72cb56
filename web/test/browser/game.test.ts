/** Whole games with the real server: what people see, do and hear from start to result. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { launch, open, shoot, SIZES } from "./chromium";

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: SIZES.tablet, locale: "en" });
});
afterEach(() => context.close());

/** Opens a table on the home page, with the choices that differ from the usual. */
async function newGame(choices: string[]): Promise<Page> {
  const page = await context.newPage();
  await open(page, "/");
  for (const choice of choices) {
    const radio = page.getByLabel(choice, { exact: false });
    if ((await radio.count()) > 0) await radio.first().check();
    else await page.getByRole("button", { name: choice }).click();
  }
  await page.getByLabel("White", { exact: true }).fill("Laine");
  await page.getByLabel("Black", { exact: true }).fill("Virtanen");
  await page.getByRole("button", { name: "Start" }).click();
  return page;
}

async function carry(page: Page, from: string, to: string): Promise<void> {
  for (const [square, then] of [
    [from, "down"],
    [to, "up"],
  ] as const) {
    const box = await page.locator(`tuo-board [data-square=${square}]`).boundingBox();
    if (!box) throw new Error(`${square} is not drawn`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse[then]();
  }
}

const started = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Start White's clock" }).click();
  await page.locator("tuo-board:not([mode=still])").waitFor();
};

/** Keeps everything that the live region says. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector("[role=status]") as HTMLElement;
    new MutationObserver(() => said.push(region.textContent?.trim() ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

describe.skipIf(!inject("isServed"))("whole games", () => {
  it("on one screen, to mate", async () => {
    const page = await newGame([]);
    await started(page);
    for (const [from, to] of [
      ["f2", "f3"],
      ["e7", "e5"],
      ["g2", "g4"],
      ["d8", "h4"],
    ] as const) {
      await carry(page, from, to);
      await page.locator(`tuo-board [data-square=${to}][aria-label*=" "]`).waitFor();
    }
    await page.getByText("0–1").first().waitFor();
    await shoot(page, "game-mate");
  });

  it("FIDE blitz by hand: an illegal move is made, completed and ruled on", async () => {
    const page = await newGame(["Made by hand", "3 + 2"]);
    await started(page);
    await carry(page, "e1", "e3");
    await page.getByRole("button", { name: "Press the clock, White" }).click();
    await page.getByText("illegal act number 1").first().waitFor();
    await page.getByText("Black received 1:00 more").first().waitFor();
    await shoot(page, "game-illegal");
    await page.getByRole("button", { name: "Continue" }).first().click();
    await page.locator('[aria-label="e1 white king"]').waitFor();
  });

  it("two devices by keyboard alone, with a reload and a claim, every word as written", async () => {
    const host = await newGame(["Two devices"]);
    await host.locator("dd a").nth(1).waitFor();
    const links = await host
      .locator("dd a")
      .evaluateAll((list) => list.map((a) => (a as HTMLAnchorElement).href));
    const [white, black] = await Promise.all(
      links.map(async (link) => {
        const page = await context.newPage();
        await page.goto(link);
        await page.locator("main h1").waitFor();
        await listen(page);
        return page;
      }),
    );
    if (!white || !black) throw new Error("two links are given");
    await started(white);
    const say = async (page: Page, words: string, by: "White" | "Black"): Promise<void> => {
      await page.getByText(`${by} to move.`).first().waitFor();
      await page.getByLabel("Move").fill(words);
      await page.keyboard.press("Enter");
    };
    const dance = [
      "Springer Gustav eins Felix drei",
      "Springer Gustav acht Felix sechs",
      "Springer Felix drei Gustav eins",
      "Springer Felix sechs Gustav acht",
    ];
    for (const [index, words] of [...dance, ...dance.slice(0, 3)].entries()) {
      await say(index % 2 ? black : white, words, index % 2 ? "Black" : "White");
      if (index === 1) {
        await white.getByText("White to move.").first().waitFor();
        await white.reload();
        await white.locator("main h1").waitFor();
      }
    }
    await black.getByText("Black to move.").first().waitFor();
    await black.getByRole("button", { name: "Claim" }).focus();
    await black.keyboard.press("Enter");
    await black.getByLabel("With the move").fill("f6 g8");
    await black.keyboard.press("Enter");
    await black.getByText("½–½").first().waitFor();
    await white.getByText("½–½").first().waitFor();
    await expect(`${(await heard(black)).join("\n")}\n`).toMatchFileSnapshot(
      "../golden/blind-game.txt",
    );
    await shoot(black, "game-claim");
  });
});
