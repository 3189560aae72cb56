/** Saying aloud what is news, for those who want it. */

import { liked } from "../likes.svelte";
import type { Part } from "../table/news";
import type { Voice } from "./voice";

// Readers who want no voice need not load one.
let voice: Promise<Voice> | null = null;

/** Says the parts that are wanted, each in its language. */
export function sayAloud(parts: readonly Part[], language: string): void {
  const { voice: wanted, sounds } = liked();
  for (const { text, lang, loud } of parts) {
    if (!wanted && !(loud && sounds)) continue;
    voice ??= import("./loud").then(({ loudVoice }) => loudVoice());
    void voice.then((aloud) => aloud.say(text, lang ?? language));
  }
}
