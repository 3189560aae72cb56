import { describe, expect, it } from "vitest";
import { NOTHING_DRAWN, stroke } from "./drawing";

describe("a drawing on the board", () => {
  it("has what was drawn once, and not what was drawn twice", () => {
    const one = stroke(stroke(NOTHING_DRAWN, "e2", "e4"), "d5", "d5");
    expect(one).toEqual({ arrows: [["e2", "e4"]], rings: ["d5"] });
    expect(stroke(stroke(one, "e2", "e4"), "d5", "d5")).toEqual(NOTHING_DRAWN);
  });
});
