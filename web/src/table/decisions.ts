/** What an arbiter can decide, and what must be said with it. The Laws are the server's: whatever
 * does not fit now is refused there, with its article. */

import type { Color } from "../board/square";
import { type Face, timeText } from "../clock/reading";
import type { Act, DecisionKind, Score, State } from "./wire";

/** What the arbiter decides, with whatever belongs to the word. */
type Decide = Extract<Act, { act: "decide" }>;

/** What is asked for: a side, a yes or no, a time in minutes and seconds, a moment of the day, words
 * that must or may be said, one of several words, and so on. */
export type Field =
  | "side"
  | "yes"
  | "no"
  | "time"
  | "moment"
  | "count"
  | "period"
  | "ply"
  | "score"
  | "text"
  | "maybe"
  | "fen"
  | "control"
  | "face"
  | "duties"
  | "penalty"
  | "claim"
  | "annul"
  | "permission"
  | "device"
  | "place"
  | "facing"
  | "touch"
  | "reason"
  | "question";

export interface Decision {
  word: DecisionKind;
  /** The names of its fields in JSON, and what each is. */
  fields: Partial<Record<string, Field>>;
}

/** What must be said with each decision: one row for every kind that the server knows. */
const FIELDS: Record<DecisionKind, Decision["fields"]> = {
  start: {},
  check_board: { board: "fen" },
  place_clock: { place: "place" },
  face_clock: { faces: "facing" },
  postpone_start: { until: "moment" },
  excuse_lateness: { of: "side", reason: "text" },
  pause: {},
  resume: {},
  judge_stop: { valid: "yes" },
  call_flag: { of: "side" },
  call_both_flags: {},
  order_unknown: {},
  count_unknown: {},
  reconstruct: { moves: "count", official: "no" },
  replace_sheet: { of: "side" },
  set_clock: { of: "side", time: "time", moves: "count", period: "period", because: "reason" },
  extra_time: { white: "time", black: "time" },
  adjust_time: { of: "side", less: "time" },
  replace_clock: { white: "face", black: "face" },
  set_control: { control: "control", for_schedule: "no" },
  grant_increment: { granted: "yes" },
  declare_illegal: { of: "side" },
  rule_touch: { of: "side" },
  classify_touch: { of: "side", was: "touch" },
  note_illegal_position: {},
  restore: { ply: "ply" },
  piece_displaced: { ply: "ply" },
  transfer_board: {},
  correct_boards: { ply: "ply" },
  judge_claim: { ruling: "claim" },
  consent_to_draw: { granted: "yes" },
  judge_offer: { stands: "yes" },
  judge_resignation: { resigned: "yes" },
  close_appeal: { granted: "yes" },
  dismiss: { question: "question" },
  penalise: {
    of: "side",
    penalty: "penalty",
    time: "time",
    score: "score",
    cents: "count",
    rounds: "count",
    reason: "text",
  },
  device_sound: { of: "side" },
  device_found: { of: "side", device: "device" },
  inspect: { of: "side", agreed: "yes", body: "no" },
  permit: { of: "side", to: "permission", granted: "yes" },
  approve_assistant: { of: "side", duties: "duties" },
  admit: { who: "text", granted: "yes" },
  expel: { who: "text" },
  set_session: { ends: "moment" },
  call_seal: {},
  confirm_envelope: { white: "text", black: "text", at: "moment", place: "text" },
  open_envelope: { text: "text", proof: "maybe" },
  judge_sealed: { meant: "maybe" },
  envelope_lost: { declared: "maybe" },
  declare_loss: { score: "score", reason: "text" },
  set_result: { score: "score", reason: "text" },
  annul: { reason: "annul" },
  reopen: { reason: "text" },
};

export const decisionOf = (word: DecisionKind): Decision => ({ word, fields: FIELDS[word] });

export const DECISIONS: readonly Decision[] = (Object.keys(FIELDS) as DecisionKind[]).map(
  decisionOf,
);

/** With which penalties more must be said. */
const OF_PENALTY: Record<string, readonly string[]> = {
  time: ["more_time", "less_time"],
  score: ["points"],
  cents: ["fine"],
  rounds: ["rounds"],
};

/** The fields that are asked for, as far as it is filled in. */
export const askedFor = ({ word, fields }: Decision, filled: Filled): [string, Field][] =>
  (Object.entries(fields) as [string, Field][]).filter(
    ([name]) =>
      word !== "penalise" || (OF_PENALTY[name]?.includes(filled["penalty"] ?? "") ?? true),
  );

/** What was filled in, by the names of the fields. Times are minutes and seconds. */
export interface Filled {
  [field: string]: string;
}

export const SCORES: Record<string, Score> = {
  "1–0": { white: "whole", black: "none" },
  "½–½": { white: "half", black: "half" },
  "0–1": { white: "none", black: "whole" },
  "0–0": { white: "none", black: "none" },
};

