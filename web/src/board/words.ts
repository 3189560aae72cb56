/** What a board says. The page that shows it supplies the words of the reader's language. */

import { colorOf, type Man, type Role, roleOf } from "./men";
import type { Square } from "./square";

export interface BoardWords {
  /** The name of the whole board. */
  board: string;
  /** A square with what stands on it. */
  square(square: Square, man: Man | null): string;
  /** The square from which a man is in the hand. */
  inHand(square: Square, man: Man): string;
  /** The row of officers beside the board, or the question what a pawn becomes. */
  promotion: string;
  /** A man beside the board. */
  beside(man: Man): string;
  /** Nothing is met on the lines from a square. */
  nothing: string;
  /** The letter of a man in the notation of the language. */
  letter(role: Role): string;
}

const LETTERS: Record<Role, string> = {
  king: "K",
  queen: "Q",
  rook: "R",
  bishop: "B",
  knight: "N",
  pawn: "P",
};
const name = (man: Man): string => `${colorOf(man)} ${roleOf(man)}`;

/** Plain English, for a board on its own. */
export const ENGLISH: BoardWords = {
  board: "Board",
  square: (square, man) => (man ? `${square} ${name(man)}` : square),
  inHand: (square, man) => `${square} ${name(man)} in hand`,
  promotion: "Promotion",
  beside: name,
  nothing: "nothing",
  letter: (role) => LETTERS[role],
};
