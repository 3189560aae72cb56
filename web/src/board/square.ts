/** The squares, and where they lie on a board seen from one side. */

export type Color = "white" | "black";
export type Square =
  `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** A column and a row as the reader sees them, both counted from 0 at the upper left. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

const FILES = "abcdefgh";

export const SQUARES: readonly Square[] = Array.from(
  { length: 64 },
  (_, index) => `${FILES[index % 8]}${8 - Math.floor(index / 8)}` as Square,
);

export const isSquare = (text: string): text is Square => /^[a-h][1-8]$/.test(text);
export const fileOf = (square: Square): number => FILES.indexOf(square.charAt(0));
export const rankOf = (square: Square): number => Number(square.charAt(1));

/** Where a square lies when the men of `below` start at the reader's edge. */
export function spotOf(square: Square, below: Color): Spot {
  const column = fileOf(square);
  const row = 8 - rankOf(square);
  return below === "white" ? { column, row } : { column: 7 - column, row: 7 - row };
}

/** The square at a spot, or nothing if the spot is beside the board. */
export function squareAt({ column, row }: Spot, below: Color): Square | null {
  if (column < 0 || column > 7 || row < 0 || row > 7) return null;
  const index = row * 8 + column;
  return SQUARES[below === "white" ? index : 63 - index] ?? null;
}

/** The square so many steps to the right and down for the reader; the same one at the edge. */
export function neighbour(square: Square, right: number, down: number, below: Color): Square {
  const { column, row } = spotOf(square, below);
  return squareAt({ column: column + right, row: row + down }, below) ?? square;
}
