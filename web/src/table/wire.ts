/** What the server says and hears, as JSON has it. Times are milliseconds. */

import type { BoardAct } from "../board/act";
import type { Color } from "../board/square";
import type { Reading } from "../clock/reading";

export type Role =
  "white" | "black" | "white-assistant" | "black-assistant" | "arbiter" | "table" | "spectator";
export type Seat = Exclude<Role, "table"> | "watch";

export type DrawBasis = "threefold" | "fifty_moves";
export const STOP_REASONS = [
  "arbiter",
  "illegal_move",
  "flag",
  "promotion_piece",
  "displacement",
  "wrong_setting",
  "other",
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

export type Act =
  | BoardAct
  | { act: "adjusted" }
  | { act: "press" }
  | { act: "announce"; text: string }
  | { act: "repeat"; text: string }
  | { act: "offer_draw" }
  | { act: "accept_draw" }
  | { act: "decline_draw" }
  | { act: "claim_draw"; basis: DrawBasis; intended?: string }
  | { act: "claim_flag" }
  | { act: "claim_illegal" }
  | { act: "resign" }
  | { act: "arrive" }
  | { act: "stop_clock"; reason: StopReason }
  | { act: "decide"; decision: "start" | "resume" };

export type Score = { white: Share; black: Share };
export type Share = "none" | "half" | "whole";

/** Something that now is so: a word, what belongs to it, and the articles it rests on. */
export interface Event {
  fact: string;
  articles: string[];
  [field: string]: unknown;
}

export interface Verdict {
  score: Score;
  ground: string;
  articles: string[];
}

export interface Standing {
  now: number;
  phase: "waiting" | "playing" | "stopped" | "over" | "annulled";
  verdict: Verdict | null;
  /** Where the men are, as the first field of a FEN. */
  board: string;
  fen?: string;
  turn?: Color;
  clock: Reading | null;
  offer: Color | null;
  bound: string[] | null;
  here: Record<Color, boolean>;
}

export interface Line {
  by: Color;
  move: string | null;
  san: string | null;
}

export interface Regulations {
  book: string;
  mode: "screen" | "otb";
  control: string;
  observer: "program" | "human";
  /** Players who cannot see. */
  blind?: Color[];
  [field: string]: unknown;
}

export interface Names {
  white: string;
  black: string;
}

export interface State {
  table: string;
  seq: number;
  role: Role;
  names: Names;
  regulations: Regulations;
  moves?: Line[];
  standing: Standing;
}

export interface Notice {
  seq: number;
  at: number;
  seat?: Seat;
  act?: Act;
  events?: Event[];
  san?: string;
  standing?: Standing;
}

/** A no, and why. */
export interface Problem {
  title: string;
  detail?: string;
  refusal?: string;
  article?: string;
  articles?: string[];
  events?: Event[];
}

export type Saying =
  | { say: "joined"; role: Role; seq: number }
  | { say: "state"; state: State }
  | { say: "notice"; notice: Notice }
  | { say: "ack"; key: string; seq: number | null; events: Event[] }
  | { say: "refused"; key: string | null; problem: Problem };

/** What `POST /api/v1/tables` answers. */
export interface OpenedTable {
  table: string;
  watch: string;
  seats: Partial<Record<Role, { token: string; link: string }>>;
}
