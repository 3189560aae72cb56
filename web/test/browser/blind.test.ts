/** A whole game by hand between two who do not see: each move is placed, announced, repeated and the
 * clock pressed, all by keyboard; what each hears is a golden file. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { address, launch, shoot, SIZES, violations } from "./browsers";
import { heard, listen, openTable, sitDown } from "./people";

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: SIZES.desktop, locale: "en" });
});
afterEach(() => context.close());

/** Goes to a square by its rank and its file. */
async function goTo(page: Page, square: string): Promise<void> {
  await page.locator("tuo-board [tabindex='0']").focus();
  await page.keyboard.press(square.charAt(1));
  await page.keyboard.press(`Shift+Digit${"abcdefgh".indexOf(square.charAt(0)) + 1}`);
}

/** Takes a man up and lets it go. */
async function place(page: Page, from: string, to: string): Promise<void> {
  await goTo(page, from);
  await page.keyboard.press("Enter");
  await goTo(page, to);
  await page.keyboard.press("Enter");
}

async function announce(page: Page, words: string): Promise<void> {
  await page.locator("tuo-board [tabindex='0']").focus();
  await page.keyboard.press("i");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
}

/** The text that a page last had spoken. */
const says = (page: Page, words: string): Promise<void> =>
  page.locator("[role=status]", { hasText: words }).waitFor({ state: "attached" });

const pressClock = async (page: Page): Promise<void> => {
  await page.locator("tuo-board [tabindex='0']").focus();
  await page.keyboard.press("Space");
};

const choose = async (page: Page, name: string): Promise<void> => {
  // Only the page in front has the keyboard.
  await page.bringToFront();
  await page.getByRole("button", { name }).first().focus();
  await page.keyboard.press("Enter");
};

describe.skipIf(!inject("isServed"))("a game of two who do not see", () => {
  it("is announced, repeated, corrected and won by keyboard alone, every word as written", async () => {
    const { seats } = await openTable(
      {
        book: "fide-2018",
        mode: "otb",
        control: "5400+30",
        judgement: "arbiter",
        blind: ["white", "black"],
      },
      ["white", "black", "arbiter"],
    );
    const sit = (role: "white" | "black" | "arbiter"): Promise<Page> =>
      sitDown(context, address(seats[role]?.link ?? ""));
    const [white, black, desk] = [await sit("white"), await sit("black"), await sit("arbiter")];
    await Promise.all([listen(white), listen(black)]);
    await desk.locator(".view button:enabled", { hasText: "Start the game" }).waitFor();
    await choose(desk, "Start the game");
    await white.locator("tuo-board[mode=hand]").waitFor();

    /** A move as it should be: placed, announced, repeated by the opponent, the clock pressed. */
    const move = async (by: Page, to: Page, squares: [string, string], words: string) => {
      await place(by, ...squares);
      await announce(by, words);
      await says(to, words);
      await choose(to, "Repeat");
      await says(by, "repeated");
      await pressClock(by);
    };
    await move(white, black, ["f2", "f3"], "Bauer Felix zwei Felix drei");
    await move(black, white, ["e7", "e5"], "Bauer Eva sieben Eva fünf");

    // A slip of the tongue is corrected before the clock is pressed.
    await announce(white, "Bauer Gustav zwei Gustav drei");
    await says(black, "Gustav drei");
    await announce(white, "Bauer Gustav zwei Gustav vier");
    await says(black, "Gustav vier");
    await place(white, "g2", "g4");

    // What is repeated is another move: the clocks stop, and the arbiter has the boards compared.
    await announceAs(black, "Bauer Gustav zwei Gustav drei", "Repeat");
    await says(white, "Play is stopped");
    await desk.getByText("The boards or the announcements differ").first().waitFor();
    await choose(desk, "Correct boards that differ…");
    await choose(desk, "Give this ruling");
    // The clocks are right as they stand.
    await desk.getByText("Are the times right?").first().waitFor();
    await choose(desk, "The times are right, play on");
    await desk.getByRole("heading", { name: "Nothing is waiting" }).waitFor();
    await white.locator("tuo-board[mode=hand]").waitFor();
    await choose(black, "Repeat");
    await says(white, "repeated");
    await place(black, "d8", "h4");
    await announce(black, "Dame David acht Hektor vier");
    await says(white, "0–1");
    await says(black, "0–1");
    const told = [
      "White hears:",
      ...(await heard(white)),
      "",
      "Black hears:",
      ...(await heard(black)),
    ];
    await expect(`${told.join("\n")}\n`).toMatchFileSnapshot("../golden/blind-by-hand.txt");
    await shoot(black, "game-blind");
    expect(await violations(black)).toEqual([]);
  });
});

async function announceAs(page: Page, words: string, button: string): Promise<void> {
  await page.locator("tuo-board [tabindex='0']").focus();
  await page.keyboard.press("i");
  await page.keyboard.type(words);
  await choose(page, button);
}
