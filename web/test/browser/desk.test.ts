/** The arbiter's desk, with the real server. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { DECISIONS, localMoment } from "../../src/table/decisions";
import { actor, byHand, decide, field, find, turnTo } from "./arbiter";
import { address, expectHeard, launch, SIZES, violations } from "./browsers";
import { openTable, sitDown } from "./people";

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: SIZES.desktop, locale: "en" });
});
afterEach(() => context.close());

const BLITZ_BY_HAND = {
  book: "fide-2023",
  mode: "otb",
  control: "300+3",
  judgement: "arbiter",
  observer: "human",
  supervision: "full",
};
const SEATS = ["white", "black", "arbiter"] as const;

/** A table with an arbiter, whose desk is open. */
async function atTheDesk(regulations: object) {
  const opened = await openTable(regulations, [...SEATS]);
  const desk = await sitDown(context, address(opened.seats.arbiter?.link ?? ""));
  const told = (words: string): Promise<void> => desk.getByText(words).first().waitFor();
  return { opened, desk, told, act: actor(opened) };
}

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Things to press that are smaller than a fingertip. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "main button, main summary, main input, main select",
      ),
    ]
      .filter((one) => one.checkVisibility() && !one.closest("[inert]"))
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return (width < 43.5 || height < 43.5) && one.getAttribute("type") !== "checkbox";
      })
      .map((one) => `${one.tagName} ${one.textContent.trim()}`),
  );

