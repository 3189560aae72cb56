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

/** Facts that need no ruling to be told of. */
const TOLD = new Set<Event["fact"]>([
  "started",
  "resumed",
  "draw_offered",
  "takeback_wanted",
  "restart_wanted",
  "repeated",
  "arrived",
]);

/** What has happened between two states of knowledge; `tongue` is the language of spoken moves. */
export function news(before: Known, now: Known, tongue: string): Part[] {
  const parts: Part[] = [];
  if (now.heard && now.heard !== before.heard) parts.push({ text: now.heard.spoken, lang: tongue });
  if (now.ruling && now.ruling !== before.ruling) {
    const { headline, events } = now.ruling;
    const isMove = ({ fact }: Event): boolean => fact === "move_made" || fact === "announced";
    const rest = events.filter((event) => !isMove(event)).map(({ words }) => textOf(words));
    parts.push({ text: headline });
    parts.push(...rest.filter((text) => text && text !== headline).map((text) => ({ text })));
  } else if (now.news !== before.news) {
    for (const { fact, words } of now.news) {
      if (!TOLD.has(fact)) continue;
      parts.push({ text: textOf(words) });
      if (fact === "repeated" && words?.spoken) parts.push({ text: words.spoken, lang: tongue });
    }
  }
  return parts;
}
