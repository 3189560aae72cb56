import { describe, expect, it } from "vitest";
import { menOnLines, wishOf } from "./keys";
import { besideBoard, manOf, pawnAtEnd, readMen, roleOf, START } from "./men";
import { carry, lift, type Mover, press, promote } from "./mover";
import { neighbour, type Square, SQUARES, spotOf, squareAt } from "./square";

describe("squares", () => {
  it("lie where they are found again, from either side", () => {
    for (const below of ["white", "black"] as const) {
      for (const square of SQUARES) {
        expect(squareAt(spotOf(square, below), below)).toBe(square);
      }
    }
    expect(spotOf("a1", "white")).toEqual({ column: 0, row: 7 });
    expect(spotOf("a1", "black")).toEqual({ column: 7, row: 0 });
  });

  it("end at the edge", () => {
    expect(neighbour("h4", 1, 0, "white")).toBe("h4");
    expect(neighbour("h4", 1, 0, "black")).toBe("g4");
    expect(squareAt({ column: 8, row: 0 }, "white")).toBeNull();
  });
});

describe("men", () => {
  it("are read from the first field of a FEN", () => {
    const men = readMen(`${START} w KQkq - 0 1`);
    expect(men.size).toBe(32);
    expect(men.get("d8")).toBe("q");
  });

  it("are refused where they make no board", () => {
    expect(() => readMen("8/8/8")).toThrow("not a board");
    expect(() => readMen("xxxxxxxx/8/8/8/8/8/8/8")).toThrow("not a board");
  });

  it("are missing from a full set, never more than missing", () => {
    expect(besideBoard(readMen(START), "white")).toEqual([]);
    expect(besideBoard(readMen("4k3/8/8/8/8/8/8/QQQQK3"), "white")).not.toContain("Q");
  });

  it("know a pawn at the end of its way", () => {
    expect(pawnAtEnd(readMen("4k2P/8/8/8/8/8/8/4K3"), "white")).toBe("h8");
    expect(pawnAtEnd(readMen("4k2p/8/8/8/8/8/8/4K3"), "black")).toBeNull();
    expect(roleOf(manOf("black", "knight"))).toBe("knight");
  });
});

describe("moves on a screen", () => {
  const mover = (fen: string): Mover => ({
    men: readMen(fen),
    movable: "both",
    kingToRook: false,
    hold: null,
    promotion: null,
  });

  it("promote by asking first", () => {
    const state = mover("4k3/P7/8/8/8/8/8/4K3");
    press(state, 1, "a7");
    carry(state, 1);
    expect(lift(state, 1, "a8")).toBeNull();
    expect(promote(state, "R")).toBe("a7a8r");
    expect(state.men.get("a8")).toBe("R");
  });

  it("can castle by carrying the king to its rook", () => {
    const state = mover("4k3/8/8/8/8/8/8/4K2R");
    press(state, 1, "e1");
    carry(state, 1);
    expect(lift(state, 1, "h1")).toBe("e1h1");
  });

  it("in Chess960 castle by two taps, elsewhere a tap on a rook takes up the rook", () => {
    const tap = (state: Mover, square: Square): string | null => {
      press(state, 1, square);
      return lift(state, 1, square);
    };
    const usual = mover("4k3/8/8/8/8/8/8/4K2R");
    const chess960 = { ...mover("4k3/8/8/8/8/8/8/4K2R"), kingToRook: true };
    for (const state of [usual, chess960]) expect(tap(state, "e1")).toBeNull();
    expect(tap(usual, "h1")).toBeNull();
    expect(usual.hold?.from).toBe("h1");
    expect(tap(chess960, "h1")).toBe("e1h1");
  });

  it("a second finger changes nothing", () => {
    const state = mover(START);
    press(state, 1, "e2");
    press(state, 2, "d2");
    carry(state, 1);
    expect(lift(state, 2, "d4")).toBeNull();
    expect(lift(state, 1, "e4")).toBe("e2e4");
  });
});

describe("keys", () => {
  const key = (key: string, code = "", shiftKey = false) =>
    wishOf({ key, code, shiftKey }, "e4", readMen(START), "white");

  it("go to the ends of the board", () => {
    expect(key("Home")).toEqual({ go: "a4" });
    expect(key("PageUp")).toEqual({ go: "e8" });
  });

  it("know a shifted digit on any keyboard", () => {
    expect(key("%", "Digit5", true)).toEqual({ go: "e4" });
    expect(key("!", "Digit1", true)).toEqual({ go: "a4" });
  });

  it("leave the others to the page", () => {
    expect(key("m")).toBeNull();
    expect(key(" ")).toBeNull();
    expect(key("Tab")).toBeNull();
  });

  it("scan the lines of the man that stands there", () => {
    const men = readMen("8/8/4p3/8/2P1R1n1/8/8/8");
    expect(menOnLines("e4", men)).toEqual(["e6", "g4", "c4"]);
  });
});
