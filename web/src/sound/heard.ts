/** Which sound belongs to what a table tells. */

import type { Sound } from "./sound";
import type { EventInWords } from "../table/wire";

type Fact = EventInWords["fact"];

const OF_FACTS: Partial<Record<Fact, Sound>> = {
  game_ended: "end",
  annulled: "end",
  illegal_found: "ruling",
  illegal_counted: "ruling",
  claim_upheld: "ruling",
  claim_rejected: "ruling",
  penalised: "ruling",
  flag_fallen: "ruling",
  breach_found: "ruling",
  draw_offered: "offer",
  move_made: "move",
  clock_pressed: "press",
};

/** The one sound that several facts at once are told by: the weightiest. */
const WEIGHTS: readonly Sound[] = ["end", "ruling", "offer", "capture", "move", "press"];

export function heardOf(facts: readonly Fact[], captures: boolean): Sound | null {
  const heard = facts.map((fact) => OF_FACTS[fact]);
  const found = WEIGHTS.find((name) => heard.includes(name)) ?? null;
  return found === "move" && captures ? "capture" : found;
}
