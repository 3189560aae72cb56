/** A clock on its own: two people, no table, no server. */

import type { Color } from "../board/square";
import { type Face, type Reading, runningSide, shownAt } from "./reading";

/** The time each side has, in milliseconds, and what each move brings. */
export interface Control {
  time: number;
  bonus: "increment" | "delay" | "bronstein";
  seconds: number;
}

const opposite = (side: Color): Color => (side === "white" ? "black" : "white");

const face = (time: number, control: Control, moves: number, flag: Face["flag"] = null): Face => {
  const delay = control.bonus === "increment" ? 0 : control.seconds * 1000;
  const shown = control.bonus === "bronstein" ? time + delay : time;
  return { time, delay, shown, moves, period: 0, flag };
};

/** Set and not started. An increment is on the display before the first move, as clocks do it. */
export function set(control: Control): Reading {
  const time = control.time + (control.bonus === "increment" ? control.seconds * 1000 : 0);
  const fresh = face(time, control, 0);
  return { at: 0, motion: "ready", white: fresh, black: fresh };
}

/** A side presses: its time stops, the other's runs. Pressing when it does not run changes nothing. */
export function press(reading: Reading, side: Color, now: number, control: Control): Reading {
  const seen = look(reading, now, control);
  const other = opposite(side);
  const isStart = reading.motion === "ready";
  if (!isStart && runningSide(reading) !== side) return reading;
  const moves = seen[side].moves + (isStart ? 0 : 1);
  const gain = control.bonus === "increment" && !isStart && seen[side].flag == null;
  const time = (seen[side].time ?? 0) + (gain ? control.seconds * 1000 : 0);
  return {
    ...seen,
    motion: { running: other },
    [side]: face(time, control, moves, seen[side].flag),
    [other]: face(seen[other].time ?? 0, control, seen[other].moves, seen[other].flag),
  };
}

/** Both stop; the same side goes on later. */
export function stop(reading: Reading, now: number, control: Control): Reading {
  const runs = runningSide(reading);
  return runs ? { ...look(reading, now, control), motion: { stopped: runs } } : reading;
}

export function resume(reading: Reading, now: number): Reading {
  const { motion } = reading;
  if (motion === "ready" || "running" in motion) return reading;
  return { ...reading, at: now, motion: { running: motion.stopped } };
}

/** The same clock read again, with its flag if that has fallen meanwhile. */
export function look(reading: Reading, now: number, control: Control): Reading {
  const runs = runningSide(reading);
  if (!runs) return { ...reading, at: now };
  const old = reading[runs];
  const shown = shownAt(reading, runs, now) ?? 0;
  const delay = Math.max(0, old.delay - (now - reading.at));
  const time = control.bonus === "bronstein" ? Math.min(old.time ?? 0, shown) : shown;
  const fallen = old.flag ?? (shown === 0 ? reading.at + (old.shown ?? 0) + lag(old) : null);
  return { ...reading, at: now, [runs]: { ...old, time, delay, shown, flag: fallen } };
}

/** How long a face stands still before it runs. */
const lag = ({ shown, time, delay }: Face): number => (shown === time ? delay : 0);
