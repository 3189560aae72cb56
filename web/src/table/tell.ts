/** How things stand, in a few words of the reader's language. */

import type { Color } from "../board/square";
import { t } from "../lang/lang.svelte";
import { letters } from "./notation";
import { textOf } from "./told";
import type { Line, State } from "./wire";

/** Whose move it is, or why there is none. `own` is the side that the reader plays. */
export function statusOf({ standing }: State, own: Color | null): string {
  if (standing.verdict) return textOf(standing.verdict.words);
  if (standing.adjournment) return t(`status-${standing.adjournment}`);
  if (standing.phase !== "playing" || !standing.turn) return t(`status-${standing.phase}`);
  return t(standing.turn === own ? "status-yours" : `status-${standing.turn}`);
}

/** A move with its number, as "22…Nde7". */
export const numbered = ({ number, by, san }: Line): string =>
  `${number}${by === "white" ? "." : "…"}${san == null ? t("illegal-line") : letters(san)}`;

/** Who plays. */
export const namesOf = ({ names }: State): string =>
  `${names.white || t("side-white")} – ${names.black || t("side-black")}`;
