import { describe, expect, it } from "vitest";
import { written } from "./spoken";

const LETTERS = { king: "K", queen: "Q", rook: "R", bishop: "B", knight: "N", pawn: "" } as const;
const write = (text: string): string | null => written(text, (role) => LETTERS[role]);

describe("a move said in words", () => {
  it("is written as it was said, in four languages", () => {
    expect(write("knight f three")).toBe("Nf3");
    expect(write("ratsu lyö e viisi")).toBe("Nxe5");
    expect(write("löpare b fem schack")).toBe("Bb5+");
    expect(write("Springer Gustav eins Felix drei")).toBe("Ng1f3");
    expect(write("e4")).toBe("e4");
  });

  it("castles to the side that was said", () => {
    expect(write("castles")).toBe("O-O");
    expect(write("pitkä linnoitus")).toBe("O-O-O");
  });

  it("is not judged, and not guessed", () => {
    expect(write("queen h nine")).toBeNull();
    expect(write("king e eight")).toBe("Ke8");
  });
});
