/** A clock of its own over a reload: it is kept in the browser, and its time goes on meanwhile. */

import type { Face, Reading } from "./reading";
import type { Control } from "./solo";

export interface Kept {
  control: Control;
  reading: Reading;
}

const STORED = "tuomari.clock";

/** The same reading on another time line: each page counts its time from its own beginning. */
export function shifted(reading: Reading, by: number): Reading {
  const face = (one: Face): Face => ({ ...one, ...(one.flag != null && { flag: one.flag + by }) });
  const { at, white, black } = reading;
  return { ...reading, at: at + by, white: face(white), black: face(black) };
}

export function keepClock(kept: Kept | null): void {
  try {
    if (!kept) localStorage.removeItem(STORED);
    else {
      const reading = shifted(kept.reading, performance.timeOrigin);
      localStorage.setItem(STORED, JSON.stringify({ ...kept, reading }));
    }
  } catch {
    // A browser that keeps nothing loses the clock with the page.
  }
}

export function keptClock(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? "null") as Kept | null;
    return kept && { ...kept, reading: shifted(kept.reading, -performance.timeOrigin) };
  } catch {
    return null;
  }
}
