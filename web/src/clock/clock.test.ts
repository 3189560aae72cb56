import { describe, expect, it } from "vitest";
import { digits } from "./digits";
import { shifted } from "./kept";
import { type Face, type Reading, shownAt, stays, timeText } from "./reading";
import { type Control, look, press, resume, set, stop } from "./solo";

const face = (time: number | null, delay = 0, shown = time): Face => ({
  time,
  delay,
  shown,
  moves: 0,
  period: 0,
  flag: null,
});
const reading = (white: Face): Reading => ({
  at: 1000,
  motion: { running: "white" },
  white,
  black: face(60_000),
});

describe("a face", () => {
  it("runs only for the side whose clock runs", () => {
    expect(shownAt(reading(face(60_000)), "white", 3500)).toBe(57_500);
    expect(shownAt(reading(face(60_000)), "black", 3500)).toBe(60_000);
  });

  it("stands still while a delay lasts", () => {
    expect(shownAt(reading(face(60_000, 2000)), "white", 2500)).toBe(60_000);
    expect(shownAt(reading(face(60_000, 2000)), "white", 4000)).toBe(59_000);
  });

  it("shows a Bronstein delay as time that runs", () => {
    expect(shownAt(reading(face(60_000, 2000, 62_000)), "white", 2500)).toBe(60_500);
  });

  it("ends at zero, and has no number where time is not limited", () => {
    expect(shownAt(reading(face(500)), "white", 9000)).toBe(0);
    expect(timeText(shownAt(reading(face(null)), "white", 9000))).toBe("–");
  });

  it("shows a second until it is over", () => {
    expect(timeText(60_000)).toBe("1:00");
    expect(timeText(59_001)).toBe("1:00");
    expect(timeText(59_000)).toBe("0:59");
    expect(timeText(1)).toBe("0:01");
    expect(timeText(0)).toBe("0:00");
    expect(timeText(5_400_000)).toBe("1:30:00");
    expect(timeText(9_950, true)).toBe("0:10.0");
    expect(timeText(9_900, true)).toBe("0:09.9");
  });

  it("is drawn again exactly when its text changes", () => {
    for (const ms of [60_000, 59_999, 20_001, 20_000, 19_950, 1000, 1]) {
      for (const tenths of [false, true]) {
        const after = ms - stays(ms, tenths);
        expect(timeText(after, tenths)).not.toBe(timeText(ms, tenths));
        expect(timeText(after + 1, tenths)).toBe(timeText(ms, tenths));
      }
    }
  });

  it("has a picture for every sign that a time can have", () => {
    expect(digits("0123456789:.–")).not.toContain('d=""');
  });
});

describe("a clock on its own", () => {
  const control: Control = { time: 60_000, bonus: "increment", seconds: 2 };

  it("shows the first increment before the start and adds one for each move", () => {
    let clock = set(control);
    expect(clock.white.shown).toBe(62_000);
    clock = press(clock, "black", 0, control);
    expect(clock.motion).toEqual({ running: "white" });
    clock = press(clock, "white", 5000, control);
    expect(clock.white.shown).toBe(59_000);
    expect(clock.white.moves).toBe(1);
    expect(clock.motion).toEqual({ running: "black" });
  });

  it("does not mind a press by the side whose time stands", () => {
    const clock = press(set(control), "black", 0, control);
    expect(press(clock, "black", 3000, control)).toBe(clock);
  });

  it("stops, goes on, and drops a flag when the time is over", () => {
    let clock = press(set(control), "black", 0, control);
    clock = stop(clock, 10_000, control);
    expect(look(clock, 99_000, control).white.shown).toBe(52_000);
    clock = resume(clock, 99_000);
    clock = look(clock, 99_000 + 52_000, control);
    expect(clock.white).toMatchObject({ shown: 0, flag: 151_000 });
  });

  it("gives a delay back for each move, and no more than was used by Bronstein's way", () => {
    const delay: Control = { time: 10_000, bonus: "delay", seconds: 3 };
    let clock = press(press(set(delay), "black", 0, delay), "white", 5000, delay);
    expect(clock.white).toMatchObject({ shown: 8000, delay: 3000 });
    const bronstein: Control = { ...delay, bonus: "bronstein" };
    clock = press(press(set(bronstein), "black", 0, bronstein), "white", 1000, bronstein);
    expect(clock.white).toMatchObject({ time: 10_000, shown: 13_000 });
    clock = press(press(set(bronstein), "black", 0, bronstein), "white", 5000, bronstein);
    expect(clock.white).toMatchObject({ time: 8000, shown: 11_000 });
  });
});

describe("a clock that is kept over a reload", () => {
  it("shows the same time on the time line of the new page", () => {
    const running: Reading = {
      at: 5_000,
      motion: { running: "white" },
      white: { time: 60_000, delay: 0, shown: 60_000, moves: 1, period: 0, flag: null },
      black: { time: 0, delay: 0, shown: 0, moves: 1, period: 0, flag: 4_000 },
    };
    const later = shifted(running, -3_000);
    expect(shownAt(later, "white", 7_000)).toBe(shownAt(running, "white", 10_000));
    expect(later.black.flag).toBe(1_000);
    expect(later.white.flag).toBeNull();
  });
});
