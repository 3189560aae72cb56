/** Two scoresheets and the record: where they differ. */

import type { Color } from "../board/square";
import type { Line, PlayersSheet, Reads, SheetLine, Scoresheets } from "./wire";

/** A place at which a sheet does not say what was played. */
export interface Difference {
  place: number;
  /** The move that was made. */
  made: string;
  white: Reads;
  black: Reads;
  /** What each wrote. */
  texts: Record<Color, string>;
}

/** The record as lines of a sheet, in the reader's letters. */
export const recordLines = (
  record: readonly Line[],
  letters: (san: string) => string,
  illegal: string,
): SheetLine[] =>
  record.map(({ san }) => ({
    text: san == null ? illegal : letters(san),
    illegible: false,
    offer: false,
    struck: [],
  }));

/** The places where a sheet says something else, or cannot be read. A sheet that is behind does not
 * differ: whether it may be is another matter. */
export function differencesOf(told: Scoresheets, record: readonly SheetLine[]): Difference[] {
  const of = (owner: Color): PlayersSheet | undefined =>
    told.sheets.find((sheet) => sheet.owner === owner);
  const line = (owner: Color, place: number): SheetLine | undefined => of(owner)?.lines[place];
  const reads = (owner: Color, place: number): Reads => line(owner, place)?.reads ?? "blank";
  return record.flatMap(({ text }, place) => {
    const white = reads("white", place);
    const black = reads("black", place);
    const differs = [white, black].some((one) => one === "differs" || one === "unreadable");
    if (!differs) return [];
    const texts = {
      white: line("white", place)?.text ?? "",
      black: line("black", place)?.text ?? "",
    };
    return [{ place, made: text ?? "", white, black, texts }];
  });
}
