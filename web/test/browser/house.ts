/** A table as a server would have it, told by the test itself. */

import type { Page, WebSocketRoute } from "playwright-core";
import type {
  Doings,
  Line,
  Notice,
  Replay,
  SeatRole as Role,
  Standing,
  State,
} from "../../src/table/wire";

export const standing = (change: Partial<Standing> = {}): Standing => ({
  now: 1_000_000,
  phase: "playing",
  verdict: null,
  board: "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R",
  clock: {
    at: 1_000_000,
    motion: { stopped: "white" },
    white: { time: 238_000, delay: 0, shown: 238_000, moves: 3, period: 0, used: 0 },
    black: { time: 271_000, delay: 0, shown: 271_000, moves: 2, period: 0, used: 0 },
  },
  offer: null,
  bound: null,
  wanted: {},
  here: { white: true, black: true },
  signed: { white: null, black: null },
  ...change,
});

const BY_HAND: Doings = {
  press: true,
  stop: true,
  claim: true,
  claim_intended: true,
  adjust: true,
  announce_castling: false,
  announce: false,
  take_back: false,
  withdraw: false,
  conduct: true,
};
const ON_SCREEN: Partial<Doings> = { press: false, stop: false, adjust: false };

/** A move that stands, with the board of the tests after it. */
export const line = (by: Line["by"], move: string, san: string, number = 1): Line => ({
  by,
  move,
  san,
  number,
  offer: false,
  board: standing().board,
});

export const state = (role: Role, change: Partial<State> = {}): State => ({
  table: "abc",
  seq: 10,
  role,
  regime: "competition",
  outage: "restored",
  doings: { ...BY_HAND, ...(change.regulations?.mode === "screen" && ON_SCREEN) },
  names: { white: "Laine, Antti", black: "Virtanen, Maija" },
  regulations: { book: "fide-2018", mode: "otb", control: "300+3", observer: "human" },
  standing: standing(),
  ...change,
});

export interface House {
  /** What the page said after it joined. */
  heard: Record<string, unknown>[];
  tell(notice: Notice): void;
  refuse(key: string, problem: object): void;
  /** Breaks the line, and lets nobody come back. */
  cut(): void;
}

/** Answers the page's line, and takes every act. */
export async function hold(page: Page, first: State): Promise<House> {
  const heard: Record<string, unknown>[] = [];
  let line: WebSocketRoute | undefined;
  let isCut = false;
  const say = (saying: object): void => line?.send(JSON.stringify(saying));
  await page.routeWebSocket(/\/api\/v1\/tables\/.*\/socket$/, (route) => {
    if (isCut) return void route.close();
    line = route;
    route.onMessage((text) => {
      const said = JSON.parse(String(text)) as Record<string, unknown>;
      if (said["do"] === "join") {
        say({ say: "joined", role: first.role, seq: first.seq });
        say({ say: "state", state: first });
      } else {
        heard.push(said);
        say({ say: "ack", key: said["key"], seq: null, events: [] });
      }
    });
  });
  return {
    heard,
    tell: (notice) => say({ say: "notice", notice }),
    cut() {
      isCut = true;
      void line?.close();
    },
    refuse: (key, problem) => say({ say: "refused", key, problem }),
  };
}

/** Answers whoever looks through the game; the men stand as they do at the end. */
export async function lookedThrough(page: Page, lines: readonly Line[]): Promise<void> {
  const { names, regulations } = state("spectator");
  const steps: Replay["steps"] = lines.map((line, index) => ({
    seq: index + 1,
    at: 1_000_000,
    ply: index + 1,
    board: standing().board,
    times: { white: { before: 5000, after: 5000 }, black: { before: 5000, after: 5000 } },
    events: [{ fact: "move_made", by: line.by, move: "e2e4", articles: [], audience: "everyone" }],
    moves: { from: index, lines: [line] },
  }));
  const replay: Replay = { table: "abc", names, regulations, steps };
  await page.route(/\/replay\?lang=/, (route) => route.fulfill({ json: replay }));
}
