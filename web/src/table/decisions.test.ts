import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { actOf, DECISIONS, readTime, settling } from "./decisions";
import type { Standing } from "./wire";

const standing = { clock: { white: { moves: 7 } } } as unknown as Standing;
const decision = (word: string) => DECISIONS.find((decision) => decision.word === word) as never;

describe("what an arbiter decides", () => {
  it("has words that the record knows", () => {
    const form = readFileSync(new URL("../../../docs/json.md", import.meta.url), "utf8");
    for (const { word } of DECISIONS) expect(form).toContain(`| \`${word}\` |`);
  });

  it("is said with all that belongs to it", () => {
    expect(actOf(decision("set_clock"), { of: "white", time: "4:30" }, standing)).toEqual({
      act: "decide",
      decision: "set_clock",
      of: "white",
      setting: { time: 270_000, moves: 7, period: 0 },
    });
    const penalty = { of: "black", penalty: "more_time", time: "2", reason: "noise" };
    expect(actOf(decision("penalise"), penalty, standing)).toMatchObject({
      penalties: [{ more_time: 120_000 }],
      reason: "noise",
    });
    expect(actOf(decision("judge_stop"), { valid: "no" }, standing)).toMatchObject({
      valid: false,
    });
  });

  it("is not said with a time that nobody can read", () => {
    expect(readTime("1:75")).toBeNull();
    expect(actOf(decision("extra_time"), { white: "x" }, standing)).toBeNull();
  });

  it("settles what waits", () => {
    expect(settling({ about: "stop" }).map(({ word }) => word)).toEqual(["judge_stop"]);
    expect(settling({ about: "envelope" })).toEqual([]);
  });
});
