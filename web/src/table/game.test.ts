import { describe, expect, it } from "vitest";
import { gameOf, rowsOf } from "./game";
import type { Color, EventInWords as Event, Step } from "./wire";

const step = (ply: number, board: string, events: Partial<Event>[], more: object = {}): Step => ({
  seq: 1,
  at: 0,
  ply,
  board,
  times: null,
  events: events.map((event) => ({ articles: [], ...event }) as unknown as Event),
  ...more,
});
const moves = (from: number, by: Color, san: string | null, offer = false): Step["moves"] => ({
  from,
  lines: [{ by, move: san && `(${san})`, san, offer, number: 1, board: "" }],
});
const made = (ply: number, by: Color, san: string): Step =>
  step(ply, `board ${ply}`, [{ fact: "move_made", by }], { moves: moves(ply - 1, by, san) });

describe("a game to be looked through", () => {
  it("has the moves that stand, in rows, and rulings where they fell", () => {
    const game = gameOf([
      step(0, "board 0", []),
      made(1, "white", "e4"),
      made(2, "black", "e5"),
      step(1, "board 1", [{ fact: "position_restored", ply: 1 }], {
        moves: { from: 1, lines: [] },
      }),
      made(2, "black", "c5"),
    ]);
    expect(rowsOf(game.moves)).toMatchObject([{ white: { san: "e4" }, black: { san: "c5" } }]);
    expect(game.rulings).toMatchObject([{ ply: 1, step: 3 }]);
    expect(game.stops).toEqual([0, 1, 2, 3, 4]);
  });

  it("keeps offers and the times after the press with the move", () => {
    const times = (after: number) => ({
      white: { before: 5, after },
      black: { before: 5, after: 5 },
    });
    const game = gameOf([
      step(1, "b", [{ fact: "move_made", by: "white" }], {
        moves: moves(0, "white", "d4"),
        times: times(4),
      }),
      step(1, "b", [{ fact: "draw_offered", by: "white" }], {
        moves: moves(0, "white", "d4", true),
        times: times(3),
      }),
      step(1, "b", [{ fact: "clock_pressed", by: "white" }], { times: times(9) }),
    ]);
    expect(game.moves).toMatchObject([{ san: "d4", left: 9, offer: true, step: 0 }]);
    expect(game.stops).toEqual([0]);
  });

  it("has a line without a move where an illegal act stood", () => {
    const game = gameOf([
      step(1, "b", [{ fact: "illegal_stands", by: "white", after: "fen" }], {
        moves: moves(0, "white", null),
      }),
      step(1, "b", [{ fact: "illegal_stands", by: "white", after: null }]),
    ]);
    expect(game.moves).toMatchObject([{ san: null }]);
  });
});
