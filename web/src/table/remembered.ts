/** What somebody who practises has answered, by article, kept in this browser. */

const STORED = "tuomari.practice";
/** After so many days an article that was answered right so often in a row comes again. */
const DAYS = [0, 1, 3, 7, 16, 35, 80];
const DAY = 24 * 60 * 60 * 1000;

interface Card {
  right: number;
  due: number;
}
type Memory = Record<string, Record<string, Card>>;

export const today = (): number => Math.floor(Date.now() / DAY);

/** Takes in an answer and gives the memory after it. */
export function learned(
  memory: Memory,
  book: string,
  article: string,
  right: boolean,
  day: number,
): Memory {
  const before = memory[book]?.[article]?.right ?? 0;
  const times = right ? Math.min(before + 1, DAYS.length - 1) : 0;
  const card = { right: times, due: day + (DAYS[times] ?? 0) };
  return { ...memory, [book]: { ...memory[book], [article]: card } };
}

/** The articles that come again by that day, the longest due first. */
export const due = (memory: Memory, book: string, day: number): string[] =>
  Object.entries(memory[book] ?? {})
    .filter(([, card]) => card.due <= day)
    .sort(([, one], [, other]) => one.due - other.due)
    .map(([article]) => article);

export function recalled(): Memory {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Memory;
  } catch {
    return {};
  }
}

export function remember(memory: Memory): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing begins anew next time.
  }
}
