/** The men on a board: any men on any squares, for play goes on in positions that are wrong. */

import { type Color, rankOf, SQUARES, type Square } from "./square";

export type Role = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn";
/** A man by its letter in FEN: capitals are White's. */
export type Man = "K" | "Q" | "R" | "B" | "N" | "P" | "k" | "q" | "r" | "b" | "n" | "p";
export type Men = Map<Square, Man>;

export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

export const ROLES: Record<string, Role> = {
  k: "king",
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
};
const FULL_SET: Record<Role, number> = {
  queen: 1,
  rook: 2,
  bishop: 2,
  knight: 2,
  pawn: 8,
  king: 1,
};

export const roleOf = (man: Man): Role => ROLES[man.toLowerCase()] as Role;
export const colorOf = (man: Man): Color => (man === man.toUpperCase() ? "white" : "black");

export function manOf(color: Color, role: Role): Man {
  const letter = role === "knight" ? "n" : role.charAt(0);
  return (color === "white" ? letter.toUpperCase() : letter) as Man;
}

/** What may stand for a pawn on the last rank. */
export const officersOf = (color: Color): Man[] =>
  (["queen", "rook", "bishop", "knight"] as const).map((role) => manOf(color, role));

/** Reads the first field of a FEN; what follows it is not the board's business. */
export function readMen(fen: string): Men {
  const men: Men = new Map();
  let index = 0;
  for (const letter of fen.trim().split(/\s/)[0] ?? "") {
    if (letter === "/" || letter === "~") continue;
    if (/[1-8]/.test(letter)) index += Number(letter);
    else {
      const square = SQUARES[index];
      if (!square || !(letter.toLowerCase() in ROLES)) throw new Error(`not a board: ${fen}`);
      men.set(square, letter as Man);
      index += 1;
    }
  }
  if (index !== 64) throw new Error(`not a board: ${fen}`);
  return men;
}

/** A pawn at the end of its way, waiting for what it becomes. */
export function pawnAtEnd(men: Men, color: Color): Square | null {
  const end = color === "white" ? 8 : 1;
  for (const [square, man] of men) {
    if (roleOf(man) === "pawn" && colorOf(man) === color && rankOf(square) === end) return square;
  }
  return null;
}

/** Men of one side that are beside the board, if it began with a full set. */
export function besideBoard(men: Men, color: Color): Man[] {
  const standing = [...men.values()].filter((man) => colorOf(man) === color).map(roleOf);
  return (Object.keys(FULL_SET) as Role[]).flatMap((role) => {
    const missing = FULL_SET[role] - standing.filter((other) => other === role).length;
    return Array<Man>(Math.max(0, missing)).fill(manOf(color, role));
  });
}
