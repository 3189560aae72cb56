/** Whole games while something is away: a server that is killed, a network that is gone, someone who
 * looks on and comes late, a player who cannot see and has no device of their own. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { cable } from "./cable";
import { address, launch, shoot, SIZES, violations } from "./browsers";
import { carry, openTable, play, post, resign, sitDown, started } from "./people";
import { type Running, startTuomari } from "./tuomari";

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: SIZES.desktop, locale: "en" });
});
afterEach(() => context.close());

const SCREEN = { book: "fide-2023", control: "900+10" };
type Opened = Awaited<ReturnType<typeof openTable>>;

/** A server of the test's own, to be harmed. */
async function withServer(harm: (tuomari: Running) => Promise<void>): Promise<void> {
  const tuomari = await startTuomari();
  if (!tuomari) throw new Error("the server is built");
  try {
    await harm(tuomari);
  } finally {
    await tuomari.stop();
  }
}

/** Two players at devices of their own, who reach the server at this address, in a game that is on. */
async function two(at: string): Promise<{ white: Page; black: Page }> {
  const opening = await fetch(new URL("/api/v1/tables", at), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ regulations: SCREEN, seats: ["white", "black"] }),
  });
  const { seats } = (await opening.json()) as Opened;
  const link = (role: "white" | "black"): string => new URL(seats[role]?.link ?? "", at).href;
  const white = await sitDown(context, link("white"));
  const black = await sitDown(context, link("black"));
  await started(white);
  await black.getByText("White to move").first().waitFor();
  return { white, black };
}

const lost = (page: Page): Promise<void> =>
  page.getByRole("alert").getByText("Connection lost").waitFor();
const back = (page: Page): Promise<void> => page.getByRole("alert").waitFor({ state: "detached" });

describe.skipIf(!inject("isServed"))("a game goes on", () => {
  it("after the server was killed: nothing is lost, and what was played meanwhile arrives", () =>
    withServer(async (tuomari) => {
      const { white, black } = await two(tuomari.address);
      await play(white, ["e2", "e4"]);
      await play(black, ["e7", "e5"]);
      await white.locator('[aria-label="e5 black pawn"]').waitFor();
      await tuomari.kill();
      await Promise.all([lost(white), lost(black)]);
      await carry(white, "g1", "f3");
      await white.getByText("kept on this device").waitFor();
      await shoot(white, "killed");
      await tuomari.revive();
      await Promise.all([back(white), back(black)]);
      await black.locator('[aria-label="f3 white knight"]').waitFor();
      await resign(black, "Black");
      await white.getByText("1–0").first().waitFor();
    }));

  it("after the network was gone: what was played meanwhile arrives, and both see the same", () =>
    withServer(async (tuomari) => {
      const network = await cable(tuomari.address);
      try {
        const { white, black } = await two(network.address);
        await play(white, ["d2", "d4"]);
        await black.locator('[aria-label="d4 white pawn"]').waitFor();
        network.pull();
        await Promise.all([lost(white), lost(black)]);
        await carry(black, "d7", "d5");
        await black.getByText("kept on this device").waitFor();
        network.put();
        await Promise.all([back(white), back(black)]);
        await white.locator('[aria-label="d5 black pawn"]').waitFor();
        expect(await white.getByText("Connection lost").count()).toBe(0);
        await resign(white, "White");
        await black.getByText("0–1").first().waitFor();
      } finally {
        await network.close();
      }
    }));
});

describe.skipIf(!inject("isServed"))("who looks on", () => {
  it("and comes late sees the game so far, follows it to the end, and can do nothing", async () => {
    const { seats, watch } = await openTable(SCREEN, ["white", "black"]);
    const white = await sitDown(context, address(seats.white?.link ?? ""));
    const black = await sitDown(context, address(seats.black?.link ?? ""));
    await started(white);
    await black.getByText("White to move").first().waitFor();
    await play(white, ["f2", "f3"]);
    await play(black, ["e7", "e5"]);
    const late = await sitDown(context, address(watch));
    await late.locator('[aria-label="e5 black pawn"]').waitFor();
    expect(await late.getByRole("list").first().innerText()).toContain("e5");
    await late.getByText("White to move").first().waitFor();
    const acts = late.getByRole("button", { name: /^(Offer a draw|Claim|Stop|Resign|Start)/ });
    expect(await acts.count()).toBe(0);
    await carry(late, "g2", "g4");
    await late.locator('[aria-label="g2 white pawn"]').waitFor();
    // Earlier positions, and the way back.
    await late.getByRole("button", { name: "One back" }).click();
    await late.locator('[aria-label="e7 black pawn"]').waitFor();
    await late.getByRole("button", { name: "Back to the game" }).click();
    // Whoever looks on may draw on the board; a player may not make notes.
    for (const [page, drawn] of [
      [white, 0],
      [late, 1],
    ] as const) {
      await page.bringToFront();
      for (const [square, then] of [
        ["d2", "down"],
        ["d4", "up"],
      ] as const) {
        await page.locator(`tuo-board [data-square=${square}]`).hover();
        await page.mouse[then]({ button: "right" });
      }
      await expect.poll(() => page.locator("tuo-board .pencil path").count()).toBe(drawn);
    }
    // A refusal is the player's alone; a ruling goes by itself.
    await carry(white, "g2", "g5");
    await white.locator(".ruling").waitFor();
    expect(await late.locator(".ruling").count()).toBe(0);
    await play(white, ["g2", "g4"]);
    await play(black, ["d8", "h4"]);
    await late.getByText("0–1").first().waitFor();
    await late.locator('[aria-label="h4 black queen"]').waitFor();
    expect(await violations(late)).toEqual([]);
  });
});

describe.skipIf(!inject("isServed"))("a player who cannot see", () => {
  it("announces at one screen too, and presses without a warning", async () => {
    const regulations = { book: "fide-2018", mode: "otb", control: "5400+30", blind: ["white"] };
    const { seats, table } = await openTable(regulations, ["table", "arbiter"]);
    const page = await sitDown(context, address(seats.table?.link ?? ""));
    const start = { act: { act: "decide", decision: "start" } };
    await post(`/tables/${table}/acts`, start, seats.arbiter?.token);
    await page.locator("tuo-board[mode=hand]").waitFor();
    await carry(page, "e2", "e4");
    const white = page.getByRole("region", { name: "White" });
    await white.getByLabel("Move").fill("Bauer Eva zwei Eva vier");
    await white.getByRole("button", { name: "Announce" }).click();
    await page.locator("[role=status]", { hasText: "Eva vier" }).waitFor({ state: "attached" });
    const black = page.getByRole("region", { name: "Black" });
    await black.getByRole("button", { name: "Repeat" }).click();
    await page
      .locator("[role=status]", { hasText: "Black repeated" })
      .waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Press the clock, White" }).click();
    await page.locator("tuo-clock[side=black] .runs").waitFor();
    expect(await page.locator(".ruling").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});
