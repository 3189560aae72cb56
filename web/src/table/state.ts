/** What a page knows of its table: what it was told, in the order it was told. */

import type { Event, Line, Names, Notice, Problem, Question, State } from "./wire";

/** Something that lies on the table to be read: a ruling or a refusal. */
export interface Card {
  /** Where it stands in the record; a refusal stands nowhere. */
  seq: number | null;
  events: readonly Event[];
  problem: Problem | null;
}

export interface Known {
  state: State | null;
  /** The newest last. */
  cards: readonly Card[];
  /** The last move that was announced or made, as the table has it, and the men before it. */
  last: { move: string; before: string } | null;
  /** An announcement as it was last repeated. */
  echo: Event | null;
  /** The men as they stood before hands began whatever they are doing now. */
  stood: string;
}

export const NOTHING: Known = { state: null, cards: [], last: null, echo: null, stood: "" };

/** What leaves a position in which the next player thinks. */
const SETTLING = new Set(["move_made", "illegal_stands", "position_restored", "boards_corrected"]);

/** What everyone sees happen on the board and the clock needs no card. */
const PLAIN = new Set([
  "arrived",
  "started",
  "adjusting",
  "adjusting_ended",
  "touched",
  "released",
  "taken_off",
  "put",
  "castling_announced",
  "announced",
  "repeated",
  "copied",
  "move_made",
  "move_completed",
  "clock_started",
  "clock_pressed",
  "control_met",
  "written",
  "offer_lapsed",
  "resumed",
  "draw_offered",
  "recording_lapsed",
]);

export const telling = (events: readonly Event[] = []): Event[] =>
  events.filter(({ fact }) => !PLAIN.has(fact));

/** How things stand, told whole: whatever was known before is out of date. */
export const learn = (known: Known, state: State): Known => ({
  ...known,
  state,
  stood: state.standing.board,
});

/** Something happened. */
export function follow(known: Known, notice: Notice): Known {
  const { state } = known;
  if (!state) return known;
  const events = notice.events ?? [];
  const heard = events.findLast(({ fact }) => fact === "announced" || fact === "move_made");
  const move = heard && String(heard["move"]);
  const standing = notice.standing ?? state.standing;
  const isSettled = events.some(({ fact }) => SETTLING.has(fact));
  const isBack = events.some(({ fact }) => fact === "position_restored");
  const told = telling(events);
  const lots = events.find(({ fact }) => fact === "lots_drawn");
  return {
    state: {
      ...state,
      seq: notice.seq,
      // The lot made the players change places.
      ...(lots?.["exchanged"] === true && { names: exchange(state.names) }),
      ...(state.moves && { moves: linesAfter(state.moves, events, notice.san ?? null) }),
      ...(state.questions && { questions: questionsAfter(state.questions, events) }),
      ...(notice.note?.note === "seal_key" && { seal_key: String(notice.note["public"]) }),
      standing,
    },
    cards:
      told.length > 0
        ? [...known.cards, { seq: notice.seq, events: told, problem: null }]
        : known.cards,
    echo: events.findLast(({ fact }) => fact === "repeated") ?? known.echo,
    last: isBack ? null : lastAfter(known.last, move, known.stood),
    // With several lines at once the last tells how things stand.
    stood: isSettled ? (notice.standing?.board ?? "") : known.stood || standing.board,
  };
}

const exchange = (names: Names): Names => ({ ...names, white: names.black, black: names.white });

/** A move that is announced and then made is one move. */
function lastAfter(last: Known["last"], move: string | undefined, before: string): Known["last"] {
  return move && move !== last?.move ? { move, before } : last;
}

/** The table did not grant something. */
export const refuse = (known: Known, problem: Problem): Known => ({
  ...known,
  cards: [...known.cards, { seq: null, events: telling(problem.events), problem }],
});

function linesAfter(lines: readonly Line[], events: readonly Event[], san: string | null): Line[] {
  const next = [...lines];
  for (const event of events) {
    const by = event["by"] as Line["by"];
    if (event.fact === "move_made") next.push({ by, move: String(event["move"]), san });
    if (event.fact === "illegal_stands" && event["after"]) next.push({ by, move: null, san: null });
    if (event.fact === "position_restored")
      next.length = Math.min(next.length, Number(event["ply"]));
  }
  return next;
}

/** What waits for the arbiter, the oldest first. */
function questionsAfter(questions: readonly Question[], events: readonly Event[]): Question[] {
  const next = [...questions];
  for (const { fact, question } of events) {
    const same = (other: Question): boolean => JSON.stringify(other) === JSON.stringify(question);
    if (fact === "asked") next.push(question as Question);
    if (fact === "answered" && next.some(same)) next.splice(next.findIndex(same), 1);
  }
  return next;
}
