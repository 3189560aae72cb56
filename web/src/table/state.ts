/** What a page knows of its table: what it was told. It works nothing out. */

import { shownAt } from "../clock/reading";
import { refusalText } from "./told";
import type { EventInWords as Event, LastMove, Notice, Problem, Reading, State } from "./wire";

/** What a clock showed before and after a ruling. */
interface Change {
  before: number | null;
  after: number | null;
  /** Whether it was set, and did not only run meanwhile. */
  isSet: boolean;
}

/** Something to be read beside the board: a ruling or a refusal. */
export interface Ruling {
  /** Where it stands in the record; a refusal stands nowhere. */
  seq: number | null;
  headline: string;
  events: readonly Event[];
  problem: Problem | null;
  /** The clocks, if the ruling changed them. */
  times: { white: Change; black: Change } | null;
}

export interface Known {
  state: State | null;
  /** The ruling that is news; it goes when play goes on. */
  ruling: Ruling | null;
  /** Every ruling since the page was opened, the newest last. */
  rulings: readonly Ruling[];
  /** What was refused last. */
  problem: Problem | null;
  /** What happened last, to be read aloud. */
  news: readonly Event[];
  /** The last move that was announced or made since the page was opened. */
  heard: LastMove | null;
  /** How long no server was up, and what became of that time; when that is news. */
  outage: { seconds: number; time: "counts" | "restored" } | null;
}

export const NOTHING: Known = {
  state: null,
  ruling: null,
  rulings: [],
  problem: null,
  news: [],
  heard: null,
  outage: null,
};

/** How things stand, told whole: whatever was known before is out of date. */
export const learn = (known: Known, state: State): Known => ({ ...known, state, news: [] });

/** What was ruled, told again in another language; a refusal is not on record. */
export function retell(known: Known, notices: readonly Notice[]): Known {
  const told = new Map(notices.map((notice) => [notice.seq, notice]));
  const again = (ruling: Ruling): Ruling => {
    const notice = ruling.seq === null ? undefined : told.get(ruling.seq);
    return notice?.headline
      ? { ...ruling, headline: notice.headline, events: notice.events ?? [] }
      : ruling;
  };
  return {
    ...known,
    ruling: known.ruling && again(known.ruling),
    rulings: known.rulings.map(again),
  };
}

/** Something happened. */
export function follow(known: Known, notice: Notice): Known {
  const { state } = known;
  if (!state) return known;
  const { note, moves, names, questions } = notice;
  const events = notice.events ?? [];
  const standing = notice.standing ?? state.standing;
  const ruling = notice.headline
    ? {
        seq: notice.seq,
        headline: notice.headline,
        events,
        problem: null,
        times: changes(state.standing.clock ?? null, standing.clock ?? null, notice.at),
      }
    : null;
  const goesOn = moves != null || events.some(({ fact }) => fact === "resumed");
  return {
    state: {
      ...state,
      seq: notice.seq,
      standing,
      ...(moves && { moves: [...(state.moves ?? []).slice(0, moves.from), ...moves.lines] }),
      ...(names && { names }),
      ...(questions && { questions }),
      ...(note?.note === "seal_key" && { seal_key: note.public }),
      ...(note?.note === "rematch" && { rematch: note.table }),
      ...(note?.note === "moved" && { moved: note.table }),
    },
    ruling: ruling ?? (goesOn ? null : known.ruling),
    rulings: ruling ? [...known.rulings, ruling] : known.rulings,
    problem: known.problem,
    news: events,
    heard: events.reduce(heardAfter, known.heard),
    outage:
      note?.note === "outage"
        ? { seconds: Math.round((note.until - note.from) / 1000), time: note.time }
        : goesOn && !ruling && known.outage && moves
          ? null
          : known.outage,
  };
}

/** A move that is announced and then made is heard once; what is taken back was not. */
function heardAfter(heard: LastMove | null, event: Event): LastMove | null {
  if (event.fact === "position_restored") return null;
  if (event.fact !== "announced" && event.fact !== "move_made") return heard;
  if (event.move === heard?.move) return heard;
  return { move: event.move, spoken: event.words?.spoken ?? event.move };
}

/** More than a clock runs while a ruling is given. */
const RAN = 4000;

/** The clocks before and after, if a ruling changed what they show. */
function changes(before: Reading | null, after: Reading | null, at: number): Ruling["times"] {
  if (!before || !after) return null;
  const of = (side: "white" | "black"): Change => {
    const [was, is] = [shownAt(before, side, at), after[side].shown ?? null];
    return { before: was, after: is, isSet: Math.abs((is ?? 0) - (was ?? 0)) > RAN };
  };
  const [white, black] = [of("white"), of("black")];
  return white.isSet || black.isSet ? { white, black } : null;
}

/** The table did not grant something. */
export const refuse = (known: Known, problem: Problem): Known => ({
  ...known,
  news: [],
  problem,
  ruling: {
    seq: null,
    headline: refusalText(problem),
    events: problem.events ?? [],
    problem,
    times: null,
  },
});
