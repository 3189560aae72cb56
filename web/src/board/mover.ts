/** Moves on a screen: one act each, made by carrying a man or by two taps. */

import { colorOf, type Man, type Men, roleOf } from "./men";
import { type Color, rankOf, type Square } from "./square";

export interface Mover {
  /** The men as the table has them, or as the move that was just made leaves them. */
  men: Men;
  /** Whose men may be taken up. */
  movable: Color | "both" | "none";
  /** Whether a king that goes to a rook of its own castles with it, as in Chess960. */
  kingToRook: boolean;
  /** The man taken up, and by which pointer; no pointer between two taps. */
  hold: { from: Square; man: Man; pointer: number | null; carried: boolean } | null;
  /** A pawn's step to the last rank that waits for what it becomes. */
  promotion: { from: Square; to: Square; man: Man } | null;
}

/** A pointer comes down on a square, or beside the board. */
export function press(mover: Mover, pointer: number, square: Square | null): void {
  mover.promotion = null;
  const man = square === null ? undefined : mover.men.get(square);
  const isOwn = man && (mover.movable === "both" || colorOf(man) === mover.movable);
  const { hold } = mover;
  if (hold && hold.pointer !== null) return;
  const castles =
    mover.kingToRook && hold && man && roleOf(hold.man) === "king" && roleOf(man) === "rook";
  const isOther =
    hold && isOwn && !castles && square !== hold.from && colorOf(man) === colorOf(hold.man);
  if (hold && !isOther) {
    hold.pointer = pointer;
    hold.carried = true;
  } else if (isOwn && square) {
    mover.hold = { from: square, man, pointer, carried: false };
  }
}

/** A pointer has gone far enough to be carrying. */
export function carry(mover: Mover, pointer: number): void {
  if (mover.hold?.pointer === pointer) mover.hold.carried = true;
}

/** A pointer goes up: perhaps a move, or the question what the pawn becomes. */
export function lift(mover: Mover, pointer: number, square: Square | null): string | null {
  const { hold } = mover;
  if (!hold || hold.pointer !== pointer) return null;
  if (!hold.carried) {
    hold.pointer = null;
    return null;
  }
  mover.hold = null;
  if (square === null || square === hold.from) return null;
  if (roleOf(hold.man) === "pawn" && rankOf(square) === (colorOf(hold.man) === "white" ? 8 : 1)) {
    mover.promotion = { from: hold.from, to: square, man: hold.man };
    return null;
  }
  return make(mover, hold.from, square, hold.man);
}

/** What the waiting pawn becomes. */
export function promote(mover: Mover, officer: Man): string | null {
  const { promotion } = mover;
  if (!promotion) return null;
  mover.promotion = null;
  return make(mover, promotion.from, promotion.to, officer, officer.toLowerCase());
}

/** Lets go of everything without a move. */
export function forget(mover: Mover): void {
  mover.hold = null;
  mover.promotion = null;
}

/** Shows the move at once; the table's answer sets the men right if it was none. */
function make(mover: Mover, from: Square, to: Square, man: Man, suffix = ""): string {
  mover.men.delete(from);
  mover.men.set(to, man);
  return `${from}${to}${suffix}`;
}
