/** The screens around a game, with the real server: rules, seats, the arbiter's desk, the game once
 * more. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { address, expectHeard, launch, open, shoot, SIZES, THEMES, violations } from "./browsers";
import { localMoment } from "../../src/table/decisions";
import { decide, field, find } from "./arbiter";
import { choose, links, newGame, openTable, play, resign, sitDown, started } from "./people";

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

describe.skipIf(!inject("isServed"))("around a game", () => {
  it("the rule books are read, searched and compared", async () => {
    const page = await context.newPage();
    await page.setViewportSize(SIZES.desktop);
    await open(page, "/rules/fide-2018/9.6.2");
    await page.getByRole("heading", { name: "9.6.2" }).waitFor();
    await page.getByText("How the table does it").click();
    await page.getByText("Cases that show it").waitFor();
    await page.getByLabel("Find").fill("9.6");
    await everyLook(page, "rules");
    await page.setViewportSize(SIZES.desktop);
    await page.getByLabel("Find").fill("sealed");
    await page.getByRole("link", { name: /^I\.1\.1 / }).waitFor();
    expect(await page.getByRole("link", { name: /^3\.1 / }).count()).toBe(0);
    await page.getByLabel("Find").fill("9");
    await page.getByLabel("Compare with").selectOption("FIDE Laws 2014");
    await page.getByLabel("Only where they differ").check();
    await page.locator("li.beside").first().waitFor();
    await expectHeard(page, "main article", "article");
    await everyLook(page, "rules-compared");
    await page.setViewportSize(SIZES.desktop);
    await page.goBack();
    await page.locator("li:not(.beside)").first().waitFor();
    // Two articles that are not the same stand side by side, with their own words marked.
    await open(page, "/rules/fide-2023/9.2.1?beside=fide-2014");
    await page.locator(".pair mark").first().waitFor();
    expect(await page.locator(".pair section").count()).toBe(2);
    // Without an article the whole book is compared.
    await open(page, "/rules/fide-2023?beside=fide-2014");
    await page.locator("li.beside .kin a").first().waitFor();
  });

  it("what is in force is told before the game, and follows the choices", async () => {
    const page = await context.newPage();
    await open(page, "/new");
    await page.getByText("In force").click();
    await page.getByText("Illegal moves are not accepted").waitFor();
    await page.getByLabel("Made by hand").check();
    await page.locator("li", { hasText: "Touch-move" }).waitFor();
    await page.getByRole("link", { name: "9.6.2" }).waitFor();
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("An arbiter decides").check();
    await page.getByLabel("Latest arrival").fill("30");
    await page.getByLabel("Agreed draws").selectOption("not before a move");
    await page.getByText("No draw by agreement before move 30").waitFor();
    await page.getByText("Latest arrival: 30:00 after the start").waitFor();
    await everyLook(page, "new-more");
  });

  it("a move sealed on a device is read by nobody until the arbiter opens it", async () => {
    const regulations = { book: "fide-2018", mode: "otb", control: "5400", judgement: "arbiter" };
    const { seats } = await openTable(regulations, ["white", "black", "arbiter"]);
    const sit = (role: "white" | "black" | "arbiter"): Promise<Page> =>
      sitDown(context, address(seats[role]?.link ?? ""));
    const [white, black, desk] = [await sit("white"), await sit("black"), await sit("arbiter")];
    await desk.setViewportSize(SIZES.desktop);
    const told = (words: string): Promise<void> => desk.getByText(words).first().waitFor();
    await desk.locator(".view").getByRole("button", { name: "Start the game" }).click();
    await desk.locator(".view").getByRole("button", { name: "Stop both clocks" }).waitFor();
    await find(desk, "Have a move sealed");
    await desk.getByRole("button", { name: "Make a key" }).click();
    await desk.getByLabel("Key").waitFor();
    await decide(desk, "Have a move sealed");
    await told("White must seal");
    await white.getByRole("button", { name: "Seal your move" }).click();
    await white.getByLabel("Move, as on the scoresheet").fill("e4");
    await white.getByRole("button", { name: "Put it into the envelope" }).click();
    await white.getByText("this proves your move").waitFor();
    await white.getByRole("button", { name: "Stop the clocks" }).click();
    await told("White sealed a move");
    // To the second, so that nobody has to wait long.
    await find(desk, "Keep the envelope");
    const form = desk.locator("main.desk form");
    const fill = (name: string, value: string): Promise<void> => field(desk, name).fill(value);
    await field(desk, "Continues").evaluate((input) => void input.setAttribute("step", "1"));
    const soon = Date.now() + 4_000;
    const seconds = String(new Date(soon).getSeconds()).padStart(2, "0");
    await fill("White", "Laine");
    await fill("Black", "Virtanen");
    await fill("Continues", `${localMoment(soon)}:${seconds}`);
    await fill("Place", "Helsinki");
    await form.getByRole("button", { name: "Give this ruling" }).click();
    await told("Helsinki");
    await desk.waitForTimeout(Math.max(0, soon + 1_000 - Date.now()));
    await black.getByRole("button", { name: "I am here" }).click();
    await told("Black came to the board");
    await desk.getByRole("button", { name: "Open the envelope with the key" }).click();
    await white.locator('[aria-label="e4 white pawn"]').waitFor();
    await black.locator('[aria-label="e4 white pawn"]').waitFor();
    // The game goes on from there, to its end.
    await resign(black, "Black");
    await white.getByText("1–0").first().waitFor();
    await desk.getByText("1–0").first().waitFor();
  });

  it("a finished game is looked through, printed and saved", async () => {
    const page = await newGame(context, ["No clock"]);
    await started(page);
    await play(page, ["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]);
    await page.getByRole("button", { name: "Replay" }).first().click();
    await page.getByRole("group", { name: "Through the game" }).waitFor();
    await page.locator('[aria-label="h4 black queen"]').waitFor();
    expect(await page.locator(".law").getByText("0–1").count()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 720 });
    const seen = await page.locator("tuo-board").boundingBox();
    expect((seen?.y ?? 0) + (seen?.height ?? Infinity)).toBeLessThanOrEqual(720);
    // On a phone the game is walked through without scrolling.
    await page.setViewportSize(SIZES.phone);
    const walk = await page.getByRole("group", { name: "Through the game" }).boundingBox();
    expect((walk?.y ?? 0) + (walk?.height ?? Infinity)).toBeLessThanOrEqual(SIZES.phone.height);
    // The result stands beside the board, and not once more in the header.
    expect(await page.locator("header .now").getAttribute("data-text")).toBe("");
    await page.setViewportSize(SIZES.tablet);
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
    const [white = "", black = ""] = await links(host);
    const finn = await sitDown(context, white);
    await started(finn);
    await choose(finn, "Suomi");
    await finn.getByText("Sinun siirtosi").first().waitFor();
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
    await finn.locator(".ruling summary").click();
    await finn.getByRole("link", { name: "3.5" }).first().waitFor();
    await finn.locator(".gist").first().waitFor();
    await shoot(finn, "refused-fi");
    await finn.getByRole("button", { name: "Sulje" }).click();
    await finn.getByLabel("Siirto", { exact: true }).fill("hm");
    await finn.keyboard.press("Enter");
    await finn.getByText("Ei ymmärretty: hm").first().waitFor();
  });
});
