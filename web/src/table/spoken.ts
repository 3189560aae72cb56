/** A move said in words, as it is written: letter by letter, whatever the move is worth. */

import type { Role } from "../board/men";

/** The words of the announcements of appendix D and of our languages. */
const FILES: readonly string[][] = [
  ["a", "anna"],
  ["b", "bella"],
  ["c", "cesar"],
  ["d", "david"],
  ["e", "eva"],
  ["f", "felix"],
  ["g", "gustav"],
  ["h", "hektor"],
];
const RANKS: readonly string[][] = [
  ["1", "one", "yksi", "ett", "eins"],
  ["2", "two", "kaksi", "två", "zwei"],
  ["3", "three", "kolme", "tre", "drei"],
  ["4", "four", "neljä", "fyra", "vier"],
  ["5", "five", "viisi", "fem", "fünf"],
  ["6", "six", "kuusi", "sex", "sechs"],
  ["7", "seven", "seitsemän", "sju", "sieben"],
  ["8", "eight", "kahdeksan", "åtta", "acht"],
];
const ROLES: Record<Role, readonly string[]> = {
  king: ["king", "kuningas", "kung", "könig"],
  queen: ["queen", "daami", "kuningatar", "dam", "dame"],
  rook: ["rook", "torni", "torn", "turm"],
  bishop: ["bishop", "lähetti", "löpare", "läufer"],
  knight: ["knight", "ratsu", "springare", "springer"],
  pawn: ["pawn", "sotilas", "bonde", "bauer"],
};
const TAKES = ["x", "takes", "lyö", "slår", "schlägt"];
const CASTLES = ["castles", "castle", "castling", "linnoitus", "linnoittaa", "rockad", "rochade"];
const LONG = ["long", "queenside", "pitkä", "lång", "lange"];
const CHECK = ["check", "shakki", "schack", "schach"];
const MATE = ["mate", "checkmate", "matti", "matt"];

/** What is written for the words, with the letters of the writer; nothing if a word is not known. */
export function written(text: string, letter: (role: Role) => string): string | null {
  const words = text
    .toLocaleLowerCase()
    .replaceAll(/([a-h])([1-8])/g, "$1 $2")
    .split(/[\s,.–-]+/u)
    .filter(Boolean);
  if (words.length === 0) return null;
  if (words.some((word) => CASTLES.includes(word)))
    return words.some((word) => LONG.includes(word)) ? "O-O-O" : "O-O";
  let line = "";
  for (const word of words) {
    const role = (Object.keys(ROLES) as Role[]).find((name) => ROLES[name].includes(word));
    const file = FILES.findIndex((names) => names.includes(word));
    const rank = RANKS.findIndex((names) => names.includes(word));
    if (role) line += role === "pawn" ? "" : letter(role);
    else if (file >= 0) line += "abcdefgh".charAt(file);
    else if (rank >= 0) line += String(rank + 1);
    else if (TAKES.includes(word)) line += "x";
    else if (CHECK.includes(word)) line += "+";
    else if (MATE.includes(word)) line += "#";
    else return null;
  }
  return line;
}
