/** A game to be looked through: the moves that stand, and what was ruled between them. */

import type { Color } from "../board/square";
import { telling } from "./telling";
import type { EventInWords as Event, Step } from "./wire";

/** A move that stands. */
export interface Played {
  by: Color;
  move: string | null;
  /** None where an illegal act stood. */
  san: string | null;
  /** What the player's clock showed after it. */
  left: number | null;
  offer: boolean;
  /** Where it is among the steps. */
  step: number;
}

/** A ruling, after so many moves. */
export interface Ruled {
  ply: number;
  step: number;
  events: Event[];
}

export interface Game {
  moves: Played[];
  rulings: Ruled[];
  /** The steps at which there is something to see, in order. */
  stops: number[];
}

export function gameOf(steps: readonly Step[], worthTelling = telling): Game {
  const moves: Played[] = [];
  const rulings: Ruled[] = [];
  const stops = [0];
  steps.forEach((step, index) => {
    const told = step.moves?.lines ?? [];
    const old = step.moves ? moves.splice(step.moves.from) : [];
    told.forEach(({ by, move, san, offer }, place) => {
      const left = step.times?.[by].after ?? null;
      const played = { by, move: move ?? null, san: san ?? null, offer };
      // What is told again, as with an offer, stays where it was made.
      const again = old[place]?.move === played.move ? old[place] : undefined;
      moves.push({ left, step: index, ...again, ...played });
    });
    const last = moves.at(-1);
    const isPressed = step.events?.some(({ fact }) => fact === "clock_pressed");
    if (isPressed && last) last.left = step.times?.[last.by].after ?? last.left;
    const events = worthTelling(step.events);
    if (events.length > 0) rulings.push({ ply: step.ply, step: index, events });
    const before = steps[index - 1];
    if (events.length > 0 || (before && before.board !== step.board)) stops.push(index);
  });
  return { moves, rulings, stops };
}

/** Pairs of moves as a scoresheet has them; a game may begin with Black's. */
export function rowsOf(moves: readonly Played[]): { white?: Played; black?: Played }[] {
  const rows: { white?: Played; black?: Played }[] = [];
  for (const move of moves) {
    const last = rows.at(-1);
    if (move.by === "black" && last && !last.black) last.black = move;
    else rows.push({ [move.by]: move });
  }
  return rows;
}
