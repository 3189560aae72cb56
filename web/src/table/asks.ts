/** The one question that is put to a player now, as far as the table tells. */

import type { Color } from "../board/square";
import { onMove } from "./turn";
import type { State } from "./wire";

export type Ask =
  "back" | "rematch" | "arrive" | "seal" | "start" | "resume" | "offer" | "take_back" | "restart";

/** What is asked of a side, or of someone who looks on (`null`). */
export function asksOf(
  { standing, doings, regulations, rematch }: State,
  side: Color | null,
  past: number | null,
): Ask | null {
  if (past !== null) return "back";
  if (standing.phase === "over" || standing.phase === "annulled") return rematch ? "rematch" : null;
  if (side === null) return null;
  const { adjournment, offer, wanted, here } = standing;
  if (adjournment === "sealed" || adjournment === "resuming") return "arrive";
  if (adjournment === "called") return onMove(standing) === side ? "seal" : null;
  if (standing.phase === "waiting") {
    if (regulations.starts_at != null) return here[side] ? null : "arrive";
    return doings.conduct ? "start" : null;
  }
  if (standing.phase === "stopped") return doings.conduct ? "resume" : null;
  const other = side === "white" ? "black" : "white";
  if (offer === other) return "offer";
  if (wanted.take_back === other) return "take_back";
  return wanted.restart === other ? "restart" : null;
}
