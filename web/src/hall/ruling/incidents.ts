/** What an arbiter can say of a board in two taps, and the incident that it makes. */

import type { Color } from "../../board/square";
import type { Area, DrawBasis, IllegalAct, Incident, Irregularity, NoWin } from "../../table/wire";

export type Who = Color | "both";

/** What a choice may be made more exact by; the first one is meant unless another is chosen. */
const KINDS = {
  illegal: ["move", "pawn_left", "no_move", "two_hands"],
  phone: ["device_sounded", "device_found"],
  claim: ["threefold", "fifty_moves", "not_trying", "cannot"],
  left: ["playing_area", "venue"],
  reported: [
    "distraction",
    "assistance",
    "disobedience",
    "refusal",
    "disrepute",
    "sheet",
    "pressing_hand",
    "clock_handling",
    "wrong_setup",
    "reversed_colors",
    "wrong_setting",
  ],
} as const;

/** The eight that are seen most, and what lies behind "something else". */
export const USUAL = [
  "illegal",
  "touched_piece",
  "phone",
  "flag",
  "claim",
  "displaced",
  "awaited",
] as const;
export const RARE = [
  "not_arrived",
  "draw_agreed",
  "repeated_offers",
  "increment_request",
  "left",
  "reported",
  "clock_defect",
  "disturbance",
  "illegal_position",
  "other",
] as const;
export type What = (typeof USUAL)[number] | (typeof RARE)[number];

export const kindsOf = (what: What): readonly string[] =>
  (KINDS as Partial<Record<What, readonly string[]>>)[what] ?? [];

/** Whether it must be said which player it is about. */
export const needsPlayer = (what: What): boolean =>
  !["draw_agreed", "clock_defect", "disturbance", "illegal_position", "reported", "other"].includes(
    what,
  );
/** Whether it can be about both at once. */
export const canBeBoth = (what: What): boolean =>
  !needsPlayer(what) || what === "flag" || what === "not_arrived" || what === "awaited";

/** Whose absence is noted: the time until the default runs, and nothing is ruled yet. */
export const awaited = (who: Who | null): Color[] =>
  who === null ? [] : who === "both" ? ["white", "black"] : [who];

export function incidentOf(
  what: What,
  who: Who | null,
  kind: string,
  text: string,
): Incident | null {
  if (what === "other")
    return text.trim() === "" ? null : { incident: what, text: text.trim(), of: sideOf(who) };
  if (what === "reported") return { incident: what, what: kind as Irregularity, of: sideOf(who) };
  if (what === "draw_agreed" || what === "clock_defect" || what === "disturbance")
    return { incident: what };
  if (what === "illegal_position") return { incident: what };
  if (who === "both" && what === "flag") return { incident: "both_flags" };
  if (who === "both" && what === "not_arrived") return { incident: "nobody_arrived" };
  const of = sideOf(who);
  if (of === null || what === "awaited") return null;
  switch (what) {
    case "illegal":
      return { incident: what, of, kind: kind as IllegalAct };
    case "phone":
      return { incident: kind as "device_sounded" | "device_found", of };
    case "claim":
      if (kind === "cannot" || kind === "not_trying")
        return { incident: "no_normal_win", of, ground: kind satisfies NoWin };
      return { incident: what, of, basis: kind as DrawBasis };
    case "left":
      return { incident: what, of, area: kind as Area };
    default:
      return { incident: what, of };
  }
}

const sideOf = (who: Who | null): Color | null => (who === "both" ? null : who);
