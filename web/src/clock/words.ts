/** What a clock says. The page that shows it supplies the words of the reader's language. */

import type { Color } from "../board/square";

export interface ClockWords {
  /** The name of a side's lever. */
  lever(side: Color): string;
  /** Both times, when someone asks. */
  times(own: string, other: string): string;
  /** That a flag is down. */
  flag(side: Color): string;
}

/** Plain English, for a clock on its own. */
export const ENGLISH: ClockWords = {
  lever: (side) => `Press the clock, ${side === "white" ? "White" : "Black"}`,
  times: (own, other) => `You ${own}, opponent ${other}`,
  flag: (side) => `${side === "white" ? "White" : "Black"}'s flag is down`,
};
