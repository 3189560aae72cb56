/** The table with the real server: the board never moves, rulings stand beside it, players settle what
 * is theirs, and a server that falls silent is noticed. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { address, launch, SIZES, violations } from "./browsers";
import { carry, heard, listen, openTable, play, post, resign, sitDown, started } from "./people";
import { startTuomari } from "./tuomari";

let browser: Browser;
let context: BrowserContext;
/** The other player's device: a tab behind another one is drawn once a second. */
let beside: BrowserContext;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  const device = { viewport: SIZES.desktop, locale: "en" };
  [context, beside] = [await browser.newContext(device), await browser.newContext(device)];
});
afterEach(() => Promise.all([context.close(), beside.close()]));

const SCREEN = { book: "fide-2023", control: "900+10" };

async function boxOf(page: Page): Promise<string> {
  const box = await page.locator("tuo-board").boundingBox();
  if (!box) throw new Error("there is a board");
  return [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
}

/** Two players at devices of their own, in a game that has begun. */
async function two(regulations: object): Promise<{ white: Page; black: Page }> {
  const { seats } = await openTable(regulations, ["white", "black"]);
  const white = await sitDown(context, address(seats.white?.link ?? ""));
  const black = await sitDown(beside, address(seats.black?.link ?? ""));
  await started(white);
  await black.getByText("White to move").first().waitFor();
  return { white, black };
}

describe.skipIf(!inject("isServed"))("the table", () => {
  it.each([
    [390, 844, 340],
    [1280, 720, 560],
    [844, 390, 300],
  ])("has a board of %i by %i that is large enough", async (width, height, least) => {
    const { seats } = await openTable(SCREEN, ["white", "table"]);
    for (const role of ["white", "table"] as const) {
      const page = await sitDown(context, address(seats[role]?.link ?? ""));
      await page.setViewportSize({ width, height });
      const [, , wide] = (await boxOf(page)).split(" ");
      expect(Number(wide)).toBeGreaterThanOrEqual(least);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
    }
  });

  it("keeps the board where it is through a whole game with every panel opened", async () => {
    const { white, black } = await two(SCREEN);
    await white.setViewportSize({ width: 390, height: 844 });
    await white.waitForFunction(() => innerWidth === 390);
    const box = await boxOf(white);
    const still = async (): Promise<void> => expect(await boxOf(white)).toBe(box);
    await play(white, ["f2", "f3"]);
    await still();
    await black.getByRole("button", { name: "Offer a draw" }).click();
    await white.getByText("Black offers a draw").first().waitFor();
    await still();
    await white.getByRole("button", { name: "Decline" }).click();
    await black.getByText("it was declined").first().waitFor();
    await white.getByRole("button", { name: "Claim" }).click();
    await white.getByRole("dialog").waitFor();
    await still();
    await white.keyboard.press("Escape");
    await white.getByRole("dialog").waitFor({ state: "detached" });
    await play(black, ["e7", "e5"]);
    await white.locator('[aria-label="e5 black pawn"]').waitFor();
    // A look back, and the way back.
    await white.getByRole("button", { name: "One back" }).click();
    await white.locator('[aria-label="e7 black pawn"]').waitFor();
    await still();
    await white.getByRole("button", { name: "Back to the game" }).click();
    await white.locator('[aria-label="e5 black pawn"]').waitFor();
    // An illegal move is refused beside the board.
    await carry(white, "g2", "g5");
    await white
      .getByRole("heading", { name: "Refused: the move is illegal", exact: true })
      .waitFor();
    await white.locator(".ruling p", { hasText: "The pawn on g2 does not move to g5" }).waitFor();
    await still();
    expect(await violations(white)).toEqual([]);
    await play(white, ["g2", "g4"]);
    await white.locator(".ruling").waitFor({ state: "detached" });
    await play(black, ["d8", "h4"]);
    await white.getByText("Black wins").first().waitFor();
    await still();
    expect(await white.locator("[aria-current=true]").textContent()).toContain("Qh4");
  });

  it("shows who is there, and how many look on", async () => {
    const { white, black } = await two(SCREEN);
    await white.locator(".opp .dot.here").waitFor();
    expect(await white.locator(".own .dot").count()).toBe(0);
    const guest = await sitDown(context, white.url());
    await white.getByText("1 spectator").waitFor();
    await guest.locator(".own .dot.here").waitFor();
    await black.close();
    await white.getByText("not connected").waitFor();
    await guest.getByText("not connected").waitFor();
  });

  it("two devices: a wrong claim, a resignation, and a rematch with the colours changed", async () => {
    const { white, black } = await two(SCREEN);
    await listen(black);
    await play(white, ["e2", "e4"]);
    await black.locator('[aria-label="e4 white pawn"]').waitFor();
    await black.getByRole("button", { name: "Claim" }).click();
    await black.getByRole("dialog").getByRole("button", { name: "Claim", exact: true }).click();
    await white.getByRole("heading", { name: "Wrong claim: White gets one minute" }).waitFor();
    await resign(black, "Black");
    await white.getByText("1–0").first().waitFor();
    expect((await heard(black)).join(" ")).toContain("Wrong claim");
    await white.getByRole("button", { name: "Rematch" }).click();
    await white.getByText("Black, you").or(white.getByText("Black").first()).first().waitFor();
    await black.getByRole("link", { name: "Sit down" }).click();
    await started(black);
    await play(black, ["d2", "d4"]);
    await white.locator('[aria-label="d4 white pawn"]').waitFor();
  });

  it("at home a move is taken back when both want it, on one screen too", async () => {
    const { seats } = await openTable({ book: "home" }, ["table"]);
    const page = await sitDown(context, address(seats.table?.link ?? ""));
    await started(page);
    expect(await page.getByRole("button", { name: /Press the clock/ }).count()).toBe(0);
    await play(page, ["e2", "e4"]);
    await page
      .getByRole("group", { name: "White" })
      .getByRole("button", { name: "Take back" })
      .click();
    await page.getByRole("button", { name: "Agree" }).click();
    await page.locator('[aria-label="e2 white pawn"]').waitFor();
  });

  it("at home rules are cited in the reader's language", async () => {
    const { seats } = await openTable({ book: "home" }, ["table"]);
    const page = await sitDown(context, address(seats.table?.link ?? ""));
    await started(page);
    await carry(page, "e2", "e5");
    await page.getByRole("button", { name: "Why" }).first().click();
    const cited = page.locator(".ruling .gist a").first();
    await cited.waitFor();
    expect(await cited.textContent()).not.toMatch(/[äö]|Alkuasetelma|Siirr/);
  });

  it("players have no power of the arbiter", async () => {
    const { seats, table } = await openTable({ ...SCREEN, judgement: "arbiter" }, [
      "white",
      "black",
      "arbiter",
    ]);
    const white = await sitDown(context, address(seats.white?.link ?? ""));
    expect(await white.getByRole("button", { name: /^Start/ }).count()).toBe(0);
    const start = { act: { act: "decide", decision: "start" } };
    await expect(post(`/tables/${table}/acts`, start, seats.white?.token)).rejects.toThrow();
    await post(`/tables/${table}/acts`, start, seats.arbiter?.token);
    await white.getByRole("button", { name: "Stop" }).click();
    await white.getByRole("button", { name: "Call the arbiter" }).click();
    await white.getByText("Play is stopped").first().waitFor();
    expect(await white.getByRole("button", { name: "Play goes on" }).count()).toBe(0);
  });

  it("says within five seconds that the server is silent, and comes back by itself", async () => {
    const tuomari = await startTuomari();
    if (!tuomari) throw new Error("the server is built");
    try {
      const opening = await fetch(new URL("/api/v1/tables", tuomari.address), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ regulations: SCREEN, seats: ["white", "table", "arbiter"] }),
      });
      const { seats } = (await opening.json()) as Awaited<ReturnType<typeof openTable>>;
      const link = (role: "white" | "table" | "arbiter"): string =>
        new URL(seats[role]?.link ?? "", tuomari.address).href;
      const white = await sitDown(context, link("white"));
      const shared = await sitDown(context, link("table"));
      const desk = await sitDown(context, link("arbiter"));
      await started(white);
      await shared.getByText("Your move").first().waitFor();
      await listen(white);
      tuomari.signal("SIGSTOP");
      const cut = { timeout: 5500 };
      await Promise.all([
        white.getByRole("alert").getByText("Connection lost").waitFor(cut),
        shared.getByText("Connection lost").first().waitFor(cut),
        desk.getByText("Connection lost").first().waitFor(cut),
      ]);
      // Nobody is shown a clock that runs by guess.
      expect(await desk.locator(".seat.cut").count()).toBe(2);
      expect(await desk.locator(".seat.runs").count()).toBe(0);
      await carry(white, "e2", "e4");
      await white.getByText("kept on this device").waitFor();
      expect((await heard(white)).join(" ")).toContain("the time is given back");
      tuomari.signal("SIGCONT");
      await white.getByRole("alert").waitFor({ state: "detached" });
      await shared.locator('[aria-label="e4 white pawn"]').waitFor();
      expect(await shared.getByText("Connection lost").count()).toBe(0);
      const stopped = white.getByText("Both clocks").filter({ visible: true });
      expect(await stopped.count()).toBe(0);
    } finally {
      tuomari.signal("SIGCONT");
      await tuomari.stop();
    }
  });
});
