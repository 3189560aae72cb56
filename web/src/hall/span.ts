/** Times as an arbiter types and reads them. */

import type { Color } from "../board/square";
import { timeText } from "../clock/reading";
import type { ConsoleClocks } from "../table/wire";

/** A waiting time: seconds that have passed, not begun ones. */
export const waited = (ms: number): string => timeText(Math.floor(Math.max(0, ms) / 1000) * 1000);

/** `6:12`, `1:30:00` or a number of minutes, in milliseconds. The number pad of a phone may have no
 * colon: `6.12`, `6,12` and `612` are read as the clock shows them too. */
export function spanOf(text: string): number | null {
  const shown = text.trim().replace(/[.,]/g, ":");
  const match =
    /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(shown) ??
    /^(?:(\d{1,2})(?=\d{4}$))?(\d{1,2})([0-5]\d)$/.exec(shown);
  if (match) {
    const [, hours = "0", minutes = "0", seconds = "0"] = match;
    return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  }
  return /^\d{1,2}$/.test(shown) ? Number(shown) * 60_000 : null;
}

/** The time of day where the event is. */
export function clockTime(at: number, offset: number | undefined, seconds = false): string {
  const text = new Date(at + (offset ?? 0) * 60_000).toISOString();
  return text.slice(11, seconds ? 19 : 16);
}

/** What a clock shows now, if it still runs as it did when it was read. */
export function leftOn(clocks: ConsoleClocks, side: Color, now: number): number {
  const shown = clocks[side] ?? Infinity;
  return clocks.running === side ? Math.max(0, shown - Math.max(0, now - clocks.at)) : shown;
}

/** The same as a clock writes it; a dash where a side has none. */
export const timeOn = (clocks: ConsoleClocks, side: Color, now: number): string =>
  clocks[side] == null ? "–" : timeText(leftOn(clocks, side, now));

/** The shorter of both times; none where there are none. */
export function shorterTime(clocks: ConsoleClocks | null | undefined, now: number): string | null {
  if (!clocks) return null;
  const least = Math.min(leftOn(clocks, "white", now), leftOn(clocks, "black", now));
  return Number.isFinite(least) ? timeText(least) : null;
}
