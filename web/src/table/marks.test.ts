import { describe, expect, it } from "vitest";
import { marksOf } from "./marks";
import type { Ruling } from "./state";
import type { Reason } from "./wire";

const ruled = (move: string, reason: Reason): Ruling => ({
  seq: 1,
  headline: "Illegal move",
  events: [
    {
      fact: "illegal_found",
      by: "white",
      move,
      reasons: [reason],
      articles: [],
      audience: "everyone",
    },
  ],
  problem: null,
  times: null,
});
const bishop = { piece: "black bishop", square: "a6" } as const;
const king = { piece: "white king", square: "e1" } as const;

describe("what is marked on the board", () => {
  it("is the man that moved illegally, and what stood against it", () => {
    const exposed = ruled("e2e4", { reason: "exposed_to_check", by: bishop, king });
    expect(marksOf(undefined, exposed)).toEqual({ rings: ["e2"], arrows: [["a6", "e1"]] });
  });

  it("is the man that attacks a square which a castling king would cross", () => {
    const castled = ruled("e1h1", { reason: "castling_crosses", by: bishop, square: "f1" });
    expect(marksOf(undefined, castled)).toEqual({ rings: ["e1"], arrows: [["a6", "f1"]] });
  });

  it("is nothing where no move was illegal", () => {
    expect(marksOf(undefined, null)).toEqual({});
  });
});
