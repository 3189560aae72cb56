/** What the server tells in words, as this page shows it. */

import { region, t } from "../lang/lang.svelte";
import type { Cited, Problem, Words } from "./wire";

/** Moments of the calendar are told in UTC; readers see them as their own clocks have them. */
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\dZ/g;
const local = (instant: string): string =>
  new Date(instant).toLocaleString(region(), {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });

export const textOf = (words: Words | null | undefined): string =>
  (words?.text ?? "").replaceAll(INSTANT, local);

/** Why something was refused. What no rule refused the server tells in English; the page has its own
 * words for what can befall a reader. */
const UNRULED: { [Type in Problem["type"]]?: string } = {
  "urn:tuomari:too-many": "wait",
  "urn:tuomari:journal": "wait",
  "urn:tuomari:wrong-secret": "seat",
  "urn:tuomari:no-secret": "seat",
  "urn:tuomari:not-yours": "seat",
  "urn:tuomari:no-table": "table",
  "urn:tuomari:no-seal-key": "key",
};
export const refusalText = ({ words, type }: Problem): string =>
  words ? textOf(words) : t(`unruled-${UNRULED[type] ?? "other"}`);

/** Articles in one line. */
export const citation = (cited: readonly Cited[] = []): string =>
  cited.map(({ text }) => text).join(", ");
