/** What an arbiter can decide, and what must be said with it. The Laws are the server's: whatever
 * does not fit now is refused there, with its article. */

import type { Color } from "../board/square";
import { type Face, timeText } from "../clock/reading";
import type { Act, QuestionInWords as Question, Score, State } from "./wire";

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
  | "penalty"
  | "claim"
  | "annul"
  | "permission"
  | "device";

export interface Decision {
  word: string;
  /** The names of its fields in JSON, and what each is. */
  fields: Partial<Record<string, Field>>;
}

const decision = (word: string, fields: Decision["fields"] = {}): Decision => ({ word, fields });

/** The decisions by what they are about, in the order of a game. */
export const GROUPS: Record<string, readonly Decision[]> = {
  game: [decision("start"), decision("pause"), decision("resume")],
  board: [
    decision("declare_illegal", { of: "side" }),
    decision("rule_touch", { of: "side" }),
    decision("classify_touch", { of: "side", accidental: "yes" }),
    decision("restore", { ply: "ply" }),
    decision("correct_boards", { ply: "ply" }),
  ],
  clock: [
    decision("call_flag", { of: "side" }),
    decision("order_unknown"),
    decision("set_clock", { of: "side", time: "time", moves: "count", period: "period" }),
    decision("extra_time", { white: "time", black: "time" }),
    decision("grant_increment", { granted: "yes" }),
    decision("excuse_lateness", { of: "side", reason: "text" }),
  ],
  claims: [
    decision("judge_stop", { valid: "yes" }),
    decision("judge_claim", { ruling: "claim" }),
    decision("consent_to_draw", { granted: "yes" }),
    decision("judge_offer", { stands: "yes" }),
    decision("judge_resignation", { resigned: "yes" }),
    decision("close_appeal", { granted: "yes" }),
  ],
  conduct: [
    decision("penalise", { of: "side", penalty: "penalty", time: "time", reason: "text" }),
    decision("permit", { of: "side", to: "permission", granted: "yes" }),
    decision("inspect", { of: "side", agreed: "yes", body: "no" }),
    decision("device_sound", { of: "side" }),
    decision("device_found", { of: "side", device: "device" }),
  ],
  adjournment: [
    decision("set_session", { ends: "moment" }),
    decision("call_seal"),
    decision("confirm_envelope", { white: "text", black: "text", at: "moment", place: "text" }),
    decision("open_envelope", { text: "text", proof: "maybe" }),
    decision("judge_sealed", { meant: "maybe" }),
    decision("envelope_lost", { declared: "maybe" }),
  ],
  result: [
    decision("declare_loss", { score: "score", reason: "text" }),
    decision("set_result", { score: "score", reason: "text" }),
    decision("annul", { reason: "annul" }),
    decision("reopen", { reason: "text" }),
  ],
};

export const DECISIONS: readonly Decision[] = Object.values(GROUPS).flat();

/** The decisions that settle what waits, by what it is about; anything may be let rest. */
const SETTLES: Partial<Record<Question["about"], string[]>> = {
  stop: ["judge_stop"],
  consent: ["consent_to_draw"],
  conditional_offer: ["judge_offer"],
  resignation: ["judge_resignation"],
  absence: ["declare_loss", "excuse_lateness"],
  touch_breach: ["rule_touch"],
  appeal: ["close_appeal"],
  result: ["set_result"],
  times: ["set_clock"],
  earlier_illegal: ["declare_illegal"],
  own_illegal: ["declare_illegal"],
  order: ["order_unknown"],
  no_normal_win: ["judge_claim"],
  increment: ["grant_increment"],
  early_press: ["penalise"],
  report: ["penalise"],
  device: ["declare_loss"],
  permission: ["permit"],
  boards_differ: ["correct_boards"],
  interference: ["annul"],
  envelope: ["confirm_envelope"],
  sealed_move: ["judge_sealed"],
};

export const settling = ({ about }: Question): Decision[] =>
  DECISIONS.filter(({ word }) => SETTLES[about]?.includes(word));

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
  penalty: ["warning", "more_time", "less_time", "loss", "expulsion"],
  claim: ["upheld", "rejected", "postponed", "postponed_with_time"],
  annul: ["wrong_setup", "reversed_colors", "interference", "position_lost"],
  permission: ["leave_playing_area", "leave_venue", "open_bag", "use_device"],
  device: ["phone", "other_device", "switched_off"],
};
export const choicesOf = (field: Field): readonly string[] => CHOICES[field] ?? [];

/** What a form shows at first: what a question tells, and what the table does. */
export function filledFirst({ fields }: Decision, state: State, question?: Question): Filled {
  const side = question && sideOf(question);
  const filled: Filled = {};
  for (const [name, field] of Object.entries(fields) as [string, Field][]) {
    if (field === "ply") filled[name] = String(state.moves?.length ?? 0);
    else filled[name] = choicesOf(field)[0] ?? "";
    if (field === "side" && side) filled[name] = side;
    if (field === "text" && (name === "white" || name === "black"))
      filled[name] = state.names[name] ?? "";
    if (field === "permission" && question?.about === "permission") filled[name] = question.to;
  }
  const face = state.standing.clock?.[filled["of"] as Color];
  if ("period" in fields && face) Object.assign(filled, faceFilled(face));
  return filled;
}

/** Whom a question is about. */
function sideOf(question: Question): Color | null {
  if ("by" in question) return question.by;
  return ("of" in question ? question.of : null) ?? null;
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
export function actOf({ word, fields }: Decision, filled: Filled): Decide | null {
  const said: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields) as [string, Field][]) {
    said[name] = valueOf(field, filled[name] ?? "");
    if (said[name] === null || Number.isNaN(said[name])) return null;
  }
  // What a form says fits the word it is for: the test holds each against the record's form.
  return { act: "decide", decision: word, ...(SHAPES[word]?.(said) ?? said) } as unknown as Decide;
}

function valueOf(field: Field, value: string): unknown {
  if (field === "yes" || field === "no") return value === "yes";
  if (field === "ply" || field === "count") return Number(value);
  if (field === "period") return Number(value) - 1;
  if (field === "score") return SCORES[value];
  if (field === "time") return readTime(value || "0");
  if (field === "moment") return new Date(value).getTime();
  if (field === "device") return value.replace("other_device", "other");
  if (field === "maybe") return value.trim() || undefined;
  return value;
}

/** What the record wants in another shape than a form has it. */
const SHAPES: Record<string, (said: Record<string, unknown>) => object> = {
  set_clock: ({ of, ...setting }) => ({ of, setting }),
  penalise: ({ penalty, time, ...others }) => ({
    ...others,
    penalties: [
      String(penalty).endsWith("time")
        ? { [String(penalty)]: time }
        : penalty === "loss"
          ? { loss: "whole" }
          : penalty,
    ],
  }),
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
