/** What an arbiter can decide, and what must be said with it. The Laws are the server's: whatever
 * does not fit now is refused there, with its article. */

import type { Color } from "../board/square";
import type { Question, Score, Standing } from "./wire";

/** What is asked for: a side, a yes or no, a time in minutes and seconds, words, and so on. */
export type Field =
  "side" | "yes" | "time" | "ply" | "score" | "text" | "penalty" | "claim" | "annul";

export interface Decision {
  word: string;
  /** The names of its fields in JSON, and what each is. */
  fields: Partial<Record<string, Field>>;
}

const decision = (word: string, fields: Decision["fields"] = {}): Decision => ({ word, fields });

export const DECISIONS: readonly Decision[] = [
  decision("start"),
  decision("pause"),
  decision("resume"),
  decision("call_flag", { of: "side" }),
  decision("declare_illegal", { of: "side" }),
  decision("rule_touch", { of: "side" }),
  decision("classify_touch", { of: "side", accidental: "yes" }),
  decision("restore", { ply: "ply" }),
  decision("set_clock", { of: "side", time: "time" }),
  decision("extra_time", { white: "time", black: "time" }),
  decision("penalise", { of: "side", penalty: "penalty", time: "time", reason: "text" }),
  decision("device_sound", { of: "side" }),
  decision("judge_stop", { valid: "yes" }),
  decision("judge_claim", { ruling: "claim" }),
  decision("consent_to_draw", { granted: "yes" }),
  decision("grant_increment", { granted: "yes" }),
  decision("close_appeal", { granted: "yes" }),
  decision("excuse_lateness", { of: "side", reason: "text" }),
  decision("declare_loss", { score: "score", reason: "text" }),
  decision("set_result", { score: "score", reason: "text" }),
  decision("annul", { reason: "annul" }),
  decision("reopen", { reason: "text" }),
];

/** The decisions that settle what waits, by what it is about; anything may be let rest. */
const SETTLES: Record<string, string[]> = {
  stop: ["judge_stop"],
  consent: ["consent_to_draw"],
  absence: ["declare_loss", "excuse_lateness"],
  touch_breach: ["rule_touch"],
  appeal: ["close_appeal"],
  result: ["set_result"],
  times: ["set_clock"],
  earlier_illegal: ["declare_illegal"],
  no_normal_win: ["judge_claim"],
  increment: ["grant_increment"],
  early_press: ["penalise"],
  report: ["penalise"],
  device: ["declare_loss"],
};

export const settling = ({ about }: Question): Decision[] =>
  DECISIONS.filter(({ word }) => SETTLES[about]?.includes(word));

/** What was filled in, by the names of the fields. Times are minutes and seconds. */
export interface Filled {
  [field: string]: string;
}

export const PENALTIES = ["warning", "more_time", "less_time", "loss", "expulsion"] as const;
export const CLAIM_RULINGS = ["upheld", "rejected", "postponed", "postponed_with_time"] as const;
export const ANNUL_REASONS = ["wrong_setup", "reversed_colors", "position_lost"] as const;
export const SCORES: Record<string, Score> = {
  "1–0": { white: "whole", black: "none" },
  "½–½": { white: "half", black: "half" },
  "0–1": { white: "none", black: "whole" },
  "0–0": { white: "none", black: "none" },
};

/** Milliseconds from `4:30`, or from minutes alone; nothing if it is neither. */
export function readTime(text: string): number | null {
  const found = /^\s*(\d{1,3})(?::([0-5]?\d))?\s*$/.exec(text);
  return found ? (Number(found[1]) * 60 + Number(found[2] ?? 0)) * 1000 : null;
}

/** The act that says it; nothing if a time cannot be read. */
export function actOf(
  { word, fields }: Decision,
  filled: Filled,
  standing: Standing,
): { act: "decide"; decision: string; [field: string]: unknown } | null {
  const act: { act: "decide"; decision: string; [field: string]: unknown } = {
    act: "decide",
    decision: word,
  };
  for (const [name, kind] of Object.entries(fields)) {
    const value = filled[name] ?? "";
    if (kind === "yes") act[name] = value === "yes";
    else if (kind === "ply") act[name] = Number(value);
    else if (kind === "score") act[name] = SCORES[value];
    else if (kind === "time") act[name] = readTime(value || "0");
    else act[name] = value;
    if (act[name] === null) return null;
  }
  if (word === "set_clock") {
    const face = standing.clock?.[act["of"] as Color];
    act["setting"] = { time: act["time"], moves: face?.moves ?? 0, period: 0 };
    delete act["time"];
  }
  if (word === "penalise") {
    const kind = String(act["penalty"]);
    const penalty = kind.endsWith("time")
      ? { [kind]: act["time"] }
      : kind === "loss"
        ? { loss: "whole" }
        : kind;
    act["penalties"] = [penalty];
    delete act["penalty"];
    delete act["time"];
  }
  return act;
}
