/** What a page knows of its table: what it was told, in the order it was told. */

import type {
  EventInWords as Event,
  LastMove,
  Line,
  Names,
  Notice,
  Problem,
  QuestionInWords as Question,
  State,
} from "./wire";

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
  /** The last move that was announced or made. */
  last: LastMove | null;
  /** An announcement as it was last repeated. */
  echo: Event | null;
}

export const NOTHING: Known = { state: null, cards: [], last: null, echo: null };

/** What everyone sees happen on the board and the clock needs no card. */
const PLAIN = new Set<Event["fact"]>([
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
  last: known.last ?? state.last ?? null,
});

/** What lies on the table, told again in another language; a refusal is not on record. */
export function retell(known: Known, notices: readonly Notice[]): Known {
  const told = new Map(notices.map(({ seq, events }) => [seq, telling(events)]));
  const again = (card: Card): Card => {
    const events = card.seq === null ? undefined : told.get(card.seq);
    return events ? { ...card, events } : card;
  };
  return { ...known, cards: known.cards.map(again) };
}

/** Something happened. */
export function follow(known: Known, notice: Notice): Known {
  const { state } = known;
  if (!state) return known;
  const events = notice.events ?? [];
  const heard = events.findLast(
    (event) => event.fact === "announced" || event.fact === "move_made",
  );
  const standing = notice.standing ?? state.standing;
  const isBack = events.some(({ fact }) => fact === "position_restored");
  const told = telling(events);
  const lots = events.find((event) => event.fact === "lots_drawn");
  return {
    state: {
      ...state,
      seq: notice.seq,
      // The lot made the players change places.
      ...(lots?.exchanged === true && { names: exchange(state.names) }),
      ...(state.moves && { moves: linesAfter(state.moves, events, notice.san ?? null) }),
      ...(state.questions && { questions: questionsAfter(state.questions, events) }),
      ...(notice.note?.note === "seal_key" && { seal_key: notice.note.public }),
      standing,
    },
    cards:
      told.length > 0
        ? [...known.cards, { seq: notice.seq, events: told, problem: null }]
        : known.cards,
    echo: events.findLast(({ fact }) => fact === "repeated") ?? known.echo,
    last: isBack ? null : lastAfter(known.last, heard),
  };
}

const exchange = ({ white = "", black = "", ...names }: Names): Names => ({
  ...names,
  white: black,
  black: white,
});

/** A move that is announced and then made is one move. */
function lastAfter(
  last: LastMove | null,
  heard: Extract<Event, { fact: "announced" | "move_made" }> | undefined,
): LastMove | null {
  if (!heard || heard.move === last?.move) return last;
  return { move: heard.move, spoken: heard.words?.spoken ?? heard.move };
}

/** The table did not grant something. */
export const refuse = (known: Known, problem: Problem): Known => ({
  ...known,
  cards: [...known.cards, { seq: null, events: telling(problem.events), problem }],
});

function linesAfter(lines: readonly Line[], events: readonly Event[], san: string | null): Line[] {
  const next = [...lines];
  for (const event of events) {
    if (event.fact === "move_made") next.push({ by: event.by, move: event.move, san });
    if (event.fact === "illegal_stands" && event.after)
      next.push({ by: event.by, move: null, san: null });
    if (event.fact === "position_restored") next.length = Math.min(next.length, event.ply);
  }
  return next;
}

/** What waits for the arbiter, the oldest first. */
function questionsAfter(questions: readonly Question[], events: readonly Event[]): Question[] {
  const next = [...questions];
  for (const event of events) {
    if (event.fact !== "asked" && event.fact !== "answered") continue;
    const { question, words } = event;
    const same = ({ words: _, ...other }: Question): boolean =>
      JSON.stringify(other) === JSON.stringify(question);
    if (event.fact === "asked") next.push({ ...question, ...(words && { words }) });
    else if (next.some(same)) next.splice(next.findIndex(same), 1);
  }
  return next;
}
