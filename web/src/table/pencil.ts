/** What the red pencil draws where the server says why a move is illegal: an arrow from the man that
 * forbids it, a ring round the square it is about. */

import type { Square } from "../board/square";
import type { Reason } from "./wire";

export interface Pencil {
  rings: Square[];
  arrows: [Square, Square][];
}

interface Pointing {
  by?: { square: string };
  over?: { square: string };
  occupant?: { square: string };
  king?: { square: string };
  man?: { square: string };
  pawn?: { square: string };
  square?: string;
  to?: string;
}

export function pencilOf(reasons: readonly Reason[]): Pencil {
  const pencil: Pencil = { rings: [], arrows: [] };
  for (const reason of reasons as readonly Pointing[]) {
    const [by, king] = [reason.by?.square, reason.king?.square];
    const about =
      reason.square ?? king ?? reason.to ?? reason.over?.square ?? reason.occupant?.square;
    const place = about ?? by ?? reason.man?.square ?? reason.pawn?.square;
    if (place) pencil.rings.push(place as Square);
    if (by && about && by !== about) pencil.arrows.push([by as Square, about as Square]);
  }
  return pencil;
}
