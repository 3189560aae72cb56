/**
 * `<tuo-board>`: a board that tells what hands do. See README.md beside this file.
 *
 * The element listens and draws; what a gesture means is decided in `hands.ts` and `mover.ts`.
 */

import type { BoardAct } from "./act";
import * as handsWork from "./hands";
import type { Hands, Place } from "./hands";
import { menOnLines, type Wish, wishOf } from "./keys";
import { type Man, type Men, officersOf, readMen, START, colorOf } from "./men";
import * as moverWork from "./mover";
import type { Mover } from "./mover";
import { type Color, isSquare, spotOf, type Square, squareAt } from "./square";
import style from "./style.css?inline";
import {
  build,
  draw,
  type Lifted,
  type Marks,
  moveHand,
  type Parts,
  type Scene,
  slide,
} from "./view";
import { type BoardWords, ENGLISH } from "./words";

/** What `tuo-act` carries. */
export interface ActDetail {
  act: BoardAct;
  /** When, on the time line of `performance.now()`. */
  at: number;
  /** Which hand: pointers that are down at once have different numbers; keys are -1. */
  hand: number;
}

/** What `tuo-ask` carries: something that only the page can tell or do. */
export interface AskDetail {
  ask: "last" | "times" | "count" | "input";
}

/** What `tuo-tell` carries: words to be said, because someone asked. */
export interface TellDetail {
  text: string;
}

const KEYBOARD = -1;

export class TuoBoard extends HTMLElement {
  static observedAttributes = [
    "mode",
    "orientation",
    "facing",
    "pieces",
    "ledges",
    "movable",
    "king-to-rook",
  ];

