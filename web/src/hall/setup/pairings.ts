/** Pairings as somebody pastes them: board, white and black by their numbers, one board a line. */

import { t } from "../../lang/lang.svelte";
import type { Pairing } from "../../table/wire";

const LINE = /^(\d+)\s*[;,\t]\s*(\d+)\s*[;,\t]\s*(\d+)\s*$/;

/** The first line may name the columns; any other line that is not a pairing is named. */
export function pairingsIn(text: string): Pairing[] {
  const pairings: Pairing[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const [, board, white, black] = LINE.exec(line.trim()) ?? [];
    if (board !== undefined)
      pairings.push({ board: Number(board), white: Number(white), black: Number(black) });
    else if (line.trim() !== "" && (index > 0 || /\d/.test(line)))
      throw new Error(`${t("players-fault", { line: index + 1, column: 1 })}: ${line.trim()}`);
  }
  return pairings;
}
