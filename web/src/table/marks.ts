/** What is marked on the board: the move that is shown, and what a ruling is about. */

import type { Square } from "../board/square";
import type { Marks } from "../board/view";
import type { Ruling } from "./state";
import type { Line } from "./wire";

const ends = (move: string): [Square, Square] => [
  move.slice(0, 2) as Square,
  move.slice(2, 4) as Square,
];

/** The marks beside a move and a ruling. */
export function marksOf(line: Line | undefined, ruling: Ruling | null): Marks {
  return {
    ...(line?.move && { last: ends(line.move) }),
    ...pencilled(ruling),
  };
}

/** A ring round the man that moved illegally, and arrows from what stood against it. */
function pencilled(ruling: Ruling | null): Pick<Marks, "rings" | "arrows"> {
  const found = ruling?.events.find((event) => event.fact === "illegal_found");
  if (found?.fact !== "illegal_found") return {};
  const arrows = found.reasons.flatMap((reason): [Square, Square][] => {
    if (!("by" in reason)) return [];
    const at = "king" in reason ? reason.king.square : "square" in reason ? reason.square : null;
    return at ? [[reason.by.square as Square, at as Square]] : [];
  });
  return { rings: [ends(found.move)[0]], arrows };
}
