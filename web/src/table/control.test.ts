// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../lang/lang.svelte";
import { controlText } from "./control";

describe("a time control", () => {
  beforeAll(() => speak("en"));

  it("is said as people say it, period by period", () => {
    expect(controlText("900+10")).toBe("15 min + 10 s");
    expect(controlText("45")).toBe("45 s");
    expect(controlText("40/5400+30:1800+30")).toBe("40 moves in 90 min + 30 s, 30 min + 30 s");
    expect(controlText("40/7200:20/3600:900+30")).toBe(
      "40 moves in 120 min, 20 moves in 60 min, 15 min + 30 s",
    );
  });

  it("is left as PGN writes it where it is anything else, and is nothing without a clock", () => {
    expect(controlText("300d2")).toBe("300d2");
    expect(controlText("40/5400:*60")).toBe("40/5400:*60");
    expect(controlText("-")).toBe("");
    expect(controlText(undefined)).toBe("");
  });
});
