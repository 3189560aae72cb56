import { describe, expect, it } from "vitest";
import { cancel, carry, type Hands, lift, press, putBackResting, setMen } from "./hands";
import { readMen, START } from "./men";
import type { Square } from "./square";

const atStart = (): Hands => ({ men: readMen(START), holds: [] });
const on = (square: Square) => ({ square });

function drag(hands: Hands, pointer: number, from: Square, to: Square | "off") {
  const acts = press(hands, pointer, on(from));
  carry(hands, pointer);
  return [...acts, ...lift(hands, pointer, to === "off" ? "off" : on(to))];
}

describe("hands", () => {
  it("an empty square is not touched", () => {
    expect(press(atStart(), 1, on("e4"))).toEqual([]);
  });

  it("a man of the same side can be knocked off its square too", () => {
    expect(drag(atStart(), 1, "a1", "a2")).toEqual([
      { act: "touch", square: "a1" },
      { act: "take_off", square: "a2" },
      { act: "release", from: "a1", to: "a2" },
    ]);
  });

  it("reaching for another man of the same side puts the first one back", () => {
    const hands = atStart();
    press(hands, 1, on("g1"));
    lift(hands, 1, on("g1"));
    expect(press(hands, 1, on("b1"))).toEqual([
      { act: "release", from: "g1", to: "g1" },
      { act: "touch", square: "b1" },
    ]);
  });

  it("tapping an enemy with a man in hand takes it", () => {
    const hands = atStart();
    press(hands, 1, on("d1"));
    lift(hands, 1, on("d1"));
    expect(press(hands, 1, on("d7"))).toEqual([]);
    expect(lift(hands, 1, on("d7"))).toEqual([
      { act: "take_off", square: "d7" },
      { act: "release", from: "d1", to: "d7" },
    ]);
  });

  it("hands of both sides at once are not two hands of one", () => {
    const hands = atStart();
    press(hands, 1, on("e2"));
    press(hands, 2, on("e7"));
    carry(hands, 1);
    expect(lift(hands, 1, on("e4"))).toEqual([{ act: "release", from: "e2", to: "e4" }]);
  });

  it("a man can be set down where another was lifted", () => {
    const hands = atStart();
    press(hands, 1, on("e1"));
    expect(drag(hands, 2, "h1", "e1")).toEqual([
      { act: "touch", square: "h1" },
      { act: "release", from: "h1", to: "e1", two_hands: true },
    ]);
  });

  it("a pointer that the system takes away puts its man back", () => {
    const hands = atStart();
    press(hands, 1, on("e2"));
    expect(cancel(hands, 1)).toEqual([{ act: "release", from: "e2", to: "e2" }]);
    expect(hands.men.get("e2")).toBe("P");
  });

  it("an officer from beside the board goes on a square, or back without an act", () => {
    const hands: Hands = { men: readMen("8/8/8/8/8/8/8/8"), holds: [] };
    press(hands, 1, { beside: "Q" });
    carry(hands, 1);
    expect(lift(hands, 1, on("a8"))).toEqual([{ act: "put", square: "a8", piece: "white queen" }]);
    press(hands, 1, { beside: "N" });
    lift(hands, 1, "off");
    expect(putBackResting(hands)).toEqual([]);
  });

  it("a new position leaves a man in the hand, if it still has it", () => {
    const hands = atStart();
    press(hands, 1, on("e2"));
    setMen(hands, readMen(START));
    expect(hands.holds).toHaveLength(1);
    expect(hands.men.has("e2")).toBe(false);
    setMen(hands, readMen("8/8/8/8/8/8/8/8"));
    expect(hands.holds).toEqual([]);
  });
});
