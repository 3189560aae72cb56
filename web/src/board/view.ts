/** Draws a board: what the state says is what is seen, and what is heard. */

import { picture, type PieceSet } from "../pieces/picture";
import { adopt } from "../sheet";
import { besideBoard, colorOf, type Man, type Men, officersOf, pawnAtEnd } from "./men";
import { pencilled } from "./pencil";
import { type Color, fileOf, rankOf, type Spot, spotOf, type Square, squareAt } from "./square";
import type { BoardWords } from "./words";

/** Marks that the rule book of the game grants. Without them the board shows men only. */
export interface Marks {
  last?: readonly Square[];
  check?: Square | null;
  /** Where each man may go. */
  open?: Readonly<Partial<Record<Square, readonly Square[]>>>;
  /** What the red pencil draws round, and from where to where, while a ruling is read. */
  rings?: readonly Square[];
  arrows?: readonly (readonly [Square, Square])[];
}

/** A man out of its square: where it came from, and where it is drawn. */
export interface Lifted {
  man: Man;
  from: Square | null;
  /** The middle of the man, in pixels from the board's upper left; none if it only stands out. */
  at: { x: number; y: number } | null;
}

/** Everything a drawing depends on. */
export interface Scene {
  men: Men;
  lifted: readonly Lifted[];
  below: Color;
  /** Men turned to the players who own them, for two people at one screen. */
  facing: "each" | "one";
  set: PieceSet;
  marks: Marks;
  focus: Square;
  ledges: boolean;
  /** Whether king and rook may have to change places, so that one waits beside the board. */
  swaps: boolean;
  chooser: { square: Square; men: readonly Man[] } | null;
  words: BoardWords;
}

/** The parts of the drawing that are reached again. */
export interface Parts {
  board: HTMLElement;
  grid: HTMLElement;
  cells: HTMLElement[];
  hands: HTMLElement;
  pencil: HTMLElement;
  /** Men beside the board that may be put on it, of the side above and the one below. */
  ledges: { top: HTMLElement; bottom: HTMLElement };
  chooser: HTMLElement;
}

const child = (parent: Element, className: string, role?: string): HTMLElement => {
  const element = document.createElement("div");
  element.className = className;
  if (role) element.setAttribute("role", role);
  parent.append(element);
  return element;
};

export function build(root: ShadowRoot, style: string): Parts {
  adopt(root, style);
  const frame = document.createElement("div");
  root.append(frame);
  const board = child(frame, "board");
  const grid = child(board, "grid", "grid");
  const cells: HTMLElement[] = [];
  for (let row = 0; row < 8; row += 1) {
    const line = child(grid, "row", "row");
    for (let column = 0; column < 8; column += 1) cells.push(child(line, "cell", "gridcell"));
  }
  const pencil = child(board, "pencil");
  const hands = child(board, "hands");
  const chooser = child(board, "chooser", "group");
  const ledges = { top: child(board, "ledge top"), bottom: child(board, "ledge bottom") };
  return { board, grid, cells, pencil, hands, chooser, ledges };
}

export function draw(parts: Parts, scene: Scene): void {
  parts.grid.setAttribute("aria-label", scene.words.board);
  parts.cells.forEach((cell, index) => {
    drawCell(cell, { column: index % 8, row: Math.floor(index / 8) }, scene);
  });
  fill(parts.pencil, pencilled(scene.marks, scene.below));
  drawHands(parts.hands, scene);
  drawLedge(parts.ledges.bottom, scene.below, false, scene);
  const above = scene.below === "white" ? "black" : "white";
  drawLedge(parts.ledges.top, above, scene.facing === "each", scene);
  drawChooser(parts.chooser, scene);
}

/** Whether a man is drawn with its head down. */
const isTurned = (man: Man, { facing, below }: Scene): boolean =>
  facing === "each" && colorOf(man) !== below;

const manHtml = (man: Man, scene: Scene): string =>
  `<span class="man${isTurned(man, scene) ? " turned" : ""}">` +
  `${picture(man, scene.set, scene.words.letter)}</span>`;

/** Replaces what an element holds only if that changed, so that focus and animations survive. */
const drawn = new WeakMap<Element, string>();
function fill(element: HTMLElement, html: string): void {
  if (drawn.get(element) === html) return;
  drawn.set(element, html);
  element.innerHTML = html;
}

