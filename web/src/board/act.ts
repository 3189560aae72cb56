/** What hands do at a board, in the words that the arbiter understands. */

import { colorOf, type Man, roleOf } from "./men";
import type { Square } from "./square";

export type HandAct =
  | { act: "adjust" }
  | { act: "touch"; square: Square }
  | { act: "release"; from: Square; to: Square; two_hands?: true }
  | { act: "take_off"; square: Square }
  | { act: "put"; square: Square; piece: string };

export type MoveAct = { act: "move"; move: string };

export type BoardAct = HandAct | MoveAct;

/** A man as acts name it: `white queen`. */
export const pieceName = (man: Man): string => `${colorOf(man)} ${roleOf(man)}`;
