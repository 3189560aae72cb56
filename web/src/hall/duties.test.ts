import { describe, expect, it } from "vitest";
import { type Item, itemsOf, keptStill, lanesOf, route, urgent } from "./duties";
import { loudest } from "./heard";
import type { ConsoleBoard, DutyLine } from "../table/wire";

const line = (
  change: Partial<Pick<DutyLine, "duty" | "section" | "order">> & { reason?: string } = {},
): DutyLine =>
  ({
    board: 0,
    duty: "MUST",
    section: "now",
    reason: "flag",
    of: "white",
    articles: [],
    cited: [],
    since: 0,
    until: null,
    action: "open",
    order: "0",
    ...change,
  }) as DutyLine;
const board = (number: number, ...duties: DutyLine[]): ConsoleBoard => ({
  number,
  duties: duties.map((duty) => ({ ...duty, board: number })),
  tile: { kind: "wood", phase: "playing" },
});
const hall = (...boards: ConsoleBoard[]): Item[] => itemsOf(boards, new Map([[8, 2]]));
const numbers = (items: Item[]): number[] => items.map(({ board }) => board);

describe("duties", () => {
  it("come in the order that the server says, and never by board number", () => {
    const items = hall(
      board(1, line({ order: "2" })),
      board(31, line({ order: "0" })),
      board(8, line({ order: "1" })),
    );
    expect(numbers(items)).toEqual([31, 8, 1]);
    expect(items.map(({ minder }) => minder)).toEqual([null, 2, null]);
    expect(items[0]?.duty).toBe("must");
  });

  it("stay where they are under a finger, with new ones at the end of their section", () => {
    const [first, second] = [board(8, line({ order: "1" })), board(31, line({ order: "2" }))];
    const shown = hall(first, second).map(({ id }) => id);
    const now = hall(
      board(44, line({ order: "0" })),
      first,
      second,
      board(3, line({ section: "soon", order: "3" })),
    );
    expect(numbers(now)).toEqual([44, 8, 31, 3]);
    expect(numbers(keptStill(shown, now))).toEqual([8, 31, 44, 3]);
  });

  it("of a kind share a lane, in the order of the first of each", () => {
    const items = hall(
      board(1, line({ reason: "flag", order: "1" }), line({ reason: "stopped", order: "2" })),
      board(2, line({ reason: "flag", order: "3" })),
    );
    const lanes = lanesOf(items).map(({ reason, items }) => [reason, numbers(items)]);
    expect(lanes).toEqual([
      ["flag", [1, 2]],
      ["stopped", [1]],
    ]);
  });

  it("make a way by duty and then by distance, leaving out what a colleague has taken", () => {
    const items = hall(
      board(5, line({ reason: "illegal", order: "0" })),
      board(40, line({ order: "1" })),
      board(8, line({ order: "2" })),
      board(7, line({ order: "3" })),
    );
    const way = route(items, items[0], 1, (one, other) => Math.abs(one - other));
    expect(numbers(way)).toEqual([7, 40]);
  });

  it("are shown in the plan by the most urgent one", () => {
    const lines = [line({ duty: "QUIET" }), line({ duty: "WATCH" }), line({ duty: "MAY" })];
    expect(urgent(lines)?.duty).toBe("WATCH");
    expect(urgent([])).toBeUndefined();
  });

  it("are heard when they are new, and what must not be said never is", () => {
    const quiet = hall(board(1, line({ duty: "QUIET", section: "soon" })));
    expect(loudest(new Set(), quiet)).toBeNull();
    const watch = hall(board(1, line({ duty: "WATCH", section: "soon" })));
    expect(loudest(new Set(), watch)).toBe("watch");
    const both = [...watch, ...hall(board(2, line()))];
    expect(loudest(new Set(), both)).toBe("must");
    expect(loudest(new Set(both.map(({ id }) => id)), both)).toBeNull();
  });
});