function drawCell(cell: HTMLElement, spot: Spot, scene: Scene): void {
  const square = squareAt(spot, scene.below) as Square;
  const man = scene.men.get(square) ?? null;
  const away = scene.lifted.find(({ from }) => from === square);
  const { marks, words } = scene;
  const open = scene.lifted.some(({ from }) => from && marks.open?.[from]?.includes(square));
  const classes = {
    cell: true,
    dark: (fileOf(square) + rankOf(square)) % 2 === 1,
    last: marks.last?.includes(square),
    check: marks.check === square,
    ringed: marks.rings?.includes(square),
    open,
    taken: open && man,
    "empty-hand": away,
  };
  cell.className = Object.entries(classes)
    .filter(([, is]) => is)
    .map(([name]) => name)
    .join(" ");
  cell.dataset["square"] = square;
  cell.tabIndex = scene.focus === square ? 0 : -1;
  cell.setAttribute(
    "aria-label",
    away ? words.inHand(square, away.man) : words.square(square, man),
  );
  const standing = man ?? (away && !away.at ? away.man : null);
  fill(cell, labels(square, spot, scene) + (standing ? manHtml(standing, scene) : ""));
}

function labels(square: Square, { column, row }: Spot, { facing }: Scene): string {
  const label = (kind: string, text: string, turned: boolean): string =>
    `<i class="label ${kind}${turned ? " turned" : ""}" data-text="${text}" aria-hidden="true"></i>`;
  const [file, rank] = [square.charAt(0), square.charAt(1)];
  return [
    row === 7 ? label("file", file, false) : "",
    column === 0 ? label("rank", rank, false) : "",
    facing === "each" && row === 0 ? label("file", file, true) : "",
    facing === "each" && column === 7 ? label("rank", rank, true) : "",
  ].join("");
}

function drawHands(layer: HTMLElement, scene: Scene): void {
  const carried = scene.lifted.filter(({ at }) => at);
  fill(layer, carried.map(({ man }) => `<div class="hand">${manHtml(man, scene)}</div>`).join(""));
  carried.forEach(({ at }, index) => moveHand(layer, index, at));
}

/** Moves a carried man; called for every step of a pointer, so it does nothing else. */
export function moveHand(layer: HTMLElement, index: number, at: Lifted["at"]): void {
  const hand = layer.children[index] as HTMLElement | undefined;
  if (hand && at) hand.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
}

function drawLedge(ledge: HTMLElement, side: Color, turned: boolean, scene: Scene): void {
  ledge.classList.toggle("turned", turned);
  const { words } = scene;
  const inHand = new Map(scene.men);
  scene.lifted.forEach(({ from, man }) => from && inHand.set(from, man));
  const pawn = pawnAtEnd(scene.men, side);
  const officers = pawn ? officersOf(side) : scene.swaps ? swapped(inHand, side) : [];
  ledge.hidden = !scene.ledges || officers.length === 0;
  if (ledge.hidden) return fill(ledge, "");
  const buttons = officers.map(
    (man) =>
      `<button class="spare" data-man="${man}" aria-label="${words.beside(man)}">${picture(man, scene.set, words.letter)}</button>`,
  );
  const label = pawn ? ` role="group" aria-label="${words.promotion}"` : "";
  fill(ledge, `<div class="officers"${label}>${buttons.join("")}</div>`);
}

/** The king and rooks of a side that stand beside the board. */
const swapped = (men: Men, side: Color): Man[] =>
  besideBoard(men, side).filter((man) => /[kr]/i.test(man));

function drawChooser(element: HTMLElement, scene: Scene): void {
  element.hidden = !scene.chooser;
  element.style.display = scene.chooser ? "" : "none";
  if (!scene.chooser) return fill(element, "");
  const { column, row } = spotOf(scene.chooser.square, scene.below);
  element.setAttribute("aria-label", scene.words.promotion);
  element.classList.toggle("up", row > 3);
  element.style.left = `min(calc(var(--square) * ${column}), calc(100% - max(48px, var(--square))))`;
  element.style.top = row > 3 ? "" : "0";
  element.style.bottom = row > 3 ? "0" : "";
  const button = (man: Man): string =>
    `<button data-man="${man}" aria-label="${scene.words.beside(man)}">${picture(man, scene.set, scene.words.letter)}</button>`;
  fill(element, scene.chooser.men.map(button).join(""));
}

/** Lets men that stand elsewhere than before slide there. */
export function slide(parts: Parts, before: Men, scene: Scene): void {
  const gone = [...before].filter(([square, man]) => scene.men.get(square) !== man);
  for (const [square, man] of scene.men) {
    if (before.get(square) === man) continue;
    const index = gone.findIndex(([, other]) => other === man);
    if (index < 0) continue;
    const [[from]] = gone.splice(index, 1) as [[Square, Man]];
    const [old, spot] = [spotOf(from, scene.below), spotOf(square, scene.below)];
    const cell = parts.cells[spot.row * 8 + spot.column];
    const size = parts.board.clientWidth / 8;
    const offset = `${(old.column - spot.column) * size}px ${(old.row - spot.row) * size}px`;
    cell?.querySelector(".man")?.animate(
      [
        { translate: offset, zIndex: 3 },
        { translate: "0 0", zIndex: 3 },
      ],
      {
        duration: 160,
        easing: "ease-out",
      },
    );
  }
}
