/** The words of events come with their screens: a table need not even know where they are. */

import { FILES, wordsOf } from "../lang/lang.svelte";
import type { Words } from "../lang/pattern";

const OURS = import.meta.glob<Words>("../../locales/*/hall.ftl", { import: "default" });

export function speakOfHall(): Promise<void> {
  Object.assign(FILES, OURS);
  return wordsOf("table", "start", "hall");
}
