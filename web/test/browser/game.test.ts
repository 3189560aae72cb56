/** Whole games with the real server: what people see, do and hear from start to result. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { TuoClock } from "../../src/clock/element";
import { address, launch, open, shoot, SIZES, violations } from "./browsers";
import {
  carry,
  heard,
  links,
  listen,
  newGame,
  openTable,
  play,
  post,
  press,
  resign,
  sitDown,
  started,
} from "./people";

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: SIZES.tablet, locale: "en" });
});
afterEach(() => context.close());

/** Asks for an array of Chess960 by its number, when one has been drawn by lot. */
const chess960 =
  (number: number) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel("Chess960").check();
    await page.getByText("drawn by lot with the number").waitFor();
    await page.getByLabel("Number, 0 to 959").fill("");
    await page.getByLabel("Number, 0 to 959").pressSequentially(String(number));
    await page.keyboard.press("Tab");
    await page.getByText("♖♗♗♘♕♔♖♘").waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, "new-chess960");
  };

describe.skipIf(!inject("isServed"))("whole games", () => {
  it("at home on one screen: a move is taken back, mate, and a new table", async () => {
    const page = await context.newPage();
    await open(page, "/");
    await page.getByRole("button", { name: "Play" }).click();
    // The first page has a board of its own.
    await page.waitForURL(/\/t\//);
    await page.locator("tuo-board:not([mode=still])").waitFor();
    await play(page, ["f2", "f3"], ["e7", "e6"]);
    const black = page.getByRole("group", { name: "Black", exact: true });
    await black.getByRole("button", { name: "Take back" }).click();
    await page.getByRole("button", { name: "Agree" }).click();
    await page.locator('[aria-label="e7 black pawn"]').waitFor();
    await play(page, ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]);
    await page.getByText("0–1").first().waitFor();
    await shoot(page, "game-home");
    await page.getByRole("button", { name: "Rematch" }).first().click();
    await page.locator('[aria-label="d8 black queen"]').waitFor();
    // The colours change, so no lot is drawn; they sit at one screen, so one of them starts for both.
    await started(page);
    await play(page, ["e2", "e4"]);
  });

  it("Chess960 on one screen: the array is chosen, and a king taken to its rook castles", async () => {
    const page = await newGame(context, ["Made on the screen"], chess960(612));
    await started(page);
    await page.locator('[aria-label="f1 white king"]').click();
    await page.locator('[aria-label="g1 white rook"]').click();
    await page.locator('[aria-label="g1 white king"]').waitFor();
    await page.locator('[aria-label="f1 white rook"]').waitFor();
    await shoot(page, "game-chess960");
    await resign(page, "Black");
    await page.getByText("1–0").first().waitFor();
  });

  it("Chess960 is not offered at home, and a choice of it is given up", async () => {
    const page = await newGame(context, [], async (page) => {
      await chess960(612)(page);
      await page.getByLabel("Rules").first().selectOption({ label: "At home" });
      await expect.poll(() => page.getByLabel("The usual one").isChecked()).toBe(true);
      expect(await page.getByLabel("Chess960").count()).toBe(0);
    });
    await started(page);
    await page.locator('[aria-label="e1 white king"]').waitFor();
  });

  it("Chess960 by hand: who castles says so, and king and rook change places", async () => {
    const page = await newGame(context, ["Made by hand"], chess960(612));
    await started(page);
    await page
      .getByRole("button", { name: "Say that you castle, 0-0", exact: true })
      .last()
      .click();
    await carry(page, "f1", "g1");
    await page.getByRole("button", { name: "white rook" }).click();
    await page.locator("tuo-board [data-square=f1]").click();
    await press(page, "White");
    await page.locator('[aria-label="g1 white king"]').waitFor();
    await page.locator('[aria-label="f1 white rook"]').waitFor();
    // The move is complete: Black answers, and nothing is said.
    await play(page, ["e7", "e5"]);
    await press(page, "Black");
    await play(page, ["e2", "e4"]);
    expect(await page.getByText("Refused").count()).toBe(0);
    expect(await page.getByText("illegal").count()).toBe(0);
    await shoot(page, "game-chess960-hand");
  });

  it("Finnish blitz: a flag falls unannounced, and who sees it first claims it", async () => {
    const regulations = { book: "finnish-blitz-2014", mode: "otb", control: "3" };
    const { seats, table } = await openTable(regulations, ["table", "arbiter"]);
    const page = await sitDown(context, address(seats.table?.link ?? ""));
    await post(
      `/tables/${table}/acts`,
      { act: { act: "decide", decision: "start" } },
      seats.arbiter?.token,
    );
    await page.locator("tuo-clock[side=white] [role=timer]").waitFor({ state: "attached" });
    await listen(page);
    await play(page, ["e2", "e4"]);
    const times = (): Promise<string> =>
      page.locator("tuo-clock[side=white]").evaluate((clock) => (clock as TuoClock).tell());
    await expect.poll(times, { timeout: 10_000 }).toContain("You 0:00");
    expect(await page.locator(".ruling").count()).toBe(0);
    await page.getByRole("group", { name: "Black" }).getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "The flag is down" }).click();
    await page.getByText("0–1").first().waitFor();
    expect((await heard(page)).join(" ")).toContain("0–1");
    await shoot(page, "game-finnish-flag");
  });

  it("FIDE blitz by hand: an illegal move is made, completed, ruled on, and the clock changes", async () => {
    const page = await newGame(context, ["Made by hand", "3 + 2"]);
    await started(page);
    await carry(page, "e1", "e3");
    await press(page, "White");
    await page
      .getByRole("heading", { name: "Illegal move: Black gets one minute" })
      .first()
      .waitFor();
    await shoot(page, "game-illegal");
    await page.locator('[aria-label="e1 white king"]').waitFor();
    const times = page.locator("tuo-clock[side=white] [role=timer]");
    await expect.poll(() => times.textContent()).toMatch(/opponent 4:0\d/);
  });

  it("a flag falls, and nobody wins by it who cannot mate", async () => {
    const regulations = {
      book: "fide-2018",
      control: "3",
      start: "8/8/4k3/8/8/3b4/8/K6R w - - 0 1",
    };
    const opened = await openTable(regulations, ["table", "arbiter"]);
    const page = await sitDown(context, address(opened.seats.table?.link ?? ""));
    const start = { act: { act: "decide", decision: "start" } };
    await post(`/tables/${opened.table}/acts`, start, opened.seats.arbiter?.token);
    await page.getByText("½–½").first().waitFor();
    await page.getByRole("button", { name: "Why" }).first().click();
    await page.getByRole("link", { name: "6.9" }).first().waitFor();
    await shoot(page, "game-flag");
    await page.getByRole("button", { name: "Replay" }).first().click();
    await page.getByText("½–½").first().waitFor();
  });

  it("Finnish blitz: nothing is announced, and what the opponent sees is claimed", async () => {
    const page = await newGame(context, ["Finnish blitz rules 2014", "Made by hand", "5 + 0"]);
    await started(page);
    await listen(page);
    await carry(page, "e2", "e4");
    await press(page, "White");
    await carry(page, "e8", "e6");
    await press(page, "Black");
    await page.locator('[aria-label="e6 black king"]').waitFor();
    // An illegal move was completed: the program shows nothing and says nothing.
    expect(await page.locator(".ruling").count()).toBe(0);
    expect(await heard(page)).toEqual([]);
    await page.getByRole("group", { name: "White" }).getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Illegal move" }).click();
    await page.getByText("1–0").first().waitFor();
    await page.getByRole("button", { name: "Why" }).first().click();
    await page.locator(".ruling a[href^='/rules/finnish-blitz-2014/']").first().waitFor();
    await shoot(page, "game-finnish");
  });

  it("two devices by keyboard alone, with a reload and a claim, every word as written", async () => {
    const host = await newGame(context, ["Two devices"]);
    const [white, black] = await Promise.all(
      (await links(host)).slice(0, 2).map(async (link) => {
        const page = await sitDown(context, link);
        await listen(page);
        return page;
      }),
    );
    if (!white || !black) throw new Error("two links are given");
    await started(white);
    const say = async (page: Page, words: string): Promise<void> => {
      await page.getByText("Your move").first().waitFor();
      await page.getByLabel("Move", { exact: true }).fill(words);
      await page.keyboard.press("Enter");
    };
    const dance = [
      "Springer Gustav eins Felix drei",
      "Springer Gustav acht Felix sechs",
      "Springer Felix drei Gustav eins",
      "Springer Felix sechs Gustav acht",
    ];
    for (const [index, words] of [...dance, ...dance.slice(0, 3)].entries()) {
      await say(index % 2 ? black : white, words);
      if (index === 1) {
        await white.getByText("Your move").first().waitFor();
        await white.reload();
        await white.locator("main h1").waitFor();
      }
    }
    await black.getByText("Your move").first().waitFor();
    // Only the page in front has the keyboard.
    await black.bringToFront();
    await black.getByRole("button", { name: "Claim" }).focus();
    await black.keyboard.press("Enter");
    await black.getByText("With my move").click();
    await black.getByRole("textbox", { name: "With a move I am about to make" }).fill("Ng8");
    await black.keyboard.press("Enter");
    await black.getByText("½–½").first().waitFor();
    await white.getByText("½–½").first().waitFor();
    await expect(`${(await heard(black)).join("\n")}\n`).toMatchFileSnapshot(
      "../golden/blind-game.txt",
    );
    await shoot(black, "game-claim");
  });
});
