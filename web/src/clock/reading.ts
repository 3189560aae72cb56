/** A clock as the table reads it, and what its faces show later if nobody does anything. */

import type { Color } from "../board/square";

export interface Face {
  /** The main time left in milliseconds; none when nobody's time is limited. */
  time?: number | null;
  /** What is left of the delay of the present move. */
  delay: number;
  /** The number on the display: the main time, and in Bronstein play the delay with it. */
  shown?: number | null;
  moves: number;
  /** The period, counted from 0. */
  period: number;
  /** When the flag fell. */
  flag?: number | null;
}

export interface Reading {
  /** The moment of the reading, in milliseconds of the table's time. */
  at: number;
  motion: "ready" | { running: Color } | { stopped: Color };
  white: Face;
  black: Face;
}

export const runningSide = ({ motion }: Reading): Color | null =>
  typeof motion === "object" && "running" in motion ? motion.running : null;

/** What a face shows at a later moment, in milliseconds. */
export function shownAt(reading: Reading, side: Color, now: number): number | null {
  const face = reading[side];
  if (face.shown == null) return null;
  if (runningSide(reading) !== side) return face.shown;
  const elapsed = Math.max(0, now - reading.at);
  const withDelay = face.shown !== face.time;
  const spent = withDelay ? elapsed : Math.max(0, elapsed - face.delay);
  return Math.max(0, face.shown - spent);
}

/** The delay that is left at a later moment, in milliseconds. */
export function delayAt(reading: Reading, side: Color, now: number): number {
  const { delay } = reading[side];
  return runningSide(reading) === side ? Math.max(0, delay - Math.max(0, now - reading.at)) : delay;
}

/** From here on tenths are shown, where they are wanted. */
const TENTHS_FROM = 19_900;

/** The time as a display has it: a second is shown until it is over. */
export function timeText(ms: number | null | undefined, tenths = false): string {
  if (ms == null) return "–";
  if (tenths && ms <= TENTHS_FROM) {
    const count = Math.ceil(ms / 100);
    return `0:${String(Math.floor(count / 10)).padStart(2, "0")}.${count % 10}`;
  }
  const seconds = Math.ceil(ms / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** How long the text of a running face stays as it is. */
export function stays(ms: number, tenths = false): number {
  const inTenths = tenths && ms <= TENTHS_FROM;
  const step = inTenths ? 100 : 1000;
  const end = (Math.ceil(ms / step) - 1) * step;
  return ms - (tenths && !inTenths ? Math.max(end, TENTHS_FROM) : end);
}

/** The clock, if there is one that shows a time. */
export const timed = (reading: Reading | null | undefined): Reading | null =>
  reading && (reading.white.shown != null || reading.black.shown != null) ? reading : null;

/** The same clock as it shows itself at a moment, from then on standing still. */
export function standStill(reading: Reading, now: number): Reading {
  const runs = runningSide(reading);
  if (!runs) return reading;
  const face = { ...reading[runs], shown: shownAt(reading, runs, now) };
  return { ...reading, at: now, motion: { stopped: runs }, [runs]: face };
}
