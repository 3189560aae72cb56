/** What is news, in words to be said. */

import { textOf } from "./told";
import type { Known } from "./state";
import type { EventInWords as Event } from "./wire";

/** Words, and their language if it is not the page's. */
export interface Part {
  text: string;
  lang?: string | undefined;
  /** Said also by those who want no moves read to them. */
  loud?: boolean;
}

/** Facts that are news even without a ruling. */
const TOLD = new Set<Event["fact"]>([
  "started",
  "resumed",
  "draw_offered",
  "takeback_wanted",
  "restart_wanted",
  "repeated",
  "arrived",
]);

/** What the headline or the status, which are said too, say better; a move is heard by itself. */
const ELSEWHERE = new Set<Event["fact"]>([
  "move_made",
  "announced",
  "move_completed",
  "clock_started",
  "clocks_stopped",
  "offer_lapsed",
  "game_ended",
]);

/** A fact, and the move that a player repeated in the words of the announcement. */
const partsOf = ({ fact, words }: Event, tongue: string): Part[] => [
  { text: textOf(words) },
  ...(fact === "repeated" && words?.spoken ? [{ text: words.spoken, lang: tongue }] : []),
];

/** What has happened between two states of knowledge; `tongue` is the language of spoken moves. */
export function news(before: Known, now: Known, tongue: string): Part[] {
  const parts: Part[] = [];
  if (now.heard && now.heard !== before.heard) parts.push({ text: now.heard.spoken, lang: tongue });
  if (now.ruling && now.ruling !== before.ruling) {
    const { headline, events } = now.ruling;
    const rest = events
      .filter(({ fact }) => !ELSEWHERE.has(fact))
      .flatMap((event) => partsOf(event, tongue));
    parts.push({ text: headline }, ...rest.filter(({ text }) => text && text !== headline));
  } else if (now.news !== before.news) {
    const told = now.news.filter(({ fact }) => TOLD.has(fact));
    parts.push(...told.flatMap((event) => partsOf(event, tongue)));
  }
  return parts;
}