  #parts: Parts | null = null;
  #hands: Hands = { men: readMen(START), holds: [] };
  #mover: Mover = {
    men: readMen(START),
    movable: "both",
    kingToRook: false,
    hold: null,
    promotion: null,
  };
  #pointers = new Map<number, { x: number; y: number; startX: number; startY: number }>();
  #focus: Square = "e1";
  #words: BoardWords = ENGLISH;
  #marks: Marks = {};
  #position = START;

  /** The men, as the first field of a FEN. Setting it again undoes what was not granted. */
  get position(): string {
    return this.#position;
  }
  set position(fen: string) {
    const men = readMen(fen);
    const before = new Map(this.#men);
    this.#position = fen;
    handsWork.setMen(this.#hands, men);
    this.#mover.men = new Map(men);
    if (this.#mover.hold && men.get(this.#mover.hold.from) !== this.#mover.hold.man) {
      moverWork.forget(this.#mover);
    }
    const scene = this.#draw();
    const still = getComputedStyle(this).getPropertyValue("--tuo-motion").trim() === "0";
    if (this.#parts && !still) slide(this.#parts, before, scene);
  }

  /** The words of the reader's language. */
  get words(): BoardWords {
    return this.#words;
  }
  set words(words: BoardWords) {
    this.#words = words;
    this.#draw();
  }

  /** The marks that are granted; none unless set. */
  get marks(): Marks {
    return this.#marks;
  }
  set marks(marks: Marks) {
    this.#marks = marks;
    this.#draw();
  }

  get mode(): "hand" | "move" | "still" {
    const mode = this.getAttribute("mode");
    return mode === "hand" || mode === "move" ? mode : "still";
  }

  get orientation(): Color {
    return this.getAttribute("orientation") === "black" ? "black" : "white";
  }

  connectedCallback(): void {
    if (this.#parts) return;
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    this.#parts = build(root, style);
    const frame = this.#parts.board.parentElement as HTMLElement;
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#moved(event));
    frame.addEventListener("pointerup", (event) => this.#up(event));
    frame.addEventListener("pointercancel", (event) => this.#cancelled(event));
    frame.addEventListener("click", (event) => this.#clicked(event));
    frame.addEventListener("keydown", (event) => this.#key(event));
    frame.addEventListener("focusin", (event) => this.#focused(event));
    frame.addEventListener("focusout", ({ relatedTarget }) => {
      // From square to square it is still the pointer's.
      if (!frame.contains(relatedTarget as Node | null)) this.#showFocus(true);
    });
    frame.addEventListener("contextmenu", (event) => event.preventDefault());
    this.#draw();
  }

  attributeChangedCallback(): void {
    const movable = this.getAttribute("movable");
    this.#mover.movable =
      movable === "white" || movable === "black" || movable === "none" ? movable : "both";
    this.#mover.kingToRook = this.hasAttribute("king-to-rook");
    this.#draw();
  }

  /** Puts the focus on a square, or on the one that had it. */
  focusSquare(square: Square = this.#focus): void {
    this.#focus = square;
    this.#draw();
    this.#cellOf(square)?.focus();
  }

  /** Only keys need to see where the focus is; a pointer knows where it was. */
  #showFocus(shown: boolean): void {
    this.#parts?.grid.classList.toggle("pointed", !shown);
  }

  get #men(): Men {
    return this.mode === "hand" ? this.#hands.men : this.#mover.men;
  }

  #cellOf(square: Square): HTMLElement | undefined {
    const { column, row } = spotOf(square, this.orientation);
    return this.#parts?.cells[row * 8 + column];
  }

  #draw(): Scene {
    const scene = this.#scene();
    if (this.#parts) draw(this.#parts, scene);
    return scene;
  }

  #scene(): Scene {
    const { promotion } = this.#mover;
    return {
      men: this.#visibleMen(),
      lifted: this.#lifted(),
      below: this.orientation,
      facing: this.getAttribute("facing") === "each" ? "each" : "one",
      set: this.getAttribute("pieces") === "letters" ? "letters" : "staunton",
      marks: this.#marks,
      focus: this.#focus,
      ledges: this.hasAttribute("ledges") && this.mode === "hand",
      swaps: this.#mover.kingToRook,
      chooser: promotion && { square: promotion.to, men: officersOf(colorOf(promotion.man)) },
      words: this.#words,
    };
  }

  #visibleMen(): Men {
    if (this.mode === "hand") return this.#hands.men;
    const men = new Map(this.#mover.men);
    const { hold, promotion } = this.#mover;
    if (hold) men.delete(hold.from);
    if (promotion) {
      men.delete(promotion.from);
      men.set(promotion.to, promotion.man);
    }
    return men;
  }

  #lifted(): Lifted[] {
    const { hold } = this.#mover;
    const holds = this.mode === "hand" ? this.#hands.holds : hold ? [hold] : [];
    return holds.map(({ man, from, pointer, carried }) => ({
      man,
      from,
      at: pointer !== null && carried ? this.#point(pointer) : null,
    }));
  }

  /** Where a pointer is, from the board's upper left. */
  #point(pointer: number): Lifted["at"] {
    const at = this.#pointers.get(pointer);
    const box = this.#parts?.board.getBoundingClientRect();
    return at && box ? { x: at.x - box.left, y: at.y - box.top } : null;
  }

  #squareUnder({ clientX, clientY }: MouseEvent): Square | null {
    const box = this.#parts?.board.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const column = Math.floor(((clientX - box.left) / box.width) * 8);
    const row = Math.floor(((clientY - box.top) / box.height) * 8);
    return squareAt({ column, row }, this.orientation);
  }

  #placeUnder(event: MouseEvent): Place {
    const square = this.#squareUnder(event);
    return square ? { square } : "off";
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || this.mode === "still") return;
    const spare = spareUnder(event);
    if (spare && this.mode === "move") return;
    const { pointerId, clientX: x, clientY: y } = event;
    const box = this.#parts?.board.getBoundingClientRect();
    if (box && !spare && this.#squareUnder(event) === null && this.#hands.holds.length === 0)
      return;
    // Focus goes to the square by hand, for the default would also start a selection.
    event.preventDefault();
    this.#showFocus(false);
    (event.currentTarget as HTMLElement).setPointerCapture(pointerId);
    this.#pointers.set(pointerId, { x, y, startX: x, startY: y });
    const square = this.#squareUnder(event);
    if (square && !spare) this.#focus = square;
    if (this.mode === "hand") {
      const place: Place = spare ? { beside: spare } : this.#placeUnder(event);
      this.#report(handsWork.press(this.#hands, pointerId, place), pointerId, event.timeStamp);
    } else {
      moverWork.press(this.#mover, pointerId, square);
    }
    this.#draw();
    if (square && !spare) this.#cellOf(square)?.focus({ preventScroll: true });
  }

  #moved(event: PointerEvent): void {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    const shift = Math.hypot(pointer.x - pointer.startX, pointer.y - pointer.startY);
    const before = this.#lifted().filter(({ at }) => at).length;
    if (shift > (event.pointerType === "mouse" ? 4 : 9)) {
      handsWork.carry(this.#hands, event.pointerId);
      moverWork.carry(this.#mover, event.pointerId);
    }
    const carried = this.#lifted().filter(({ at }) => at);
    if (carried.length !== before) this.#draw();
    const layer = this.#parts?.hands;
    if (layer) carried.forEach(({ at }, index) => moveHand(layer, index, at));
  }

  #up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.mode === "hand") {
      const acts = handsWork.lift(this.#hands, event.pointerId, this.#placeUnder(event));
      this.#report(acts, event.pointerId, event.timeStamp);
    } else {
      const move = moverWork.lift(this.#mover, event.pointerId, this.#squareUnder(event));
      this.#reportMove(move, event.pointerId, event.timeStamp);
    }
    this.#draw();
    this.#enterChooser();
  }

  #cancelled(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId)) return;
    this.#report(handsWork.cancel(this.#hands, event.pointerId), event.pointerId, event.timeStamp);
    if (this.#mover.hold?.pointer === event.pointerId) moverWork.forget(this.#mover);
    this.#draw();
  }

  /** Clicks that no pointer made: Enter on a button, or a screen reader's own way. */
  #clicked(event: MouseEvent): void {
    const spare = spareUnder(event);
    if (spare && this.mode === "move") {
      this.#reportMove(moverWork.promote(this.#mover, spare), KEYBOARD, event.timeStamp);
      this.#draw();
      this.focusSquare();
    } else if (event.detail === 0 && spare) {
      this.#tap({ beside: spare }, event.timeStamp);
    } else if (event.detail === 0) {
      const square = (event.target as HTMLElement).dataset["square"];
      if (square && isSquare(square)) this.#tap({ square }, event.timeStamp);
    }
  }

  #key(event: KeyboardEvent): void {
    this.#showFocus(true);
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    if (target.dataset["man"]) {
      if (event.key !== "Escape") return;
      moverWork.forget(this.#mover);
      event.preventDefault();
      return this.focusSquare();
    }
    const wish = wishOf(event, this.#focus, this.#men, this.orientation);
    if (!wish) return;
    event.preventDefault();
    event.stopPropagation();
    this.#grant(wish, event.timeStamp);
  }

  #grant(wish: Wish, at: number): void {
    if ("go" in wish) return this.focusSquare(wish.go);
    if ("ask" in wish) return this.#send("tuo-ask", wish);
    if ("tell" in wish) return this.#send("tuo-tell", { text: this.#told(wish.tell) });
    if (wish.do === "enter") return this.#tap({ square: this.#focus }, at);
    if (this.mode === "hand") {
      if (wish.do === "back") this.#report(handsWork.putBackResting(this.#hands), KEYBOARD, at);
      if (wish.do === "take_off") this.#report(handsWork.takeOffResting(this.#hands), KEYBOARD, at);
      if (wish.do === "adjust") this.#report([{ act: "adjust" }], KEYBOARD, at);
    } else if (wish.do === "back") {
      moverWork.forget(this.#mover);
    }
    this.#draw();
  }

  #tap(place: Place, at: number): void {
    if (this.mode === "hand") {
      this.#report(handsWork.press(this.#hands, KEYBOARD, place), KEYBOARD, at);
      this.#report(handsWork.lift(this.#hands, KEYBOARD, place), KEYBOARD, at);
    } else if (this.mode === "move" && place !== "off" && "square" in place) {
      moverWork.press(this.#mover, KEYBOARD, place.square);
      this.#reportMove(moverWork.lift(this.#mover, KEYBOARD, place.square), KEYBOARD, at);
    }
    this.#draw();
    this.#enterChooser();
  }

  #enterChooser(): void {
    if (this.#mover.promotion) this.#parts?.chooser.querySelector("button")?.focus();
  }

  #focused(event: FocusEvent): void {
    const square = (event.target as HTMLElement).dataset["square"];
    if (square && isSquare(square) && square !== this.#focus) {
      this.#focus = square;
      this.#draw();
    }
  }

  #told(what: "square" | "lines"): string {
    const tell = (square: Square): string => {
      const man: Man | null = this.#men.get(square) ?? null;
      return this.#words.square(square, man);
    };
    if (what === "square") return tell(this.#focus);
    return menOnLines(this.#focus, this.#men).map(tell).join(", ") || this.#words.nothing;
  }

  #report(acts: BoardAct[], hand: number, at: number): void {
    acts.forEach((act) => this.#send("tuo-act", { act, at, hand }));
  }

  #reportMove(move: string | null, hand: number, at: number): void {
    if (move) this.#report([{ act: "move", move }], hand, at);
  }

  #send(name: string, detail: ActDetail | AskDetail | TellDetail): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** The man beside the board under a pointer. */
function spareUnder(event: Event): Man | null {
  for (const node of event.composedPath()) {
    if (node instanceof HTMLElement && node.dataset["man"]) return node.dataset["man"] as Man;
  }
  return null;
}

if (!customElements.get("tuo-board")) customElements.define("tuo-board", TuoBoard);
