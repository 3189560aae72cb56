// The clips of a question, played one after the other as fast as they happened, within reason.
import type { Clip } from "../../table/desk";

const SHORTEST = 500;
const LONGEST = 1500;
/** How long the last one stays. */
const LAST = 2000;

export class Clips {
  /** What the board shows; nothing when no clip is played. */
  shown = $state.raw<Clip | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];

  readonly play = (clips: readonly Clip[]): void => {
    this.stop();
    let at = 0;
    this.#timers = clips.map((clip, index) => {
      const before = clips[index - 1];
      at += before ? Math.min(LONGEST, Math.max(SHORTEST, clip.at - before.at)) : 0;
      return setTimeout(() => (this.shown = clip), at);
    });
    this.#timers.push(setTimeout(() => (this.shown = null), at + LAST));
  };

  readonly stop = (): void => this.#timers.forEach(clearTimeout);
}
