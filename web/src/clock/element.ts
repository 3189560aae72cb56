/**
 * `<tuo-clock>`: both times as one player reads them, and that player's lever. See README.md.
 *
 * The lever is never disabled: a press without a move is an act too, and a late one counts.
 */

import type { Color } from "../board/square";
import { adopt } from "../sheet";
import { digits } from "./digits";
import { delayAt, type Reading, runningSide, shownAt, stays, timeText } from "./reading";
import style from "./style.css?inline";
import { type ClockWords, ENGLISH } from "./words";

/** What `tuo-press` carries. */
export interface PressDetail {
  side: Color;
  /** When, on the time line of `performance.now()`. */
  at: number;
}

/** What `tuo-low` carries: whether little time is left, when that changes. */
export interface LowDetail {
  low: boolean;
}

/** Where the clock gets its time from. */
export interface TimeSource {
  /** The table's time in milliseconds. */
  now(): number;
  /** Does something after a while; the answer undoes that. */
  after(ms: number, then: () => void): () => void;
}

/** The device's own time, whatever its calendar says. */
export const deviceTime: TimeSource = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(() => requestAnimationFrame(then), ms);
    return () => clearTimeout(timer);
  },
};

const FLAG =
  '<svg class="flag" viewBox="0 0 60 100" aria-hidden="true"><path d="M12 94V8"/><path d="M12 10L52 26 12 44z"/></svg>';

export class TuoClock extends HTMLElement {
  static observedAttributes = ["side", "tenths", "low"];

  #root: ShadowRoot | null = null;
  #reading: Reading | null = null;
  #time: TimeSource = deviceTime;
  #words: ClockWords = ENGLISH;
  #cancel: () => void = () => {};
  #drawn = "";
  #low = false;

  /** What the table read last. */
  get reading(): Reading | null {
    return this.#reading;
  }
  set reading(reading: Reading | null) {
    this.#reading = reading;
    this.#tick();
    this.#refreshText();
  }

  set time(time: TimeSource) {
    this.#time = time;
    this.#tick();
  }

  set words(words: ClockWords) {
    this.#words = words;
    this.#drawn = "";
    this.#tick();
    this.#refreshText();
  }

  get side(): Color {
    return this.getAttribute("side") === "black" ? "black" : "white";
  }

  /** Both times in words, for someone who asks. */
  tell(): string {
    const now = this.#time.now();
    const other = this.side === "white" ? "black" : "white";
    const text = (side: Color): string =>
      timeText(this.#reading && shownAt(this.#reading, side, now));
    const flags = (["white", "black"] as const).filter(
      (side) => this.#reading?.[side].flag != null,
    );
    const times = this.#words.times(text(this.side), text(other));
    return [times, ...flags.map((side) => this.#words.flag(side))].join(". ");
  }

  connectedCallback(): void {
    if (!this.#root) {
      this.#root = this.attachShadow({ mode: "open", delegatesFocus: true });
      adopt(this.#root, style);
      this.#root.innerHTML =
        `<div class="clock"><div class="times">` +
        `<div class="own"><span class="face"></span></div><span class="mark"></span>${FLAG}` +
        `<div class="other"></div><span class="unseen" role="timer"></span></div>` +
        `<button class="lever" type="button"><span class="key"></span></button></div>`;
      const lever = this.#root.querySelector(".lever") as HTMLElement;
      // A finger that comes down has pressed; waiting for it to go up would cost time.
      lever.addEventListener("pointerdown", (event) => event.button === 0 && this.#press(event));
      lever.addEventListener("click", (event) => event.detail === 0 && this.#press(event));
      this.#root.addEventListener("focusin", () => this.#refreshText());
    }
    this.#tick();
    this.#refreshText();
  }

  disconnectedCallback(): void {
    this.#cancel();
  }

  attributeChangedCallback(): void {
    this.#drawn = "";
    this.#tick();
    this.#refreshText();
  }

  #press(event: Event): void {
    const detail: PressDetail = { side: this.side, at: event.timeStamp };
    this.dispatchEvent(new CustomEvent("tuo-press", { detail, bubbles: true, composed: true }));
  }

  /** Draws what is shown now, and comes back when that changes. */
  #tick(): void {
    this.#cancel();
    if (!this.#root || !this.isConnected) return;
    const now = this.#time.now();
    this.#draw(now);
    this.#watchLow(now);
    const runs = this.#reading && runningSide(this.#reading);
    if (!this.#reading || !runs) return;
    const shown = shownAt(this.#reading, runs, now);
    if (shown === null || shown === 0) return;
    const delay = delayAt(this.#reading, runs, now);
    const still = this.#reading[runs].shown === this.#reading[runs].time ? delay : 0;
    this.#cancel = this.#time.after(still + stays(shown, this.hasAttribute("tenths")), () =>
      this.#tick(),
    );
  }

  /** Tells once that the time has become short, by the limit that the page sets. */
  #watchLow(now: number): void {
    const limit = Number(this.getAttribute("low") ?? 0);
    const left = this.#reading && shownAt(this.#reading, this.side, now);
    const low = left !== null && left <= limit;
    if (low === this.#low) return;
    this.#low = low;
    const detail: LowDetail = { low };
    this.dispatchEvent(new CustomEvent("tuo-low", { detail, bubbles: true, composed: true }));
  }

  #draw(now: number): void {
    const reading = this.#reading;
    const other = this.side === "white" ? "black" : "white";
    const tenths = this.hasAttribute("tenths");
    const text = (side: Color): string => timeText(reading && shownAt(reading, side, now), tenths);
    const runs = reading && runningSide(reading) === this.side;
    const flagged = reading?.[this.side].flag != null;
    const drawing = [text(this.side), text(other), runs, flagged].join(" ");
    if (drawing === this.#drawn || !this.#root) return;
    this.#drawn = drawing;
    const part = (name: string): HTMLElement => this.#root?.querySelector(name) as HTMLElement;
    part(".face").innerHTML = digits(text(this.side));
    part(".other").innerHTML = digits(text(other));
    const long = Math.max(text(this.side).length, text(other).length) > "00:00".length;
    const kinds = { clock: true, runs, flagged, long };
    part(".clock").className = Object.entries(kinds)
      .filter(([, holds]) => holds)
      .map(([kind]) => kind)
      .join(" ");
    part(".lever").setAttribute("aria-label", this.#words.lever(this.side));
  }

  /** The text for screen readers changes with what is done, not with the time. */
  #refreshText(): void {
    const timer = this.#root?.querySelector("[role=timer]");
    if (timer) timer.textContent = this.tell();
  }
}

if (!customElements.get("tuo-clock")) customElements.define("tuo-clock", TuoClock);
