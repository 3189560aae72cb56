import { describe, expect, it } from "vitest";
import { differing } from "./differing";

/** A text with what the other lacks in brackets. */
const marked = (text: string, other: string): string =>
  differing(text, other)
    .map(({ text, isOwn }) => (isOwn ? `[${text}]` : text))
    .join(" ");

describe("two texts beside each other", () => {
  it("show which words only one of them has", () => {
    const [longer, shorter] = ["the player first writes the move", "the player writes a move"];
    expect(marked(longer, shorter)).toBe("the player [first] writes [the] move");
    expect(marked(shorter, longer)).toBe("the player writes [a] move");
  });

  it("have nothing to mark where they differ in stops and capitals alone", () => {
    expect(marked("Two minutes. No more", "two minutes, no more.")).toBe("Two minutes. No more");
  });

  it("are all of their own where they share nothing", () => {
    expect(marked("one two", "three")).toBe("[one two]");
    expect(marked("one", "")).toBe("[one]");
    expect(marked("", "one")).toBe("");
  });

  it("lose no word, whatever stands beside them", () => {
    const text = "a b a c a b d a";
    for (const other of ["b a b a", "a a a a", "d c b a", text])
      expect(
        differing(text, other)
          .map(({ text }) => text)
          .join(" "),
      ).toBe(text);
  });
});
