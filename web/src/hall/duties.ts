/** The order of duties. What is a duty, and which one comes first, the server has said; here lines are
 * put together and kept still under a finger. */

import type { ArbiterDuty, ConsoleBoard, DutyLine, Section } from "../table/wire";

export type DutyWord = Lowercase<ArbiterDuty>;
type InList<Line extends DutyLine> = Line extends DutyLine ? Omit<Line, "duty"> : never;
/** A duty in the list of all boards. */
export type Item = InList<DutyLine> & {
  /** Unique in the hall. */
  id: string;
  duty: DutyWord;
  /** The arbiter who has taken the board. */
  minder: number | null;
};

export const SECTIONS: readonly Section[] = ["now", "soon", "later"];
/** Above so many the list of what is due now becomes lanes. */
export const MANY = 12;

const byOrder = (one: Item, other: Item): number =>
  one.order < other.order ? -1 : one.order > other.order ? 1 : one.board - other.board;

export const wordOf = ({ duty }: DutyLine): DutyWord => duty.toLowerCase() as DutyWord;

/** What is lost with the next move. */
export const lapses = (line: DutyLine | Item): boolean => line.reason === "illegal" && line.lapses;

/** The items of a board, made once: what did not change is not drawn anew. */
const made = new WeakMap<ConsoleBoard, { minder: number | null; items: Item[] }>();

function itemsAt(board: ConsoleBoard, minder: number | null): Item[] {
  const before = made.get(board);
  if (before?.minder === minder) return before.items;
  const { number, duties } = board;
  const ids = new Set<string>();
  const items = duties.map((line) => {
    let id = [
      number,
      line.reason,
      "of" in line ? line.of : "",
      "todo" in line ? line.todo : "",
    ].join();
    // The same thing may have to be done by hand twice.
    while (ids.has(id)) id += "+";
    ids.add(id);
    return { ...line, id, duty: wordOf(line), minder };
  });
  made.set(board, { minder, items });
  return items;
}

/** All lines of all boards, in their order, with the arbiter who has taken the board. */
export const itemsOf = (
  boards: Iterable<ConsoleBoard>,
  minders: ReadonlyMap<number, number>,
): Item[] =>
  [...boards].flatMap((board) => itemsAt(board, minders.get(board.number) ?? null)).sort(byOrder);

/** The items in the order in which they were shown, with new ones at the end of their section: so
 * nothing moves while somebody points at it. */
export function keptStill(shown: readonly string[], items: readonly Item[]): Item[] {
  const place = new Map(shown.map((id, index) => [id, index]));
  const section = (item: Item): number => SECTIONS.indexOf(item.section);
  const rank = (item: Item): number => place.get(item.id) ?? shown.length;
  return items.toSorted(
    (one, other) => section(one) - section(other) || rank(one) - rank(other) || byOrder(one, other),
  );
}

export interface Lane {
  reason: string;
  duty: DutyWord;
  items: Item[];
}

/** The same items by kind, the kind of the first item first. */
export function lanesOf(items: readonly Item[]): Lane[] {
  const lanes = new Map<string, Lane>();
  for (const item of items) {
    const lane = lanes.get(item.reason);
    if (lane) lane.items.push(item);
    else lanes.set(item.reason, { reason: item.reason, duty: item.duty, items: [item] });
  }
  return [...lanes.values()];
}

/** What comes for me after the first one, so many at most: by duty, and among equals the nearest. */
export function route(
  items: readonly Item[],
  from: Item | undefined,
  me: number | null,
  steps: (one: number, other: number) => number,
  most = 6,
): Item[] {
  const mine = ({ minder }: Item): boolean => minder === null || minder === me;
  const left = new Set(
    items.filter((item) => item !== from && item.section === "now" && mine(item)),
  );
  const way: Item[] = [];
  let at = from?.board;
  while (way.length < most) {
    const [first] = left;
    if (!first) break;
    const start = at ?? first.board;
    let next = first;
    for (const item of left) {
      const isNearer = steps(start, item.board) < steps(start, next.board);
      if (item.reason === first.reason && isNearer) next = item;
    }
    left.delete(next);
    way.push(next);
    at = next.board;
  }
  return way;
}

/** The most urgent duty of a board. */
const URGENT: readonly DutyWord[] = ["must", "watch", "may", "quiet"];
export function urgent(duties: readonly DutyLine[]): DutyLine | undefined {
  const rank = (line: DutyLine): number => URGENT.indexOf(wordOf(line));
  return duties.toSorted((one, other) => rank(one) - rank(other))[0];
}