/** The words among which a field lets choose. */
const CHOICES: Partial<Record<Field, readonly string[]>> = {
  side: ["white", "black"],
  yes: ["yes", "no"],
  no: ["no", "yes"],
  score: Object.keys(SCORES),
  penalty: [
    "warning",
    "more_time",
    "less_time",
    "all_time",
    "points",
    "loss",
    "fine",
    "rounds",
    "expulsion",
  ],
  claim: ["upheld", "rejected", "postponed", "postponed_with_time"],
  annul: ["wrong_setup", "reversed_colors", "interference", "position_lost"],
  permission: ["leave_playing_area", "leave_venue", "open_bag", "use_device"],
  device: ["phone", "other_device", "switched_off"],
  place: ["right_of_white", "left_of_white"],
  facing: ["left", "right"],
  touch: ["accidental", "deliberate", "unclear"],
  reason: ["unsaid", "dispute", "request", "fault"],
  duties: ["move", "press", "write", "announce", "claim_flag", "seal", "tell"],
};
export const choicesOf = (field: Field): readonly string[] => CHOICES[field] ?? [];

/** What a form shows at first: whom it is about, and what the table shows. */
export function filledFirst({ fields }: Decision, state: State, of?: Color | null): Filled {
  const filled: Filled = {};
  for (const [name, field] of Object.entries(fields) as [string, Field][]) {
    if (field === "ply") filled[name] = String(state.moves?.length ?? 0);
    else if (field === "duties") filled[name] = "";
    else if (field === "question") filled[name] = "0";
    else if (field === "control") filled[name] = state.regulations.control ?? "";
    else if (field === "fen") filled[name] = state.standing.fen ?? "";
    else if (field === "face")
      filled[name] = timeText(state.standing.clock?.[name as Color].time ?? 0);
    else filled[name] = choicesOf(field)[0] ?? "";
    if (field === "side" && of) filled[name] = of;
    if (field === "count" && name === "moves")
      filled[name] = String(Math.ceil((state.moves?.length ?? 0) / 2));
    if (field === "text" && (name === "white" || name === "black"))
      filled[name] = state.names[name] ?? "";
  }
  const face = state.standing.clock?.[filled["of"] as Color];
  if ("period" in fields && face) Object.assign(filled, faceFilled(face));
  return filled;
}

/** A clock as it stands; people count periods from 1. */
export const faceFilled = ({ time, moves, period }: Face): Filled => ({
  time: timeText(time),
  moves: String(moves),
  period: String(period + 1),
});

/** Milliseconds from `4:30` or `1:04:30`, or from minutes alone; nothing if it is neither. */
export function readTime(text: string): number | null {
  const found = /^\s*(?:(\d{1,2}):(?=\d+:))?(\d{1,3})(?::([0-5]?\d))?\s*$/.exec(text);
  if (!found) return null;
  const [hours, minutes, seconds] = found
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
}

/** The act that says it; nothing if a time cannot be read. */
export function actOf(decision: Decision, filled: Filled, state?: State): Decide | null {
  const { word } = decision;
  const said: Record<string, unknown> = {};
  for (const [name, field] of askedFor(decision, filled)) {
    said[name] = valueOf(field, filled[name] ?? "");
    if (said[name] === null || Number.isNaN(said[name])) return null;
  }
  // What a form says fits the word it is for: the test holds each against the record's form.
  const shaped = SHAPES[word]?.(said, state) ?? said;
  return { act: "decide", decision: word, ...shaped } as unknown as Decide;
}

function valueOf(field: Field, value: string): unknown {
  if (field === "yes" || field === "no") return value === "yes";
  if (field === "ply" || field === "count" || field === "question") return Number(value);
  if (field === "period") return Number(value) - 1;
  if (field === "score") return SCORES[value];
  if (field === "time" || field === "face") return readTime(value || "0");
  if (field === "moment") return new Date(value).getTime();
  if (field === "device") return value.replace("other_device", "other");
  if (field === "duties") return value.split(" ").filter(Boolean);
  if (field === "reason") return value === "unsaid" ? undefined : value;
  if (field === "maybe") return value.trim() || undefined;
  return value;
}

/** One penalty in the form of the record: a word, or a word with how much. */
function penaltyOf({ penalty, time, score, cents, rounds }: Record<string, unknown>): unknown {
  if (penalty === "more_time" || penalty === "less_time") return { [penalty]: time };
  if (penalty === "points") return { points: score };
  if (penalty === "fine") return { fine: cents };
  if (penalty === "rounds") return { rounds };
  return penalty === "loss" ? { loss: "whole" } : penalty;
}

/** A clock set anew keeps the moves and the period that it has. */
const settingOf = (time: unknown, side: Color, state: State | undefined): object => {
  const face = state?.standing.clock?.[side];
  return { time, moves: face?.moves ?? 0, period: face?.period ?? 0 };
};

/** What the record wants in another shape than a form has it. */
const SHAPES: Partial<
  Record<DecisionKind, (said: Record<string, unknown>, state: State | undefined) => object>
> = {
  set_clock: ({ of, because, ...setting }) => ({ of, setting, ...(because ? { because } : {}) }),
  replace_clock: ({ white, black }, state) => ({
    white: settingOf(white, "white", state),
    black: settingOf(black, "black", state),
  }),
  classify_touch: ({ of, was }) => ({
    of,
    accidental: was === "accidental",
    ...(was === "unclear" && { unclear: true }),
  }),
  penalise: (said) => ({ of: said["of"], penalties: [penaltyOf(said)], reason: said["reason"] }),
  confirm_envelope: ({ at, place, ...names }) => {
    const [date, time] = localMoment(Number(at)).split("T");
    return { ...names, resumption: { date, time, place, at } };
  },
};

/** A moment as people here write it: `2026-11-15T18:30`. */
export function localMoment(at: number): string {
  const moment = new Date(at);
  return new Date(at - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
