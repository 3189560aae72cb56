/** An evening at a club, with the real server: sixteen players, eight boards of three kinds, two
 * arbiters, one of them with a phone. */

import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { EventState } from "../../src/table/wire";
import { IN_FIREFOX, launch, shoot, SIZES, violations, WIFI } from "./browsers";
import { type Running, startTuomari } from "./tuomari";

const EVENING = `
name = "Club evening"
place = "Tampere"
languages = ["fi", "en"]

[laws]
book = "fide-2023"
time_control = "900+10"
supervision = "limited"
default_time = "10:00"

[rounds]
pairing = "berger"
tie_breaks = ["DE", "SB"]

[[room]]
name = "Hall A"
boards = "1-8"
row = 4

[[equipment]]
boards = "1-2"
kind = "table"

[[equipment]]
boards = "3"
kind = "source"
source = "round1.pgn"
`;

const NAMES =
  "Laine Virtanen Korpela Nguyen Salo Tamm Lehtonen Ozols Mäkinen Haddad Nieminen Berg Koskinen Okafor Turunen Lind";
const PLAYERS = NAMES.split(" ").map((name, place) => `${name}, Kim;${2400 - 20 * place};TammerS`);

let browser: Browser;
let server: Running | null;
let wide: BrowserContext;
let narrow: BrowserContext;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  server = await startTuomari();
  wide = await browser.newContext({ viewport: SIZES.desktop, locale: "en" });
  narrow = await browser.newContext({ viewport: SIZES.phone, locale: "en", hasTouch: true });
});
afterEach(async () => {
  await wide.close();
  await narrow.close();
  await server?.stop();
});

const at = (path: string): string => new URL(path, server?.address).href;

async function sitDown(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(at(link));
  await page.locator("main h1").waitFor({ state: "attached" });
  return page;
}

/** Opens the event, enters the players, appoints a second arbiter and pairs the first round. */
async function setUp(): Promise<{ desk: Page; second: string; event: string; token: string }> {
  const desk = await sitDown(wide, "/e");
  await desk.getByLabel("Name of the chief arbiter").fill("Eeva Korhonen");
  await desk.getByLabel("From event.toml").check();
  await desk.getByRole("textbox", { name: "event.toml" }).fill("name = 7");
  await desk.getByRole("button", { name: "Open the event" }).click();
  await desk.getByRole("alert").getByText("line 1").waitFor();
  await desk.getByRole("textbox", { name: "event.toml" }).fill(EVENING);
  await desk.getByRole("button", { name: "Open the event" }).click();
  await desk.waitForURL(/\/setup$/);

  const list = desk.getByLabel("Paste the list here", { exact: false });
  await list.fill(["name;rating;club", ...PLAYERS].join("\n"));
  await list.blur();
  await desk.getByRole("button", { name: "Enter 16 players" }).click();
  await desk.getByText("16 players", { exact: true }).waitFor();
  await desk.getByRole("cell", { name: "Okafor, Kim", exact: true }).waitFor();

  await desk.getByRole("textbox", { name: "Name in the record" }).fill("Lauri Mäkelä");
  await desk.getByRole("button", { name: "Appoint" }).click();
  await desk.getByRole("button", { name: "Make a link" }).click();
  const second = await desk.getByLabel("Link of Lauri Mäkelä").inputValue();

  await desk.getByRole("button", { name: "Pair round 1" }).click();
  await desk.getByRole("cell", { name: "0 / 8" }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await shoot(desk, "hall-setup");
  const kept = await desk.evaluate(() => localStorage.getItem("tuomari.events") ?? "[]");
  const [own] = JSON.parse(kept) as { event: string; token: string }[];
  return { desk, second, event: own?.event ?? "", token: own?.token ?? "" };
}

/** Held, or by keys said twice. */
async function hold(button: Locator): Promise<void> {
  await button.focus();
  await button.press("Enter");
  await button.press("Enter");
}

/** Taps what happened at a board, answers what is asked, and signs. */
async function rule(
  page: Page,
  board: number,
  who: string,
  what: RegExp,
  answer?: string,
): Promise<string> {
  await page
    .getByRole("button", { name: /^(\+ ?)?(Incident|What happened\?)$/ })
    .last()
    .click();
  const panel = page.getByRole("dialog");
  for (const digit of String(board))
    await panel.getByRole("button", { name: digit, exact: true }).click();
  await panel.getByRole("button", { name: who, exact: true }).click();
  await panel.getByRole("button", { name: what }).click();
  await panel.getByRole("button", { name: new RegExp(`^${board}, `) }).click();
  if (answer) await panel.getByRole("button", { name: answer, exact: true }).click();
  const sign = panel.getByRole("button", { name: /^Sign ruling \d/ });
  await sign.and(page.locator(":enabled")).waitFor();
  const words = await panel.locator(".verdict").innerText();
  await sign.click();
  await panel.waitFor({ state: "detached" });
  return words;
}

async function enter(page: Page, board: number, score: string): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator(".plan .cell", { hasText: new RegExp(`^${board}\\b`) }).click();
  await page.getByRole("button", { name: "Result", exact: true }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: score, exact: true }).click();
  await panel.getByRole("button", { name: `Board ${board}: ${score}` }).click();
  await panel.waitFor({ state: "detached" });
}

