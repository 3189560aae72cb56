/** What an arbiter looks at: what led to a question, and the game in one line a move. */

import type { Color, Square } from "../board/square";
import { gameOf } from "./game";
import { tellingArbiters } from "./telling";
import { textOf } from "./told";
import type { EventInWords as Event, QuestionInWords as Question, Step } from "./wire";

/** A picture of something that hands did. */
export interface Clip {
  /** Where it is among the steps. */
  step: number;
  board: string;
  /** The squares that it is about. */
  squares: Square[];
  /** The words for it: a key and what is put in. */
  key: string;
  filling: Record<string, string>;
  /** When, and how long after the first. */
  at: number;
  after: number;
}

/** What hands do, as a key of the words and what is put in. */
function gestureOf(event: Event): Pick<Clip, "key" | "squares" | "filling"> | null {
  switch (event.fact) {
    case "touched":
      return {
        key: "touched",
        squares: [event.square] as Square[],
        filling: { square: event.square },
      };
    case "released":
      return {
        key: event.from === event.to ? "put-back" : "released",
        squares: [event.from, event.to] as Square[],
        filling: { from: event.from, to: event.to },
      };
    case "taken_off":
      return {
        key: "taken-off",
        squares: [event.square] as Square[],
        filling: { square: event.square },
      };
    case "put":
      return { key: "put", squares: [event.square] as Square[], filling: { square: event.square } };
    case "adjusting":
      return { key: "adjusting", squares: [], filling: {} };
    case "clock_pressed":
      return { key: "pressed", squares: [], filling: { side: event.by } };
    case "announced":
      return {
        key: "announced",
        squares: [],
        filling: { move: event.words?.spoken ?? event.move },
      };
    default:
      return null;
  }
}

/** The step at which a question was asked; the newest, if it was asked more than once. */
export function askedAt(steps: readonly Step[], { words: _, ...question }: Question): number {
  const same = JSON.stringify(question);
  return steps.findLastIndex(({ events = [] }) =>
    events.some((event) => event.fact === "asked" && JSON.stringify(event.question) === same),
  );
}

/** What hands did in the turn before a question, or in the one before that if nothing was done. */
export function clipsOf(steps: readonly Step[], until: number): Clip[] {
  const clips: Clip[] = [];
  let presses = 0;
  for (let index = until; index >= 0 && presses < 2; index -= 1) {
    const step = steps[index];
    if (!step) continue;
    for (const event of step.events?.toReversed() ?? []) {
      const gesture = gestureOf(event);
      if (gesture?.key === "pressed") presses += 1;
      if (presses > 1) break;
      if (gesture)
        clips.unshift({ ...gesture, step: index, board: step.board, at: step.at, after: 0 });
    }
  }
  const first = clips[0]?.at ?? 0;
  return clips.map((clip) => ({ ...clip, after: clip.at - first }));
}

/** A line of the log: a move and what was ruled after it. */
export interface LogLine {
  /** "8." or "8…"; nothing before the first move. */
  number: string;
  by: Color | null;
  san: string | null;
  /** Whether an illegal act stands there. */
  illegal: boolean;
  left: number | null;
  offer: boolean;
  remarks: string[];
  /** Whether some of it is not for everyone. */
  isPrivate: boolean;
  /** The step that shows it. */
  step: number;
}

/** The game as it stands, the newest first. */
export function logOf(steps: readonly Step[]): LogLine[] {
  const { moves, rulings } = gameOf(steps, tellingArbiters);
  const lines: LogLine[] = [];
  const remarksAfter = (ply: number): Pick<LogLine, "remarks" | "isPrivate" | "step"> => {
    const own = rulings.filter((ruling) => ruling.ply === ply);
    const events = own.flatMap((ruling) => ruling.events);
    return {
      remarks: events.map(({ words }) => textOf(words)).filter(Boolean),
      isPrivate: events.some(({ audience }) => audience !== "everyone"),
      step: own.at(-1)?.step ?? moves[ply - 1]?.step ?? 0,
    };
  };
  const before = remarksAfter(0);
  if (before.remarks.length > 0)
    lines.push({
      number: "",
      by: null,
      san: null,
      illegal: false,
      left: null,
      offer: false,
      ...before,
    });
  const second = moves[0]?.by === "black" ? 1 : 0;
  moves.forEach(({ by, san, left, offer }, index) => {
    const number = `${Math.floor((index + second) / 2) + 1}${by === "white" ? "." : "…"}`;
    lines.push({ number, by, san, illegal: san === null, left, offer, ...remarksAfter(index + 1) });
  });
  return lines.reverse();
}

/** What happened, and what is asked: the last sentence, if it is a question. */
export function partsOf(text: string): { before: string; ask: string } {
  const found = /^(.*[.!)])\s+([^.]+\?)$/u.exec(text);
  return found ? { before: found[1] ?? "", ask: found[2] ?? "" } : { before: "", ask: text };
}
