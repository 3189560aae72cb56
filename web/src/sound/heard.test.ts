import { describe, expect, it } from "vitest";
import { heardOf } from "./heard";
import { SCORES } from "./sound";

describe("sounds", () => {
  it("tell the weightiest of several facts, and nothing of others", () => {
    expect(heardOf(["move_made", "clock_pressed"], false)).toBe("move");
    expect(heardOf(["move_made"], true)).toBe("capture");
    expect(heardOf(["clock_pressed"], false)).toBe("press");
    expect(heardOf(["move_made", "draw_offered"], false)).toBe("offer");
    expect(heardOf(["flag_fallen", "game_ended"], false)).toBe("end");
    expect(heardOf(["illegal_counted", "time_added"], true)).toBe("ruling");
    expect(heardOf(["arrived"], false)).toBeNull();
  });

  it("are short, so that none covers the next move", () => {
    for (const [name, parts] of Object.entries(SCORES)) {
      const ends = Math.max(...parts.map(({ at = 0, fades }) => at + fades));
      expect(ends, name).toBeLessThanOrEqual(name === "end" ? 1.2 : 0.5);
    }
  });
});