async function evening(isKilled: boolean): Promise<void> {
  const { desk, second, event, token } = await setUp();
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const response = await fetch(at(`/api/v1/events/${event}${path}`), {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json() as Promise<Answer>;
  };

  // A phone comes over the Wi-Fi of the club.
  const overWifi = new URL(second);
  if (!IN_FIREFOX) overWifi.hostname = WIFI;
  const phone = await sitDown(narrow, overWifi.href);
  expect(await phone.evaluate(() => isSecureContext)).toBe(IN_FIREFOX);
  await phone.getByRole("heading", { name: /Round 1/ }).waitFor();
  await desk.getByRole("link", { name: "Console" }).first().click();
  await desk.getByRole("button", { name: "Start all clocks" }).click();
  await hold(desk.getByRole("button", { name: /^Start \d games/ }));
  await desk.getByRole("dialog").waitFor({ state: "detached" });
  await phone.getByText("Walk the hall.").waitFor();

  // Two illegal moves at a wooden board: a minute, then the game.
  expect(await rule(phone, 5, "Black", /^Illegal move/)).toContain("7.5.5");
  await desk
    .locator(".list")
    .getByText(/next illegal move loses/)
    .waitFor();
  await rule(phone, 5, "Black", /^Illegal move/, "Yes");
  await desk.locator(".plan .cell", { hasText: /^5.*1–0/s }).waitFor();

  if (isKilled) {
    await server?.kill();
    await desk.getByText("No connection.", { exact: false }).waitFor();
    await server?.revive();
    await desk.getByText("No connection.", { exact: false }).waitFor({ state: "detached" });
    await phone.getByText("No connection.", { exact: false }).waitFor({ state: "detached" });
  }

  // A wrong claim, a flag, a phone that sounds.
  await rule(phone, 6, "White", /^Claims a draw/, "Wrong");
  await rule(phone, 7, "White", /^Flag is down/, "Yes");
  await rule(phone, 8, "Black", /^Phone/);

  // A disturbance: time to all who still play; by hand at wooden boards, which becomes a duty.
  await desk.getByRole("button", { name: "Time to all…" }).click();
  await desk.getByLabel("What happened").fill("Fire alarm");
  await desk.getByText("By hand at", { exact: false }).waitFor();
  await hold(desk.getByRole("button", { name: /^Give 2:00 to/ }));
  await desk.getByRole("dialog").waitFor({ state: "detached" });
  const byHand = desk.locator(".list li", { hasText: /^6/ }).first();
  await byHand.waitFor();
  await shoot(desk, `hall-console${isKilled ? "-again" : ""}`);
  await shoot(phone, `hall-phone${isKilled ? "-again" : ""}`);
  await byHand.getByRole("button", { name: "Done" }).click();
  await byHand.getByRole("button", { name: "Done" }).waitFor({ state: "detached" });

  // A table on devices: its players sit down with a code, and the game ends there.
  const [code] = await ask<{ player: number; code: string }[]>("/codes", { players: [1] });
  const player = await sitDown(
    await browser.newContext({ viewport: SIZES.phone, locale: "en" }),
    `/e/${event}/my`,
  );
  await player.getByLabel("Name").fill("laine");
  await player.getByLabel("Code from the arbiter").fill(code?.code ?? "");
  await player.getByRole("button", { name: "Find my seat" }).click();
  await player.getByText(/You have (White|Black)/).waitFor();
  expect(await violations(player)).toEqual([]);
  await player.getByRole("link", { name: "To the table" }).click();
  await player.locator("tuo-board").first().waitFor();
  await player.context().close();

  // Nobody else sees a duty.
  const visitor = await sitDown(
    await browser.newContext({ viewport: SIZES.desktop, locale: "en" }),
    `/e/${event}`,
  );
  await visitor.getByText("Laine, Kim").waitFor();
  expect(await visitor.getByText(/MUST|WATCH/).count()).toBe(0);
  expect(await violations(visitor)).toEqual([]);
  await visitor.context().close();

  // The rest of the results, an appeal, and the files.
  for (const [board, score] of [
    [3, "½–½"],
    [4, "−:+"],
    [6, "1–0"],
  ] as const)
    await enter(desk, board, score);
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Results", exact: true }).click();
  await desk.getByText("Lehtonen, Kim", { exact: false }).first().waitFor();
  await shoot(desk, "hall-results");
  await desk.getByRole("link", { name: "Rulings" }).first().click();
  const state = await ask<EventState>("");
  const last = state.rulings.at(-1);
  expect(state.rulings).toHaveLength(5);
  await desk
    .getByRole("combobox", { name: "Ruling", exact: true })
    .selectOption(last?.number ?? "");
  await desk.getByLabel("Grounds").fill("It was not my phone.");
  await desk.getByRole("button", { name: "Enter the appeal" }).click();
  await desk.getByLabel("Committee", { exact: false }).fill("Salo, Tamm");
  await desk.getByLabel("Reason").fill("It was found in the bag.");
  await desk.getByRole("button", { name: "Reject" }).click();
  await desk.getByText("Rejected.").waitFor();

  await desk.getByRole("link", { name: "Report" }).first().click();
  await desk.locator("pre", { hasText: "1-01" }).waitFor();
  const saving = desk.waitForEvent("download");
  await desk.getByRole("button", { name: "TRF16" }).click();
  const file = readFileSync(await (await saving).path(), "utf8");
  expect(file.match(/^001 /gm)).toHaveLength(16);
}

describe.skipIf(!inject("isServed"))("an evening in the hall", () => {
  it("is opened by sentences that need no more than names", async () => {
    const desk = await sitDown(wide, "/e");
    await desk.getByLabel("Name of the chief arbiter").fill("Eeva Korhonen");
    await desk.getByLabel("It is called").fill("Thursday blitz");
    await desk.getByRole("button", { name: "Open the event" }).click();
    await desk.waitForURL(/\/setup$/);
    await desk.getByText("Thursday blitz").first().waitFor();
  });
  it("goes from a list of players to a file for the federation", () => evening(false));
  it("loses nothing when the server is killed in mid-round", () => evening(true));
});
