/** Written moves in the letters of the reader's language. */

import type { Role } from "../board/men";
import { t } from "../lang/lang.svelte";

const ROLES: Record<string, Role> = {
  K: "king",
  Q: "queen",
  R: "rook",
  B: "bishop",
  N: "knight",
};

/** A move in the English of PGN with the letters of the language of the page. */
export const letters = (san: string): string =>
  san.startsWith("O") ? san : san.replaceAll(/[KQRBN]/g, (letter) => t(`letter-${ROLES[letter]}`));

const FIGURES: Record<string, string> = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘" };

/** The same with a picture for each piece, which every language reads. */
export const figurines = (san: string): string =>
  san.startsWith("O") ? san : san.replaceAll(/[KQRBN]/g, (letter) => FIGURES[letter] ?? letter);
