/** The screens as reviewers and the golden pictures see them: each with something on it, and nothing
 * on it that chance or the time of day decides. */

import type { Page } from "playwright-core";
import type { Mine } from "../../src/table/mine";
import type { Cited, Notice, Partners, Reading, Standing, State } from "../../src/table/wire";
import { actor, byHand } from "./arbiter";
import { open } from "./browsers";
import { hold, type House, standing, state } from "./house";
import { openTable, post } from "./people";

type Scene = (page: Page) => Promise<unknown>;

const names = { white: "Aino Laine", black: "Mikko Virtanen", event: "Tapiola club blitz" };
const cited = (number: string): Cited => ({ book: "fide-2023", number, text: number });

/** A game of twelve moves, with the board after each. */
const GAME: readonly [move: string, san: string, board: string][] = [
  ["e2e4", "e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"],
  ["e7e5", "e5", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"],
  ["g1f3", "Nf3", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"],
  ["b8c6", "Nc6", "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"],
  ["f1b5", "Bb5", "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R"],
  ["a7a6", "a6", "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R"],
  ["b5a4", "Ba4", "r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R"],
  ["g8f6", "Nf6", "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R"],
  ["e1h1", "O-O", "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1"],
  ["f8e7", "Be7", "r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1"],
  ["f1e1", "Re1", "r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQR1K1"],
  ["b7b5", "b5", "r1bqk2r/2ppbppp/p1n2n2/1p2p3/B3P3/5N2/PPPP1PPP/RNBQR1K1"],
];
const moves: NonNullable<State["moves"]> = GAME.map(([move, san, board], ply) => ({
  by: ply % 2 === 0 ? "white" : "black",
  move,
  san,
  number: Math.floor(ply / 2) + 1,
  offer: false,
  board,
}));
const board = GAME.at(-1)?.[2] ?? "";

const face = (shown: number) => ({
  time: shown,
  delay: 0,
  shown,
  moves: 6,
  period: 0,
  used: 0,
});
/** White's clock runs, and so slowly that nobody sees it. */
const clock = (white: number, black: number): Reading => ({
  at: 1_000_000,
  motion: { running: "white" },
  white: face(white),
  black: face(black),
});

const SCREEN = { book: "fide-2023", mode: "screen", control: "300+3" } as const;
const BY_HAND = { ...SCREEN, mode: "otb", observer: "program" } as const;

/** Somebody at that game. */
const seated = (
  role: State["role"],
  regulations: State["regulations"] = SCREEN,
  now: Partial<Standing> = {},
): State =>
  state(role, {
    names,
    regulations,
    moves: moves.map((line, ply) => (ply === 11 ? { ...line, offer: now.offer != null } : line)),
    standing: standing({ board, turn: "white", clock: clock(128_500, 133_500), ...now }),
  });

/** A table that is told by the test, with somebody at it. */
async function at(page: Page, told: State): Promise<House> {
  const house = await hold(page, told);
  await open(page, "/t/abc#secret");
  await page.locator("tuo-board").first().waitFor();
  return house;
}

const illegal: Notice = {
  seq: 11,
  at: 1_000_000,
  seat: "white",
  headline: "Illegal move: Black gets one minute",
  events: [
    {
      fact: "illegal_counted",
      by: "white",
      count: 1,
      kind: "move",
      articles: ["fide-2023 7.5.5"],
      audience: "everyone",
      words: {
        text: "White's first illegal move: the pawn on e5 stands in the way of e4–e5",
        cited: [cited("7.5.5"), cited("3.7.1")],
      },
    },
    {
      fact: "time_added",
      to: "black",
      span: 60_000,
      articles: ["fide-2023 7.5.5"],
      audience: "everyone",
      words: { text: "Black received 1:00 more", cited: [cited("7.5.5")] },
    },
  ],
};
const ruled: Notice = {
  ...illegal,
  standing: standing({
    board,
    turn: "white",
    clock: { ...clock(128_500, 193_500), motion: { stopped: "white" } },
  }),
};

/** The first move of a game on one screen is made, so that it can be played on from here. */
async function finished(): Promise<{ table: string; token: string }> {
  const { table, seats } = await openTable(SCREEN, ["white", "black", "arbiter"]);
  const act = actor({ table, seats, spectators: "", watch: "" });
  await act("arbiter", { act: "decide", decision: "start" });
  const mate = ["e2e4", "e7e5", "g1f3", "d7d6", "f1c4", "c8g4", "b1c3", "g7g6", "f3e5", "g4d1"];
  for (const [index, move] of [...mate, "c4f7", "e8e7", "c3d5"].entries())
    await act(index % 2 === 0 ? "white" : "black", { act: "move", move });
  return { table, token: seats.white?.token ?? "" };
}

const OTB = {
  book: "fide-2023",
  mode: "otb",
  control: "40/5400:1800",
  judgement: "arbiter",
  observer: "human",
  sheets: "digital",
};

/** A game by hand before an arbiter, with sheets that have begun to differ. */
async function byHandBeforeAnArbiter() {
  const opened = await post<Awaited<ReturnType<typeof openTable>>>("/tables", {
    regulations: OTB,
    names: { ...names, event: "Tapiola Open", round: "4", board: "1" },
    seats: ["white", "black", "arbiter"],
  });
  const act = actor(opened);
  await act("arbiter", { act: "decide", decision: "start" });
  await byHand(act, ["e2e4", "e7e5", "g1f3", "b8c6"]);
  for (const [place, text] of ["e4", "e5", "Nf3", "Nc6"].entries()) {
    await act("white", { act: "write", text, place });
    if (place < 3) await act("black", { act: "write", text: place === 2 ? "Nf6" : text, place });
  }
  await act("white", { act: "write", text: "Nc6 (=)", place: 3 });
  return { opened, act };
}

export const SCENES: Record<string, Scene> = {
  home: async (page) => {
    await open(page, "/");
    await page.getByText("The king cannot castle across f1").waitFor();
  },
  menu: async (page) => {
    await open(page, "/");
    await page.getByText("The king cannot castle across f1").waitFor();
    await page.locator("header button[aria-expanded]").click();
    await page.locator("header nav").waitFor();
  },
  settings: async (page) => {
    await open(page, "/new");
    await page.locator("option").first().waitFor({ state: "attached" });
    await page.getByLabel("Made by hand").check();
  },
  lobby: async (page) => {
    await page.route(/\/api\/v1\/tables\/abc(\?|$)/, (route) =>
      route.fulfill({
        json: state("white", {
          names,
          regulations: { ...BY_HAND, judgement: "arbiter" },
          standing: standing({ phase: "waiting" }),
        }),
      }),
    );
    await page.route(/\/abc\/present/, (route) => route.fulfill({ json: ["white", "arbiter"] }));
    const addresses = ["192.168.1.24:8960", "10.0.0.5:8960"];
    await page.route(/\/api\/v1\/host/, (route) =>
      route.fulfill({ json: { addresses, is_open: true } }),
    );
    const squares = Array.from({ length: 21 * 21 }, (_, at) => at).filter(
      (at) => (at * at) % 7 < 3,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25"><path fill="#fff" d="M0 0h25v25H0z"/>${squares
      .map((at) => `<path d="M${2 + (at % 21)} ${2 + Math.floor(at / 21)}h1v1h-1z"/>`)
      .join("")}</svg>`;
    await page.route(/\/abc\/qr/, (route) =>
      route.fulfill({ body: svg, contentType: "image/svg+xml" }),
    );
    await page.addInitScript(() => {
      const seats = { white: "w", black: "b", arbiter: "a" };
      const mine: Mine = { table: "abc", seats, isHost: true, at: 0 };
      localStorage.setItem("tuomari.tables", JSON.stringify([mine]));
    });
    await open(page, "/lobby/abc");
    await page.getByRole("heading", { name: "White is here, waiting for Black" }).waitFor();
    await page.locator(".invite img").waitFor();
    await page.getByText("FIDE Laws 2023").waitFor();
  },
  table: (page) => at(page, seated("white")),
  offer: (page) =>
    at(page, seated("white", SCREEN, { offer: "black", clock: clock(18_500, 133_500) })),
  browse: async (page) => {
    await at(page, seated("white"));
    for (let back = 0; back < 3; back += 1)
      await page.getByRole("button", { name: "One back" }).click();
  },
  claim: async (page) => {
    await at(page, seated("white"));
    await page.getByRole("button", { name: "Claim" }).click();
    await page.getByRole("dialog").waitFor();
  },
  ruling: async (page) => {
    const house = await at(page, seated("white", BY_HAND));
    house.tell(ruled);
    await page.getByRole("heading", { name: "Illegal move" }).waitFor();
  },
  spectator: (page) => at(page, seated("spectator")),
  lost: async (page) => {
    const house = await at(page, seated("white"));
    house.cut();
    await page.getByText("Connection lost").first().waitFor();
  },
  shared: (page) => at(page, seated("table", BY_HAND)),
  "shared-facing": async (page) => {
    await at(page, seated("table", BY_HAND));
    await page.getByRole("button", { name: "Turn each half to its player" }).click();
  },
  "shared-ruling": async (page) => {
    const house = await at(page, seated("table", BY_HAND));
    house.tell(ruled);
    await page.getByRole("heading", { name: "Illegal move" }).first().waitFor();
  },
  desk: async (page) => {
    const { opened, act } = await byHandBeforeAnArbiter();
    await act("white", { act: "touch", square: "f1" });
    await act("white", { act: "release", from: "f1", to: "b5" });
    await act("white", { act: "press" });
    await act("black", { act: "stop_clock", reason: "illegal_move" });
    await act("black", { act: "complain", of: "touch_move" }).catch(() => {});
    await open(page, opened.seats.arbiter?.link ?? "");
    await page.locator("article.ask").first().waitFor();
    await page.locator(".answers button, .ask button").first().waitFor();
  },
  sheet: async (page) => {
    const { opened } = await byHandBeforeAnArbiter();
    await open(page, (opened.seats.white?.link ?? "").replace("#", "?sheet#"));
    await page.getByRole("textbox", { name: "Write the move" }).waitFor();
    await page.getByText("Nc6 (=)").first().waitFor();
  },
  sheets: async (page) => {
    const { opened } = await byHandBeforeAnArbiter();
    await open(page, opened.seats.arbiter?.link ?? "");
    await page.getByRole("button", { name: "Score sheets" }).click();
    await page.getByRole("heading", { name: "One difference" }).waitFor();
  },
  assistant: async (page) => {
    const opened = await openTable({ ...OTB, blind: ["white"] }, ["white", "black", "arbiter"]);
    const act = actor(opened);
    await act("arbiter", {
      act: "decide",
      decision: "approve_assistant",
      of: "white",
      duties: ["move", "press", "announce", "write", "tell"],
    });
    await act("arbiter", { act: "decide", decision: "start" });
    await open(page, opened.seats.arbiter?.link ?? "");
    await page.getByRole("button", { name: "Make a link for this seat" }).click();
    const link = await page.getByLabel("Link of this seat").inputValue();
    await page.goto(link);
    await page.getByRole("heading", { name: "Assistant of White" }).waitFor();
    await page.locator("tuo-board").first().waitFor();
  },
  replay: async (page) => {
    const { table, token } = await finished();
    await open(page, `/t/${table}#${token}`);
    await page.getByRole("button", { name: "Replay" }).first().click();
    await page.getByRole("group", { name: "Through the game" }).waitFor();
    await page.locator('[aria-label="d5 white knight"]').waitFor();
  },
  over: async (page) => {
    const { table, token } = await finished();
    await open(page, `/t/${table}#${token}`);
    await page.locator('[aria-label="d5 white knight"]').waitFor();
  },
  rules: async (page) => {
    await open(page, "/rules/fide-2023/9.2.1");
    await page.getByRole("heading", { name: "9.2.1" }).waitFor();
  },
  compared: async (page) => {
    await open(page, "/rules/fide-2023/9.2.1");
    await page.getByLabel("Compare with").selectOption("FIDE Laws 2014");
    await page.locator("li.beside").first().waitFor();
  },
  practice: async (page) => {
    await page.route(/\/quiz\?/, (route) => {
      const asked = new URL(route.request().url());
      asked.searchParams.set("seed", "1");
      return route.continue({ url: asked.href });
    });
    await open(page, "/quiz");
    await page.getByLabel("Chapter").selectOption({ label: "Chapter 7: irregularities" });
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByText("Question 1 of 10").waitFor();
  },
  practise: async (page) => {
    const told: Partners = {
      engine: "Stockfish 17",
      chess960: true,
      levels: ["beginner", "casual", "club", "strong", "master"],
    };
    await page.route(/\/api\/v1\/sparring(\?|$)/, (route) => route.fulfill({ json: told }));
    await open(page, "/practise");
    await page.getByRole("button", { name: "Sit down and play" }).waitFor();
  },
  clock: (page) => open(page, "/clock"),
  nowhere: (page) => open(page, "/nowhere"),
};
