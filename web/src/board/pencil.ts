/** The arbiter's red pencil: rings and arrows over a board, drawn as a hand would. */

import { type Color, type Square, spotOf } from "./square";

interface Drawn {
  rings?: readonly Square[];
  arrows?: readonly (readonly [Square, Square])[];
}

type Point = readonly [number, number];

/** A square is 100 wide. */
const middle = (square: Square, below: Color): Point => {
  const { column, row } = spotOf(square, below);
  return [column * 100 + 50, row * 100 + 50];
};

const ring = ([x, y]: Point): string =>
  `M${x + 30} ${y - 32}C${x - 20} ${y - 56} ${x - 52} ${y - 18} ${x - 44} ${y + 12}` +
  `S${x + 20} ${y + 54} ${x + 42} ${y + 16}S${x + 12} ${y - 48} ${x - 18} ${y - 42}`;

function arrow([x0, y0]: Point, [x1, y1]: Point): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [right, down] = [(x1 - x0) / length, (y1 - y0) / length];
  const [sx, sy] = [x0 + right * 44, y0 + down * 44];
  const [ex, ey] = [x1 - right * 40, y1 - down * 40];
  // A hand does not draw quite straight.
  const bend = `${(sx + ex) / 2 - down * length * 0.02} ${(sy + ey) / 2 + right * length * 0.02}`;
  const barb = (turn: number): string =>
    `${ex - 34 * (right * Math.cos(turn) - down * Math.sin(turn))} ` +
    `${ey - 34 * (right * Math.sin(turn) + down * Math.cos(turn))}`;
  return `M${sx} ${sy}Q${bend} ${ex} ${ey}M${barb(0.5)}L${ex} ${ey}L${barb(-0.5)}`;
}

/** The drawing, for the eyes only: words beside the board say the same. */
export function pencilled({ rings = [], arrows = [] }: Drawn, below: Color): string {
  const paths = [
    ...arrows.map(([from, to]) => arrow(middle(from, below), middle(to, below))),
    ...rings.map((square) => ring(middle(square, below))),
  ];
  const drawn = paths.map((path) => `<path d="${path}"/>`).join("");
  return drawn && `<svg viewBox="0 0 800 800" aria-hidden="true">${drawn}</svg>`;
}
