/** Duties that can be heard and felt: twice for what must be done, once for what should be watched,
 * never for what nobody may be told: a buzz beside a board would tell. */

import { sound } from "../sound/sound";
import type { Item } from "./duties";

const BUZZ = { must: [120, 90, 120], watch: [90], may: [], quiet: [] } as const;

/** The loudest class among the duties that are new. */
export function loudest(
  before: ReadonlySet<string>,
  items: readonly Item[],
): "must" | "watch" | null {
  const fresh = items.filter(({ id, section }) => section !== "later" && !before.has(id));
  if (fresh.some(({ duty }) => duty === "must")) return "must";
  return fresh.some(({ duty }) => duty === "watch") ? "watch" : null;
}

export function ring(duty: "must" | "watch"): void {
  if (duty === "must") sound("low");
  else sound("press");
  // Not every device can; a browser without it says so by having none.
  (navigator as Partial<Navigator>).vibrate?.([...BUZZ[duty]]);
}