describe.skipIf(!inject("isServed"))("the arbiter's desk", () => {
  it("has the question, the answers and the evidence, and nobody else sees them", async () => {
    const regulations = { book: "fide-2018", control: "900", judgement: "arbiter" };
    const { opened, desk, told, act } = await atTheDesk(regulations);
    await desk.locator(".view").getByRole("button", { name: "Start the game" }).click();
    await desk.locator(".view").getByRole("button", { name: "Stop both clocks" }).waitFor();
    const player = await sitDown(context, address(opened.seats.white?.link ?? ""));
    await act("white", { act: "stop_clock", reason: "arbiter" });
    await desk.getByRole("heading", { name: "Was the reason valid?" }).waitFor();
    expect(await player.getByText("Was the reason valid?").count()).toBe(0);
    await expectHeard(desk, "article.ask .answers", "desk-answers");
    await desk.getByRole("button", { name: "Good reason 6.11.4" }).first().click();
    await desk.getByRole("heading", { name: "Nothing is waiting" }).waitFor();
    await decide(desk, "Give extra time", { Black: "2:00" });
    await told("Black received 2:00 more");
    await desk.locator(".log button", { hasText: "Black received" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByText("FIDE Laws 2014").waitFor();
    await dialog.getByRole("row", { name: "Black 15:00 17:00" }).waitFor();
    await dialog.getByRole("button", { name: "Ask" }).click();
    await dialog.getByText("White can mate:").waitFor();
    expect(await violations(desk)).toEqual([]);
    await dialog.getByRole("button", { name: "Close" }).click();
    expect(await desk.getByRole("dialog").count()).toBe(0);
  });

  it("says what is possible now, and of the rest why not, with the article", async () => {
    const { desk, act } = await atTheDesk(BLITZ_BY_HAND);
    await find(desk, "Place the clock");
    await desk.getByRole("button", { name: "Back" }).click();
    await desk.getByRole("searchbox").fill("");
    await act("arbiter", { act: "decide", decision: "start" });
    await desk.getByRole("button", { name: "All decisions" }).click();
    await desk.getByRole("heading", { name: `${DECISIONS.length} decisions` }).waitFor();
    expect(await desk.locator(".decide li button").count()).toBe(DECISIONS.length);
    const flag = desk.locator(".decide li button", { hasText: "Point out a fallen flag" });
    await flag.getByText("Not now").waitFor();
    expect(await flag.textContent()).toMatch(/6\.8/);
    await find(desk, "Place the clock");
    const give = desk.getByRole("button", { name: "Give this ruling" });
    await expect.poll(() => give.isDisabled()).toBe(true);
    expect(await desk.getByText("left_of_white").count()).toBe(0);
  });

  it("opens every decision with what must be said", async () => {
    const { desk } = await atTheDesk(BLITZ_BY_HAND);
    await desk.getByRole("button", { name: "All decisions" }).click();
    const listed = desk.locator(".decide li button .what");
    await expect.poll(() => listed.count()).toBe(DECISIONS.length);
    const names = await listed.allTextContents();
    for (const name of names) {
      const [title = ""] = name.split("Not now:");
      await find(desk, title.trim());
      await desk.locator("main.desk form").getByRole("heading").waitFor();
      expect(await desk.locator("main.desk form").textContent()).not.toMatch(
        /(field|choice|decide)-/,
      );
    }
  });

  it("forgets a refusal with the next thing that is done", async () => {
    const { desk, act } = await atTheDesk(BLITZ_BY_HAND);
    await act("arbiter", { act: "decide", decision: "start" });
    await desk.locator(".view").getByRole("button", { name: "Stop both clocks" }).waitFor();
    await decide(desk, "Restore an earlier position", {
      "After this many moves, both sides together": "0",
    });
    await find(desk, "Penalise");
    await field(desk, "Penalty").selectOption("a fine");
    await field(desk, "Fine, in cents").fill("500");
    await field(desk, "Reason").fill("noise");
    await desk.getByRole("button", { name: "Give this ruling" }).click();
    await desk.getByRole("alert").waitFor();
    await find(desk, "A phone sounded");
    expect(await desk.getByRole("alert").count()).toBe(0);
  });

  it("sets clocks of any period, permits, inspects and has moves sealed", async () => {
    const { desk, told, act } = await atTheDesk({
      book: "fide-2018",
      mode: "otb",
      control: "40/5400+30:1800+30",
      judgement: "arbiter",
    });
    await act("arbiter", { act: "decide", decision: "start" });
    await desk.locator(".view").getByRole("button", { name: "Stop both clocks" }).click();
    await find(desk, "Set a clock");
    await desk.locator("main.desk form").getByLabel("Black", { exact: true }).check();
    expect(await field(desk, "Time").inputValue()).toMatch(/^1:3\d:\d\d$/);
    await decide(desk, "Set a clock", {
      Who: "Black",
      Time: "29:30",
      "Moves completed": "40",
      Period: "2",
    });
    await told("Black's clock was set to 29:30");
    await decide(desk, "Grant a permission", {
      Who: "White",
      Permission: "to leave the playing area",
    });
    await told("White was permitted to leave the playing area");
    await decide(desk, "A player was inspected", { Who: "Black", "The player agreed": "no" });
    await told("Black refused");
    await desk.locator(".view").getByRole("button", { name: "Let play go on" }).click();
    await decide(desk, "Have a move sealed");
    await told("White must seal");
    await act("white", { act: "seal", commitment: "paper" });
    await act("white", { act: "stop_clock", reason: "sealed" });
    await told("White sealed a move");
    const tomorrow = localMoment(Date.now() + 24 * 3_600_000);
    await decide(desk, "Keep the envelope", {
      White: "Laine",
      Black: "Virtanen",
      Continues: tomorrow,
      Place: "Helsinki",
    });
    await told("Helsinki");
    // It cannot be opened before its time, and the desk says by which article.
    await find(desk, "Open the envelope");
    await desk.locator("main.desk form").getByRole("link", { name: "I." }).first().waitFor();
  });
});

describe.skipIf(!inject("isServed"))("an arbiter with a phone in one hand", () => {
  it("rules on four kinds of irregularity in a game by hand", async () => {
    await context.close();
    context = await browser.newContext({ viewport: SIZES.phone, locale: "en", hasTouch: true });
    const { desk, act } = await atTheDesk(BLITZ_BY_HAND);
    const answer = async (name: string): Promise<void> => {
      await turnTo(desk, "Questions");
      await desk.locator("article.ask").getByRole("button", { name }).first().click();
    };
    const bar = desk.locator("nav.bar");
    await bar.getByRole("button", { name: "Start" }).click();
    await bar.getByRole("button", { name: "Stop clocks" }).waitFor();
    expect(await fits(desk)).toBe(true);

    // A piece was touched, and another one moved.
    await act("white", { act: "touch", square: "g1" });
    await byHand(act, ["e2e4"]);
    await act("black", { act: "stop_clock", reason: "arbiter" });
    await desk.getByText("g1 touched").waitFor();
    expect(await small(desk)).toEqual([]);
    expect(await violations(desk)).toEqual([]);
    // The answers lie in the lower half, under the thumb.
    const box = await desk.getByRole("button", { name: "The touched piece moves" }).boundingBox();
    expect(box?.y ?? 0).toBeGreaterThan(844 * 0.4);
    await answer("The touched piece moves");
    await desk.getByRole("heading", { name: "Are the times right?" }).waitFor();
    await answer("The times are right");
    await desk.getByText("When a player calls you").waitFor();

    // An illegal move was made and completed.
    await byHand(act, ["g1f3", "e7e5", "f1b5"]);
    await act("black", { act: "stop_clock", reason: "illegal_move" });
    await answer("Act on White’s illegal move");
    await desk.getByText("1 illegal move").first().waitFor();
    await answer("The times are right");
    await desk.getByText("When a player calls you").waitFor();

    // The clocks were stopped for no reason.
    await act("white", { act: "stop_clock", reason: "other" });
    await answer("No good reason");
    await desk.getByText("When a player calls you").waitFor();
    await decide(desk, "Penalise", { Who: "White", Reason: "6.11.4" });
    await desk.getByText("1 warning").first().waitFor();
    await turnTo(desk, "Play on");
    await desk.locator("nav.bar").getByRole("button", { name: "Stop clocks" }).waitFor();

    // A phone sounds, and that costs the game.
    await decide(desk, "A phone sounded", { Who: "Black" });
    await answer("Black loses");
    await desk.getByText("1–0").first().waitFor();
    expect(await fits(desk)).toBe(true);
  });
});
