/** The keys of the board. Those who play by them elsewhere know most of them. */

import { type Men, roleOf, type Role, ROLES } from "./men";
import { type Color, fileOf, neighbour, rankOf, type Square, SQUARES } from "./square";

/** What a key asks for. */
export type Wish =
  | { go: Square }
  | { tell: "square" | "lines" }
  | { ask: "last" | "times" | "count" | "input" }
  | { do: "enter" | "back" | "take_off" | "adjust" };

/** The part of a keyboard event that matters. */
export interface Key {
  key: string;
  code: string;
  shiftKey: boolean;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
  PageUp: [0, -7],
  PageDown: [0, 7],
};
const PLAIN: Record<string, Wish> = {
  Enter: { do: "enter" },
  Escape: { do: "back" },
  Delete: { do: "take_off" },
  Backspace: { do: "take_off" },
  a: { do: "adjust" },
  o: { tell: "square" },
  x: { tell: "lines" },
  l: { ask: "last" },
  t: { ask: "times" },
  c: { ask: "count" },
  i: { ask: "input" },
};

/** What a key wishes when the focus is on a square; nothing if it is not the board's. */
export function wishOf(
  { key, code, shiftKey }: Key,
  at: Square,
  men: Men,
  below: Color,
): Wish | null {
  const steps = ARROWS[key];
  if (steps) return { go: farthest(at, steps, below) };
  // Shift turns a digit into another sign, and which one depends on the keyboard.
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(code)?.[1] ?? (/^[1-8]$/.test(key) ? key : null);
  if (digit) {
    const file = shiftKey ? "abcdefgh".charAt(Number(digit) - 1) : at.charAt(0);
    return { go: `${file}${shiftKey ? rankOf(at) : digit}` as Square };
  }
  const role = ROLES[key.toLowerCase()];
  if (role) return { go: nextOf(role, at, men, shiftKey) };
  return PLAIN[key] ?? null;
}

function farthest(at: Square, [right, down]: [number, number], below: Color): Square {
  let square = at;
  for (let step = Math.max(Math.abs(right), Math.abs(down)); step > 0; step -= 1) {
    square = neighbour(square, Math.sign(right), Math.sign(down), below);
  }
  return square;
}

/** The next man of a kind from a8 to h1 and round again, or the one before. */
function nextOf(role: Role, at: Square, men: Men, backwards: boolean): Square {
  const start = SQUARES.indexOf(at);
  for (let step = 1; step <= 64; step += 1) {
    const square = SQUARES[(start + (backwards ? 64 - step : step)) % 64] as Square;
    const man = men.get(square);
    if (man && roleOf(man) === role) return square;
  }
  return at;
}

const STRAIGHT: [number, number][] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const SLANTED: [number, number][] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

/** The men met on each line from a square, nearest first, where the man on it could look. */
export function menOnLines(at: Square, men: Men): Square[] {
  const man = men.get(at);
  const role = man ? roleOf(man) : "queen";
  const lines =
    role === "rook" ? STRAIGHT : role === "bishop" ? SLANTED : [...STRAIGHT, ...SLANTED];
  return lines.flatMap(([right, up]) => {
    for (let step = 1; step < 8; step += 1) {
      const file = "abcdefgh".charAt(fileOf(at) + right * step);
      const rank = rankOf(at) + up * step;
      if (!file || fileOf(at) + right * step < 0 || rank < 1 || rank > 8) return [];
      const square = `${file}${rank}` as Square;
      if (men.has(square)) return [square];
    }
    return [];
  });
}
