/** Score sheets that players write themselves, in a game by hand, with the real server. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { actor, byHand, turnTo } from "./arbiter";
import { address, launch, SIZES, violations } from "./browsers";
import { openTable } from "./people";

let browser: Browser;
/** Everyone has a device: a tab behind another one is drawn once a second. */
let devices: BrowserContext[];

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(() => void (devices = []));
afterEach(() => Promise.all(devices.map((device) => device.close())));

const REGULATIONS = {
  book: "fide-2023",
  mode: "otb",
  control: "40/5400:1800",
  judgement: "arbiter",
  observer: "human",
  sheets: "digital",
};

/** Sits down at a link; with `sheet` before the own sheet. */
async function sit(link: string, sheet = false): Promise<Page> {
  const device = await browser.newContext({ viewport: SIZES.phone, locale: "en" });
  devices.push(device);
  const page = await device.newPage();
  await page.goto(address(sheet ? link.replace("#", "?sheet#") : link));
  await page.locator("main h1").first().waitFor({ state: "attached" });
  return page;
}

/** Writes with the keys of the page. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Write the move" }).fill(text);
  await page.getByRole("button", { name: "Write", exact: true }).click();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Write the move" }).inputValue())
    .toBe("");
}

const line = (page: Page, row: number): Promise<string[]> =>
  page.locator(`tbody tr:has(th:text-is("${row}")) td`).allInnerTexts();

describe.skipIf(!inject("isServed"))("score sheets", () => {
  it("are written, corrected, compared, completed after a flag, and signed", async () => {
    const opened = await openTable(REGULATIONS, ["white", "black", "arbiter"]);
    const act = actor(opened);
    const { white, black, arbiter } = opened.seats;
    const own = await sit(white?.link ?? "", true);
    const other = await sit(black?.link ?? "", true);
    await act("arbiter", { act: "decide", decision: "start" });
    await own.getByText("until your clock is under 5 minutes").waitFor();
    await byHand(act, ["e2e4", "e7e5", "g1f3", "b8c6"]);

    // Typed with the keys, in words, and by tapping the piece where it stands now.
    for (const key of ["e", "4"]) await own.getByRole("button", { name: key, exact: true }).click();
    await own.getByRole("button", { name: "Write", exact: true }).click();
    await own.getByRole("button", { name: "Say it" }).click();
    await own.getByLabel("The move in words").fill("e six");
    await own.getByRole("button", { name: "Write", exact: true }).click();
    await own.getByRole("button", { name: "Tap a board" }).click();
    await own.locator("tuo-board [data-square=f3]").click();
    expect(await own.getByRole("textbox", { name: "Write the move" }).inputValue()).toBe("Nf3");
    await own.getByRole("button", { name: "Write", exact: true }).click();
    await own.getByRole("button", { name: "Type" }).click();
    await expect.poll(() => line(own, 2)).toEqual(["Nf3", expect.anything()]);

    // What is written anew leaves the old crossed out, and nothing says which was right.
    await own.getByRole("button", { name: "e6" }).click();
    await write(own, "e5 (=) 1:28:00");
    await own.locator("del", { hasText: "e6" }).waitFor();
    expect(await own.getByText(/illegal|wrong|differs/i).count()).toBe(0);
    expect(await violations(own)).toEqual([]);
    const wide = (): Promise<boolean> =>
      own.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await wide()).toBe(false);
    await own.setViewportSize({ width: 320, height: 640 });
    expect(await wide()).toBe(false);
    await own.setViewportSize(SIZES.phone);

    // Not in advance (8.1.2): the refusal names the article.
    await write(own, "Nc6");
    await write(own, "Bb5");
    await own.getByRole("alert").getByRole("link", { name: "8.1.2" }).waitFor();

    for (const text of ["e4", "??", "Nf3"]) await write(other, text);

    // A screen that is wider than high has the keys beside the paper, not below it.
    await own.setViewportSize({ width: 1280, height: 720 });
    const tenth = await own.locator('tbody th:text-is("10")').boundingBox();
    const sheet = await own.getByRole("group", { name: "Your score sheet" }).boundingBox();
    expect((tenth?.y ?? Infinity) + (tenth?.height ?? 0)).toBeLessThan(
      (sheet?.y ?? 0) + (sheet?.height ?? 0),
    );

    // The arbiter sees both beside the record, with the differences.
    const desk = await sit(arbiter?.link ?? "");
    await turnTo(desk, "Sheets");
    await desk.getByRole("heading", { name: "One difference" }).waitFor();
    await desk.getByText("Black’s entry cannot be read.").waitFor();
    // What is written plainly, but is no move there, is told as what it is.
    await other.getByRole("button", { name: "illegible" }).first().click();
    await write(other, "Ke4");
    await desk.getByText("Black wrote Ke4, which is not a move in this position.").waitFor();
    await desk.setViewportSize(SIZES.desktop);
    expect(await violations(desk)).toEqual([]);

    // With less than five minutes nobody must write; then a flag falls, and both must complete.
    const setClock = (of: "white" | "black", time: number): Promise<object> =>
      act("arbiter", {
        act: "decide",
        decision: "set_clock",
        of,
        setting: { time, moves: 2, period: 0 },
      });
    await setClock("white", 280_000);
    await setClock("black", 2_000);
    await own.getByText("need not write for the rest").waitFor();
    await byHand(act, ["f1b5"]);
    await other.getByText("need not write for the rest").waitFor();
    await expect
      .poll(
        () =>
          act("white", { act: "claim_flag" }).then(
            () => true,
            () => false,
          ),
        {
          timeout: 10_000,
          interval: 500,
        },
      )
      .toBe(true);
    await own.getByText("Complete your sheet").waitFor();
    await write(own, "Bb5");
    await own.getByRole("button", { name: "My sheet is complete" }).click();
    // Black copies from White's sheet.
    await other.getByRole("button", { name: "Opponent’s sheet" }).click();
    await other.getByText("Bb5").waitFor();
    await other.getByRole("button", { name: "My sheet", exact: true }).click();
    await other.getByRole("button", { name: "Ke4" }).first().click();
    await write(other, "e5");
    await write(other, "Nc6");
    await write(other, "Bb5");
    await other.getByRole("button", { name: "My sheet is complete" }).click();
    await other.getByText("1–0").first().waitFor();

    // Both sign the result (8.7).
    for (const page of [own, other]) {
      await page.getByRole("button", { name: "Sign 1–0" }).click();
      await page.getByText("signed 1–0").first().waitFor();
    }
    await expect.poll(() => own.getByText("signed 1–0").count()).toBe(2);
    expect(await violations(own)).toEqual([]);
  });
});

describe.skipIf(!inject("isServed"))("a player's assistant", () => {
  it("has a link from the arbiter, and does what was approved and nothing else", async () => {
    const regulations = { ...REGULATIONS, control: "5400+30", blind: ["white"] };
    const opened = await openTable(regulations, ["white", "black", "arbiter"]);
    const act = actor(opened);
    const desk = await sit(opened.seats.arbiter?.link ?? "");
    await act("arbiter", {
      act: "decide",
      decision: "approve_assistant",
      of: "white",
      duties: ["move", "press", "announce", "write", "tell"],
    });
    await act("arbiter", { act: "decide", decision: "start" });
    await turnTo(desk, "Decide");
    await desk.getByRole("button", { name: "Make a link for this seat" }).click();
    const link = await desk.getByLabel("Link of this seat").inputValue();
    const page = await sit(link);
    await page.getByRole("heading", { name: "Assistant of White" }).waitFor();
    await page
      .getByLabel("Announce a move")
      .or(page.locator("form input").first())
      .first()
      .waitFor();
    expect(await page.getByRole("heading", { name: "Seal the move" }).count()).toBe(0);
    // The piece is placed, and the move announced: then it is made (D.2.3.3).
    const board = page.locator("tuo-board");
    await board.locator("[data-square=e2]").click();
    await board.locator("[data-square=e4]").click();
    await page.locator("form input").first().fill("Bauer Eva zwei Eva vier");
    await page.locator("form button.main").click();
    await page.locator(".last", { hasText: "Bauer Eva zwei Eva vier" }).waitFor();
    await page.locator("tuo-clock").getByRole("button").click();
    // Unasked nobody is told the times (D.2.10.4).
    await page.getByRole("button", { name: "Tell them now" }).click();
    await page.getByRole("alert").getByRole("link", { name: "D.2.10.4" }).waitFor();
    await act("white", { act: "ask_times" });
    await page.getByRole("button", { name: "Tell them now" }).click();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});
