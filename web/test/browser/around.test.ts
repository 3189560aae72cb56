/** The screens around a game, with the real server: rules, seats, the arbiter's desk, the game once
 * more. */

import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { address, expectHeard, launch, open, shoot, SIZES, THEMES, violations } from "./chromium";
import { localMoment } from "../../src/table/decisions";
import { choose, links, newGame, openTable, play, sitDown, started } from "./people";

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: SIZES.tablet, locale: "en" });
});
afterEach(() => context.close());

/** Looks at a screen in every size and colour, and finds nothing wrong with it. */
async function everyLook(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await shoot(page, `${name}-${theme}-${size}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, `${name} ${size}`).toBe(false);
    }
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize(SIZES.tablet);
}

/** A table with an arbiter, and how the arbiter decides things at the desk. */
async function atTheDesk(regulations: Record<string, unknown>) {
  const { seats } = await openTable(regulations, ["white", "black", "arbiter"]);
  const [white, black, desk] = await Promise.all(
    (["white", "black", "arbiter"] as const).map((role) =>
      sitDown(context, address(seats[role]?.link ?? "")),
    ),
  );
  if (!white || !black || !desk) throw new Error("three sit down");
  const field = (name: string): Locator =>
    desk
      .locator("section.desk form label", { hasText: new RegExp(`^\\s*${name}`) })
      .locator("input, select");
  const decide = async (decision: string, fill: Record<string, string> = {}): Promise<void> => {
    await desk.getByLabel("Decision").selectOption(decision);
    for (const [name, value] of Object.entries(fill)) {
      const tag = await field(name).evaluate(({ tagName }) => tagName);
      if (tag === "SELECT") await field(name).selectOption(value);
      else await field(name).fill(value);
    }
    await desk.getByRole("button", { name: "Give this ruling" }).click();
  };
  const told = (words: string): Promise<void> => desk.getByText(words).first().waitFor();
  return { white, black, desk, field, decide, told };
}

describe.skipIf(!inject("isServed"))("around a game", () => {
  it("the rule books are read, searched and compared", async () => {
    const page = await context.newPage();
    await open(page, "/rules/fide-2018/9.6.2");
    await page.getByRole("heading", { name: "9.6.2" }).waitFor();
    await page.getByText("Cases that show it").waitFor();
    await page.getByLabel("Find").fill("9.6");
    await everyLook(page, "rules");
    await page.getByLabel("Find").fill("sealed");
    await page.getByRole("link", { name: "I.1.1", exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "3.1", exact: true }).count()).toBe(0);
    await page.getByLabel("Find").fill("9");
    await page.getByLabel("Compare with").selectOption("FIDE Laws 2014");
    await page.getByLabel("Only where they differ").check();
    await page.locator("li.beside .kin a").first().waitFor();
    await expectHeard(page, "main article", "article");
    await everyLook(page, "rules-compared");
    await page.goBack();
    await page.locator("li:not(.beside)").first().waitFor();
  });

  it("what is in force is told before the game, and follows the choices", async () => {
    const page = await context.newPage();
    await open(page, "/");
    await page.getByText("Illegal moves are not accepted").waitFor();
    await page.getByLabel("Made by hand").check();
    await page.locator("li", { hasText: "Touch-move" }).waitFor();
    await page.getByRole("link", { name: "9.6.2" }).waitFor();
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("An arbiter, who is asked").check();
    await page.getByLabel("Latest arrival").fill("30");
    await page.getByLabel("Agreed draws").selectOption("not before a move");
    await page.getByText("No draw by agreement before move 30").waitFor();
    await page.getByText("Latest arrival: 30:00 after the start").waitFor();
    await everyLook(page, "home-more");
    await page.getByLabel("Time control as PGN").fill("40/5400+30:1800+30");
    await page.getByLabel("Event", { exact: true }).fill("Kaupunki Open");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator("tuo-clock [role=timer]", { hasText: "1:30:" }).first().waitFor({
      state: "attached",
    });
  });

  it("seats have links and pictures of them for cameras", async () => {
    const page = await newGame(context, ["Two devices"]);
    await page.getByAltText("QR code for White").waitFor();
    await everyLook(page, "seats");
  });

  it("the arbiter decides, sees what nobody else does, and has the evidence", async () => {
    const regulations = { book: "fide-2018", control: "900", judgement: "arbiter" };
    const { seats } = await openTable(regulations, ["white", "arbiter"]);
    const player = await sitDown(context, address(seats.white?.link ?? ""));
    const desk = await sitDown(context, address(seats.arbiter?.link ?? ""));
    const decide = async (decision: string, fill: () => Promise<unknown> = async () => {}) => {
      await desk.getByLabel("Decision").selectOption(decision);
      await fill();
      await desk.getByRole("button", { name: "Give this ruling" }).click();
    };
    await decide("Start the game");
    await player.getByText("White to move.").first().waitFor();
    await player.getByRole("button", { name: "Stop" }).click();
    await player.getByRole("button", { name: "Call the arbiter" }).click();
    await desk.getByText("Was the reason valid?").first().waitFor();
    expect(await player.getByText("Was the reason valid?").count()).toBe(0);
    await everyLook(desk, "desk");
    await expectHeard(desk, "section.desk form", "desk-form");
    await desk.getByRole("button", { name: "Judge the reason for the stop" }).click();
    await desk.getByRole("button", { name: "Give this ruling" }).click();
    await desk.getByText("Nothing is waiting.").waitFor();
    await decide("Give extra time", () => desk.locator("form").getByLabel("Black").fill("2:00"));
    await desk.getByText("Black received 2:00 more").first().waitFor();
    await desk.getByRole("button", { name: "Evidence" }).first().click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByText("FIDE Laws 2014").waitFor();
    await dialog.getByRole("row", { name: "Black 15:00 17:00" }).waitFor();
    await dialog.getByRole("button", { name: "Ask" }).click();
    await dialog.getByText("White can mate:").waitFor();
    await dialog.locator(".shot").first().click();
    await everyLook(desk, "evidence");
    await dialog.getByRole("button", { name: "Close" }).click();
    expect(await desk.getByRole("dialog").count()).toBe(0);
  });

  it("the arbiter sets clocks of any period, permits, inspects and has moves sealed", async () => {
    const regulations = {
      book: "fide-2018",
      mode: "otb",
      control: "40/5400+30:1800+30",
      judgement: "arbiter",
    };
    const { white, black, desk, field, decide, told } = await atTheDesk(regulations);
    await decide("Start the game");
    await told("The game began");
    await decide("Stop both clocks");
    await told("Both clocks are stopped");
    await desk.getByLabel("Decision").selectOption("Set a clock");
    await field("Who").selectOption("Black");
    expect(await field("Time").inputValue()).toMatch(/^1:3\d:\d\d$/);
    await decide("Set a clock", {
      Who: "Black",
      Time: "29:30",
      "Moves completed": "40",
      Period: "2",
    });
    await told("Black's clock was set to 29:30");
    await decide("Grant a permission", { Who: "White", Permission: "to leave the playing area" });
    await told("White was permitted to leave the playing area");
    await decide("A player was inspected", { Who: "Black", "The player agreed": "no" });
    await told("Black refused");
    await decide("Let play go on");
    await told("Play goes on");
    await decide("Have a move sealed");
    await told("White must seal");
    await everyLook(desk, "desk-adjournment");
    await white.getByRole("button", { name: "Continue" }).first().click();
    await white.getByRole("button", { name: "It is in the envelope" }).click();
    await white.getByRole("button", { name: "Stop the clocks" }).click();
    await told("White sealed a move");
    const tomorrow = localMoment(Date.now() + 24 * 3_600_000);
    await decide("Keep the envelope", {
      White: "Laine",
      Black: "Virtanen",
      Continues: tomorrow,
      Place: "Helsinki",
    });
    await told("Helsinki");
    await white.getByText("The game is adjourned.").first().waitFor();
    await black.getByRole("button", { name: "I am here" }).click();
    await desk.getByText("came to the board").first().waitFor();
    await decide("Open the envelope", { "What is written there": "e4" });
    // It is not opened before its time, and the desk says by which article.
    await desk.getByRole("alert").getByRole("link", { name: "I." }).first().waitFor();
  });

  it("a move sealed on a device is read by nobody until the arbiter opens it", async () => {
    const { white, black, desk, field, decide, told } = await atTheDesk({
      book: "fide-2018",
      mode: "otb",
      control: "5400",
      judgement: "arbiter",
    });
    await decide("Start the game");
    await desk.getByLabel("Decision").selectOption("Have a move sealed");
    await desk.getByRole("button", { name: "Make a key" }).click();
    await desk.getByLabel("Key").waitFor();
    await decide("Have a move sealed");
    await told("White must seal");
    await white.getByRole("button", { name: "Continue" }).first().click();
    await white.getByLabel("Move, as on the scoresheet").fill("e4");
    await white.getByRole("button", { name: "Put it into the envelope" }).click();
    await white.getByText("this proves your move").waitFor();
    await white.getByRole("button", { name: "Stop the clocks" }).click();
    await told("White sealed a move");
    // To the second, so that nobody has to wait long.
    await desk.getByLabel("Decision").selectOption("Keep the envelope");
    await field("Continues").evaluate((input) => void input.setAttribute("step", "1"));
    const soon = Date.now() + 4_000;
    const seconds = String(new Date(soon).getSeconds()).padStart(2, "0");
    await decide("Keep the envelope", {
      White: "Laine",
      Black: "Virtanen",
      Continues: `${localMoment(soon)}:${seconds}`,
      Place: "Helsinki",
    });
    await told("Helsinki");
    await desk.waitForTimeout(Math.max(0, soon + 1_000 - Date.now()));
    await black.getByRole("button", { name: "I am here" }).click();
    await told("Black came to the board");
    await desk.getByRole("button", { name: "Open the envelope with the key" }).click();
    await white.locator('[aria-label="e4 white pawn"]').waitFor();
    await black.locator('[aria-label="e4 white pawn"]').waitFor();
  });

  it("a finished game is looked through, printed and saved", async () => {
    const page = await newGame(context, ["No clock"]);
    await started(page);
    await play(page, ["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]);
    await page.getByRole("button", { name: "Continue" }).first().click();
    await page.getByRole("button", { name: "Look through the game" }).click();
    await page.getByRole("group", { name: "Through the game" }).waitFor();
    await page.locator('[aria-label="h4 black queen"]').waitFor();
    await page.getByRole("button", { name: "One back" }).click();
    await page.getByRole("button", { name: "e5", exact: true }).click();
    await page.locator('[aria-label="e5 black pawn"]').waitFor();
    await page.locator('[aria-label="g2 white pawn"]').waitFor();
    await expectHeard(page, "section.replay .look", "replay");
    await everyLook(page, "replay");
    const save = page.waitForEvent("download");
    await page.getByRole("button", { name: "PGN" }).click();
    expect((await save).suggestedFilename()).toBe("tuomari.pgn");
    const braille = page.waitForEvent("download");
    await page.getByRole("button", { name: "Braille, Black" }).click();
    expect((await braille).suggestedFilename()).toBe("tuomari-black.brf");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("tuo-board").isVisible()).toBe(false);
    expect(await page.locator(".sheet").isVisible()).toBe(true);
    await page.setViewportSize({ width: 559, height: 794 });
    await shoot(page, "sheet-print");
  });

  it("moves are typed in the letters and words of the reader's language", async () => {
    const host = await newGame(context, ["Two devices"]);
    const [white = "", black = "", arbiter = ""] = await links(host);
    const desk = await sitDown(context, arbiter);
    await desk.getByRole("button", { name: "Give this ruling" }).click();
    const finn = await sitDown(context, white);
    await choose(finn, "Suomi");
    await finn.getByText("Valkean siirtovuoro").first().waitFor();
    await finn.getByLabel("Siirto", { exact: true }).fill("Rf3");
    await finn.keyboard.press("Enter");
    await finn.locator('[aria-label="f3 valkea ratsu"]').waitFor();
    const swede = await sitDown(context, black);
    await choose(swede, "Svenska");
    await swede.getByLabel("Drag", { exact: true }).fill("Sf6");
    await swede.keyboard.press("Enter");
    await swede.locator('[aria-label^="f6 svart"]').waitFor();
    await finn.getByLabel("Siirto", { exact: true }).fill("Lg5");
    await finn.keyboard.press("Enter");
    // The bishop cannot pass a pawn: the article, and what it says.
    await finn.getByRole("link", { name: "3.5" }).first().waitFor();
    await finn.locator(".gist").first().waitFor();
    await shoot(finn, "refused-fi");
    await finn.getByRole("button", { name: "Jatka" }).click();
    await finn.getByLabel("Siirto", { exact: true }).fill("hm");
    await finn.keyboard.press("Enter");
    await finn.getByText("Ei ymmärretty: hm").first().waitFor();
  });
});
