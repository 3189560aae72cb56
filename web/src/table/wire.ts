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
  | { act: "announce_castling"; rook: string }
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
  | { act: "draw_lots"; seed: number }
  | { act: "stop_clock"; reason: StopReason | "sealed" }
  | { act: "seal"; commitment: string }
  | Decide;

/** What the arbiter decides, with whatever belongs to the word. */
export interface Decide {
  act: "decide";
  decision: string;
  [field: string]: unknown;
}

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
  signed: Record<Color, Score | null>;
  /** How far an adjournment has come. */
  adjournment?: "called" | "sealed" | "resuming";
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
  event?: string;
  site?: string;
  round?: string;
  board?: string;
}

export interface State {
  table: string;
  seq: number;
  role: Role;
  names: Names;
  regulations: Regulations;
  moves?: Line[];
  /** The public half of the arbiter's key for sealed moves, once there is one. */
  seal_key?: string;
  standing: Standing;
  /** What waits for the arbiter; only the arbiter is told. */
  questions?: Question[];
  /** The roles for which a secret is in force; only the arbiter is told. */
  seats?: Role[];
}

/** Something that waits for the arbiter. */
export interface Question {
  about: string;
  [field: string]: unknown;
}

/** A line of the record. */
export interface Recorded {
  seq: number;
  at: number;
  seat?: Seat;
  act?: Act;
  events?: Event[];
  san?: string;
  /** Something in the record that is no ruling. */
  note?: { note: string; [field: string]: unknown };
}

/** A line of the record as it comes, and with the last of several how things stand. */
export interface Notice extends Recorded {
  standing?: Standing;
}

/** A no, and why. */
export interface Problem {
  type?: string;
  title: string;
  status?: number;
  detail?: string;
  refusal?: string;
  /** What the refusal rests on: reasons, moves that are owed, or what is missing. */
  because?: unknown;
  article?: string;
  articles?: string[];
  events?: Event[];
  /** Where what came of it stands in the record. */
  seq?: number;
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

/** A game to be looked through. */
export interface Replay {
  table: string;
  names: Names;
  regulations: Regulations;
  steps: Step[];
}

/** A line of the record, and what the table showed. */
export interface Step extends Recorded {
  /** How many moves stood after it. */
  ply: number;
  /** The board after it. */
  board: string;
  /** The clocks at that moment, before and after what was ruled. */
  times: Record<Color, Change> | null;
}

export interface Change {
  before: number | null;
  after: number | null;
}

/** What another book rules on the same acts. */
export interface Elsewhere {
  book: string;
  rulings: { seq: number; events: Event[] }[];
}

/** Whether a side can still mate, and how. */
export interface Chances {
  answer: "winnable" | "unwinnable" | "undetermined";
  line: { san: string; board: string }[];
}

/** An article in our words, in a list. */
export interface Told {
  article: string;
  number: string;
  section: string;
  part: string;
  fate: string;
  gist: string;
  there?: Kin[];
}

/** An article of another book on the same matter. */
export interface Kin {
  book: string;
  number: string;
  gist: string;
  likeness: string;
}

/** All there is to say about an article. */
export interface Article extends Omit<Told, "there"> {
  by_type: string | null;
  fate_words: string;
  kind: string;
  counterparts: Kin[];
  cases: { file: string; line: number; heading: string; text: string }[];
}

/** A rule in force, with its values. */
export interface InForce {
  rule: string;
  articles: string[];
  [field: string]: unknown;
}
