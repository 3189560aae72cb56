/** Arrows and circles that a reader draws on a board to look at: with the right button from square
 * to square, or on one square. Drawn once more, each is taken away; a click takes all away. */

import type { TuoBoard } from "./element";
import type { Square } from "./square";

export interface Drawing {
  arrows: [Square, Square][];
  rings: Square[];
}

export const NOTHING_DRAWN: Drawing = { arrows: [], rings: [] };

/** What is drawn after one stroke more. */
export function stroke({ arrows, rings }: Drawing, from: Square, to: Square): Drawing {
  if (from === to) {
    const others = rings.filter((ring) => ring !== from);
    return { arrows, rings: others.length < rings.length ? others : [...rings, from] };
  }
  const others = arrows.filter(([start, end]) => start !== from || end !== to);
  return { rings, arrows: others.length < arrows.length ? others : [...arrows, [from, to]] };
}

const RIGHT = 2;

/** Lets the reader draw on a board. */
export function drawOn(
  board: TuoBoard,
  draw: (change: (before: Drawing) => Drawing) => void,
): { destroy(): void } {
  let from: Square | null = null;
  const under = ({ clientX, clientY }: PointerEvent): Square | null =>
    (board.shadowRoot?.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-square]")
      ?.dataset["square"] as Square | undefined) ?? null;
  const down = (event: PointerEvent): void => {
    if (event.button === RIGHT) from = under(event);
    else draw(() => NOTHING_DRAWN);
  };
  const up = (event: PointerEvent): void => {
    const [start, end] = [from, event.button === RIGHT ? under(event) : null];
    from = null;
    if (start && end) draw((before) => stroke(before, start, end));
  };
  const still = (event: Event): void => event.preventDefault();
  board.addEventListener("pointerdown", down);
  board.addEventListener("pointerup", up);
  board.addEventListener("contextmenu", still);
  return {
    destroy() {
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("pointerup", up);
      board.removeEventListener("contextmenu", still);
    },
  };
}
