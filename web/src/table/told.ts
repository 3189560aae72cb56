/** What the server tells in words, as this page shows it. */

import { language } from "../lang/lang.svelte";
import type { Cited, Problem, Words } from "./wire";

/** Moments of the calendar are told in UTC; readers see them as their own clocks have them. */
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\dZ/g;
const local = (instant: string): string =>
  new Date(instant).toLocaleString(language(), {
    day: "numeric",
    month: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });

export const textOf = (words: Words | null | undefined): string =>
  (words?.text ?? "").replaceAll(INSTANT, local);

/** Why something was refused; what no rule refused is told in English. */
export const refusalText = ({ words, detail, title }: Problem): string =>
  words ? textOf(words) : (detail ?? title);

/** Articles in one line. */
export const citation = (cited: readonly Cited[] = []): string =>
  cited.map(({ text }) => text).join(", ");
