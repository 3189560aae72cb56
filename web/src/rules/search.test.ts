import { describe, expect, it } from "vitest";
import { finds, stem, titleOf } from "./search";

const told = (gist: string, number = "7.5.5", part = "") => ({ number, gist, part });

describe("a search in the rules", () => {
  it("finds a word in any of its forms, in three languages", () => {
    expect(finds("illegal moves", "en")(told("The first illegal move costs two minutes"))).toBe(
      true,
    );
    expect(finds("castling", "en")(told("The king may castle once"))).toBe(true);
    expect(finds("touched pieces", "en")(told("A player who touches a piece must move it"))).toBe(
      true,
    );
    expect(finds("linnoitus", "fi")(told("Linnoituksessa kuningas siirtyy ensin"))).toBe(true);
    expect(finds("lauta", "fi")(told("Pelaaja laukaisee kellon"))).toBe(false);
    expect(finds("siirrot", "fi")(told("Siirron tekemisestä"))).toBe(true);
    expect(finds("pjäser", "sv")(told("Den pjäs som vidrörts ska flyttas"))).toBe(true);
    expect(finds("rockad", "sv")(told("Rockaden görs med kungen först"))).toBe(true);
  });

  it("wants every word that was typed, but not the little ones", () => {
    expect(finds("draw by agreement", "en")(told("A draw needs a claim"))).toBe(false);
    expect(finds("the draw", "en")(told("A draw needs a claim"))).toBe(true);
  });

  it("finds numbers by their beginning, and chapters by their names", () => {
    expect(finds("9.6", "en")(told("", "9.6.2"))).toBe(true);
    expect(finds("9.6", "en")(told("", "19.6"))).toBe(false);
    expect(finds("A.4", "en")(told("", "A.4.2"))).toBe(true);
    expect(finds("clock", "en")(told("Flags", "6.1", "The chess clock"))).toBe(true);
  });

  it("keeps enough of a word to know it by", () => {
    expect(stem("pins", "en")).toBe("pins");
    expect(stem("penalties", "en")).toBe("penalt");
  });
});

describe("a title", () => {
  it("is the gist as far as it can be read at a glance", () => {
    expect(titleOf("Touch-move: the first piece touched must be moved.")).toBe("Touch-move");
    expect(titleOf("The king may castle.")).toBe("The king may castle");
    expect(titleOf("Sen hyväksyi 93. kongressi. Se on voimassa.")).toBe(
      "Sen hyväksyi 93. kongressi",
    );
    expect(titleOf("word ".repeat(40)).length).toBeLessThanOrEqual(72);
  });
});
