import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { state } from "../../test/browser/house";
import { actOf, askedFor, DECISIONS, filledFirst, localMoment, readTime } from "./decisions";

const decision = (word: string) => DECISIONS.find((decision) => decision.word === word) as never;

describe("what an arbiter decides", () => {
  it("has words that the record knows", () => {
    const form = readFileSync(new URL("../../../docs/json.md", import.meta.url), "utf8");
    for (const { word } of DECISIONS) expect(form).toContain(`| \`${word}\` |`);
  });

  it("is said with all that belongs to it", () => {
    const filled = filledFirst(decision("set_clock"), state("arbiter"));
    expect(filled).toEqual({
      of: "white",
      time: "3:58",
      moves: "3",
      period: "1",
      because: "unsaid",
    });
    const setting = { ...filled, time: "1:04:30", period: "2" };
    expect(actOf(decision("set_clock"), setting)).toEqual({
      act: "decide",
      decision: "set_clock",
      of: "white",
      setting: { time: 3_870_000, moves: 3, period: 1 },
    });
    const penalty = { of: "black", penalty: "more_time", time: "2", reason: "noise" };
    expect(actOf(decision("penalise"), penalty)).toMatchObject({
      penalties: [{ more_time: 120_000 }],
      reason: "noise",
    });
    expect(actOf(decision("judge_stop"), { valid: "no" })).toMatchObject({
      valid: false,
    });
  });

  it("is not said with a time that nobody can read", () => {
    expect(readTime("1:75")).toBeNull();
    expect(actOf(decision("extra_time"), { white: "x" })).toBeNull();
  });

  it("asks with a penalty only for what belongs to it", () => {
    const asked = (penalty: string): string[] =>
      askedFor(decision("penalise"), { penalty }).map(([name]) => name);
    expect(asked("warning")).toEqual(["of", "penalty", "reason"]);
    expect(asked("more_time")).toContain("time");
    expect(asked("fine")).toContain("cents");
    const fine = { of: "black", penalty: "fine", cents: "500", reason: "noise" };
    expect(actOf(decision("penalise"), fine)).toMatchObject({ penalties: [{ fine: 500 }] });
  });

  it("is about the player whom the question is about", () => {
    expect(filledFirst(decision("permit"), state("arbiter"), "black")).toEqual({
      of: "black",
      to: "leave_playing_area",
      granted: "yes",
    });
  });

  it("replaces a clock by one that has made the same moves", () => {
    const replaced = { white: "4:00", black: "3:00" };
    expect(actOf(decision("replace_clock"), replaced, state("arbiter"))).toMatchObject({
      white: { time: 240_000, moves: 3, period: 0 },
      black: { time: 180_000, moves: 2, period: 0 },
    });
  });

  it("says on an envelope who plays, and when and where the game goes on", () => {
    const envelope = filledFirst(decision("confirm_envelope"), state("arbiter"));
    expect(envelope).toMatchObject({ white: "Laine, Antti", black: "Virtanen, Maija" });
    const at = new Date(2026, 10, 16, 18, 30).getTime();
    const filled = { ...envelope, at: localMoment(at), place: "Helsinki" };
    expect(actOf(decision("confirm_envelope"), filled)).toMatchObject({
      white: "Laine, Antti",
      resumption: { date: "2026-11-16", time: "18:30", place: "Helsinki", at },
    });
    expect(actOf(decision("confirm_envelope"), { ...filled, at: "" })).toBeNull();
  });

  it("leaves out what need not be said", () => {
    expect(actOf(decision("judge_sealed"), { meant: " " })).toEqual({
      act: "decide",
      decision: "judge_sealed",
      meant: undefined,
    });
  });
});
