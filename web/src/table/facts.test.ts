// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { type Language, speak, speakOfRulings } from "../lang/lang.svelte";
import { factText, refusalText } from "./facts";
import { letters } from "./notation";

const ended = {
  fact: "game_ended",
  verdict: { score: { white: "half", black: "half" }, ground: "fifty_moves", articles: [] },
  articles: ["fide-2018 9.3"],
  audience: "everyone",
};
const added = { fact: "time_added", to: "black", span: 120_000, articles: [] };
const asked = {
  fact: "asked",
  question: { about: "stop", by: "white", reason: "promotion_piece" },
  articles: [],
};

const texts = async (language: Language): Promise<string[]> => {
  await speak(language);
  return [ended, added, asked].map(factText);
};

beforeAll(speakOfRulings);

describe("facts in words", () => {
  it("are told in English", async () => {
    expect(await texts("en")).toEqual([
      "The game ended ½–½: fifty moves without a capture or a pawn move",
      "Black received 2:00 more",
      "The arbiter is asked: White stopped the clock (the piece for a promotion is missing). " +
        "Was the reason valid?",
    ]);
  });

  it("tell moments by the reader's clock and spans as on a clock", async () => {
    await speak("en");
    const ends = new Date(2026, 10, 15, 18, 30).getTime();
    expect(factText({ fact: "session_set", ends, articles: [] })).toMatch(/11\/15.*6:30/);
    const sealing = { fact: "sealing_called", by: "white", charged: 60_000, articles: [] };
    expect(factText(sealing)).not.toMatch(/60.?000|[{}$]/);
    const resumption = { date: "2026-11-16", time: "10:00", place: "Hall", at: ends };
    const envelope = { fact: "envelope_confirmed", white: "Laine", black: "Virtanen", resumption };
    expect(factText({ ...envelope, articles: [] })).not.toMatch(/object|[{}$]/);
  });

  it("inflect the sides in Finnish", async () => {
    expect((await texts("fi"))[1]).toContain("Musta");
    expect(document.documentElement.lang).toBe("fi");
    for (const text of await texts("fi")) expect(text).not.toMatch(/[{}$]|fact-|question-/);
  });

  it("leave nothing unsaid in Swedish", async () => {
    for (const text of await texts("sv")) expect(text).not.toMatch(/[{}$]|fact-|question-/);
  });

  it("name what the word of a field stands for", async () => {
    await speak("en");
    const permission = { about: "permission", of: "white", to: "open_bag" };
    expect(factText({ fact: "asked", question: permission, articles: [] })).toContain(
      "to open a bag",
    );
    const claimed = { fact: "no_normal_win_claimed", by: "black", ground: "cannot_win" };
    expect(factText({ ...claimed, referred: false, articles: [] })).not.toMatch(/ground-|_/);
  });

  it("say why something was refused, or what the server wrote", async () => {
    await speak("en");
    expect(refusalText({ title: "no", refusal: "not_your_move" })).toContain(
      "the other side has the move",
    );
    expect(refusalText({ title: "no", detail: "too many" })).toBe("too many");
  });

  it("say everything that is wrong with a move, and what was looked for", async () => {
    await speak("fi");
    const bishop = { piece: "white bishop", square: "f1" };
    const pawn = { piece: "white pawn", square: "e2" };
    const reasons = [{ reason: "passes", man: bishop, over: pawn }];
    const problem = { title: "no", refusal: "illegal_move" };
    expect(refusalText({ ...problem, because: { reasons } })).toContain("ruudun f1 lähetti");
    const nothing = { title: "no", refusal: "nothing_there", because: { missing: "offer" } };
    expect(refusalText(nothing)).toContain("tasapelitarjousta ei ole");
    const found = { fact: "illegal_found", by: "white", move: "f1b5", reasons, articles: [] };
    const owed = { fact: "refused", why: "bound", because: { owed: ["g1f3"] }, articles: [] };
    for (const language of ["en", "fi", "sv"] as const) {
      await speak(language);
      for (const event of [found, owed])
        expect(factText(event)).not.toMatch(/[{}$_]|object|reason-/);
    }
  });

  it("say why an end rests on a mate, and what a claim came to", async () => {
    const because = { exhausted: { positions: 12 } };
    const events = [
      { fact: "can_mate", by: "white", line: ["e2e4", "e7e5"], articles: [] },
      { fact: "cannot_mate", by: "black", because: "bare_king", articles: [] },
      { fact: "cannot_mate", by: "black", because, articles: [] },
      {
        fact: "claim_rejected",
        plies: [0, 4],
        found: { about: "appearances", times: 2 },
        articles: [],
      },
      {
        fact: "claim_rejected",
        plies: [3],
        found: { about: "quiet", half_moves: 62 },
        articles: [],
      },
      { fact: "position_restored", ply: 7, articles: [] },
    ];
    for (const language of ["en", "fi", "sv"] as const) {
      await speak(language);
      for (const event of events) {
        expect(factText(event)).not.toMatch(/[{}$_]|object|no-mate-|found-|undefined/);
      }
    }
  });

  it("write moves in the letters of the language", async () => {
    await speak("fi");
    expect(letters("Nbd7")).toBe("Rbd7");
    expect(letters("exd8=Q+")).toBe("exd8=D+");
    expect(letters("O-O-O")).toBe("O-O-O");
  });
});
