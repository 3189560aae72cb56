/** An event as this page follows it: how things stand, and for arbiters the duties of every board.
 * Only what changed comes over the line, and only that is drawn anew. */

import { language } from "../lang/lang.svelte";
import { Refused } from "../table/api";
import { act, ask, type Desk, get, said } from "./api";
import { type Item, itemsOf } from "./duties";
import { loudest, ring } from "./heard";
import type {
  Console,
  ConsoleBoard,
  EventAct,
  EventBoard,
  EventPlayer,
  EventState,
} from "../table/wire";

/** How long changes are gathered, in milliseconds: less than anyone sees. */
const FRAME = 30;
const PATIENCE = [500, 1000, 2000, 4000, 8000];
/** The server breaks every silence after seven seconds: a line that is silent for longer is dead, even
 * where the network does not say so. */
const SILENCE = 15_000;

export type Hall = ReturnType<typeof follow>;

export function follow(desk: Desk) {
  let state = $state.raw<EventState | null>(null);
  let view = $state.raw<Omit<Console, "boards" | "whole"> | null>(null);
  let seen = $state.raw<ReadonlyMap<number, ConsoleBoard>>(new Map());
  let missing = $state<string | null>(null);
  let isOn = $state(false);
  /** What went wrong last, in words. */
  let trouble = $state("");
  /** The server's time less the device's. */
  let ahead = 0;
  let now = $state(Date.now());
  /** An earlier round that somebody reads; none for the one that is played. */
  let asked: number | null = null;
  /** The round that is played, as the server says. */
  let current: number | null = null;
  let left = false;
  let break_: (() => void) | null = null;

  /** Who has taken which board. */
  const taken = $derived(
    (view?.arbiters ?? [])
      .flatMap(({ id, boards }) => boards.map((board) => `${board} ${id}`))
      .join(),
  );
  const minders = $derived(
    new Map(
      taken
        .split(",")
        .filter(Boolean)
        .map((text) => text.split(" ").map(Number) as [board: number, id: number]),
    ),
  );
  const items = $derived<Item[]>(itemsOf(seen.values(), minders));
  const players = $derived(new Map(state?.players.map((player) => [player.number, player])));
  const boards = $derived(new Map(state?.boards.map((board) => [board.number, board])));

  const keepTime = (told: number): void => void (ahead = told - Date.now());
  const ticking = setInterval(() => (now = Date.now() + ahead), 1000);

  function takeState(next: EventState): void {
    keepTime(next.now);
    state = next;
  }

  function takeConsole({ whole, boards: changed, ...rest }: Console): void {
    keepTime(rest.now);
    now = rest.now;
    const before = new Set(items.map(({ id }) => id));
    const isFirst = view === null;
    const next = whole ? new Map<number, ConsoleBoard>() : new Map(seen);
    for (const board of changed) next.set(board.number, board);
    seen = next;
    view = rest;
    const loud = isFirst ? null : loudest(before, items);
    if (loud) ring(loud);
  }

  async function listen(connected: () => void): Promise<void> {
    const line = new AbortController();
    let dead: ReturnType<typeof setTimeout> | undefined;
    const heard = (): void => {
      clearTimeout(dead);
      dead = setTimeout(() => line.abort(), SILENCE);
    };
    break_ = () => line.abort();
    heard();
    try {
      await read(line.signal, () => (heard(), connected()));
    } finally {
      clearTimeout(dead);
    }
  }

  async function read(signal: AbortSignal, heard: () => void): Promise<void> {
    const { event, token } = desk;
    const response = await fetch(`/api/v1/events/${event}/stream?lang=${language()}`, {
      signal,
      headers: {
        accept: "application/x-ndjson",
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    if (!response.ok || !response.body) {
      const problem: unknown = await response.json().catch(() => ({ title: response.statusText }));
      throw new Refused(problem as Refused["problem"]);
    }
    isOn = true;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      for (const text of lines) if (text.trim() !== "") take(text);
    }
  }

  /** What comes within one frame is drawn once. */
  let waiting: Console | null = null;
  function take(text: string): void {
    const told = JSON.parse(text) as { state?: EventState; console?: Console };
    if (told.state) current = told.state.round ?? null;
    if (told.state && (asked === null || told.state.round === asked)) takeState(told.state);
    // Where the line breaks just now, it tells again.
    else if (told.state) refresh(asked).catch(() => {});
    if (!told.console) return;
    const before = told.console.whole ? null : waiting;
    if (waiting === null) setTimeout(draw, FRAME);
    waiting = before
      ? { ...told.console, whole: before.whole, boards: [...before.boards, ...told.console.boards] }
      : told.console;
  }
  function draw(): void {
    const next = waiting;
    waiting = null;
    if (next) takeConsole(next);
  }

  async function refresh(round: number | null): Promise<void> {
    asked = round;
    const next = await get<EventState>(desk, round === null ? "" : `?round=${round}`);
    if (round === null) current = next.round ?? null;
    if (asked === round) takeState(next);
  }

  async function stay(): Promise<void> {
    for (let tries = 0; !left; tries += 1) {
      try {
        if (tries === 0) takeState(await get<EventState>(desk, ""));
        await listen(() => (tries = 0));
      } catch (error) {
        if (left) return;
        const status = error instanceof Refused ? error.problem.status : 0;
        if (status === 404 || status === 401 || status === 403) {
          missing = said(error);
          return;
        }
      }
      isOn = false;
      await new Promise((done) => setTimeout(done, PATIENCE[Math.min(tries, 4)]));
    }
  }
  void stay();

  return {
    desk,
    get state() {
      return state;
    },
    get view() {
      return view;
    },
    get seen() {
      return seen;
    },
    get items() {
      return items;
    },
    get missing() {
      return missing;
    },
    get isOn() {
      return isOn;
    },
    get now() {
      return now;
    },
    get trouble() {
      return trouble;
    },
    set trouble(words: string) {
      trouble = words;
    },
    get me(): number | null {
      const me = state?.me;
      return me && "arbiter" in me ? me.arbiter : null;
    },
    get isArbiter() {
      return state?.role === "chief" || state?.role === "arbiter";
    },
    player: (number: number): EventPlayer | undefined => players.get(number),
    name: (number: number): string => players.get(number)?.name || String(number),
    /** The family name, where it comes first. */
    family: (number: number): string =>
      (players.get(number)?.name ?? String(number)).split(",")[0] ?? "",
    minder: (board: number): number | null => minders.get(board) ?? null,
    board: (number: number): EventBoard | undefined => boards.get(number),
    initials: (arbiter: number): string =>
      state?.arbiters?.find(({ id }) => id === arbiter)?.initials ?? "?",
    /** The words of the server come in the language of the page. */
    again: () => break_?.(),
    /** How things stand, in an earlier round or in the one that is played. */
    refresh: (round?: number): Promise<void> =>
      refresh(round === undefined || round === current ? null : round),
    /** Does something; the answer is whether it was done. */
    async act(done: EventAct): Promise<boolean> {
      trouble = "";
      try {
        await act(desk, done);
        return true;
      } catch (error) {
        trouble = said(error);
        return false;
      }
    },
    ask: (path: string, method: "POST" | "PUT" | "DELETE", body?: object) =>
      ask(desk, path, method, body),
    leave() {
      left = true;
      clearInterval(ticking);
      break_?.();
    },
  };
}
