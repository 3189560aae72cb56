/** Moves as Appendix D has them announced: German names, so that no two sound alike. */

import type { Role } from "../board/men";

const FILES = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hektor"];
const RANKS = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
const ROLES: Record<Role, string> = {
  king: "König",
  queen: "Dame",
  rook: "Turm",
  bishop: "Läufer",
  knight: "Springer",
  pawn: "Bauer",
};
export const OTHER_WORDS = [
  "kurze",
  "lange",
  "Rochade",
  "Matt",
  "Remis",
  "Uhr",
  "ja",
  "nein",
  "aufgegeben",
];
/** Every word that can be said, and so every clip there is. */
export const SPOKEN = [...FILES, ...RANKS, ...Object.values(ROLES), ...OTHER_WORDS];

const plain = (word: string): string =>
  word.toLowerCase().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue");

/**
 * A move as someone typed it: squares (`e2e4`, `e2-e4`), or spoken names with or without the man
 * (`Springer Gustav eins Felix drei`). Nothing if it is neither; what it is worth the table says.
 */
export function heard(text: string): string | null {
  const squares = /^\s*([a-h][1-8])\s*[-–x ]?\s*([a-h][1-8])\s*=?\s*([qrbn])?\s*$/i.exec(text);
  if (squares) return squares.slice(1).join("").toLowerCase();
  const words = text
    .trim()
    .split(/[\s,.-]+/)
    .map(plain);
  const named = words.map((word) => {
    const file = FILES.findIndex((name) => plain(name) === word);
    if (file >= 0) return "abcdefgh".charAt(file);
    const rank = RANKS.findIndex((name) => plain(name) === word);
    return rank >= 0 ? String(rank + 1) : "";
  });
  const found = /^([a-h][1-8])([a-h][1-8])$/.exec(named.join(""));
  if (!found) return null;
  const last = Object.entries(ROLES).find(([, name]) => plain(name) === words.at(-1))?.[0];
  return `${found[1]}${found[2]}${last ? (last === "knight" ? "n" : last.charAt(0)) : ""}`;
}
