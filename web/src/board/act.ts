/** What hands do at a board, in the words that the arbiter understands. */

import { colorOf, type Man, type Role, roleOf } from "./men";
import type { Color, Square } from "./square";

export type HandAct =
  | { act: "adjust" }
  | { act: "touch"; square: Square }
  | { act: "release"; from: Square; to: Square; two_hands?: true }
  | { act: "take_off"; square: Square }
  | { act: "put"; square: Square; piece: Piece };

export type MoveAct = { act: "move"; move: string };

export type BoardAct = HandAct | MoveAct;

/** A man as acts name it: `white queen`. */
export type Piece = `${Color} ${Role}`;
export const pieceName = (man: Man): Piece => `${colorOf(man)} ${roleOf(man)}`;
