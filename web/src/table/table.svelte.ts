/** A table that this page sits at: what it knows, and what can be done. */

import { get } from "./api";
import { browserWorld, type Condition, connect } from "./link";
import { follow, type Known, learn, NOTHING, refuse, retell } from "./state";
import type { Act, Lang, Notice, Present, Record as TableRecord, Seat } from "./wire";

export interface Sitting {
  readonly known: Known;
  readonly condition: Condition;
  /** For how many seconds nothing was heard; 0 while the line is there. */
  readonly silent: number;
  /** Whose devices are connected, once it was said. */
  readonly present: Present | null;
  /** Acts that the server has not answered yet. */
  readonly waiting: number;
  /** Counts up whenever the board must be set anew: the table moved, or did not grant a move. */
  readonly version: number;
  /** The table's time now, as far as this device can tell. */
  now(): number;
  act(act: Act, as?: Seat): void;
  /** Has everything told in another language. */
  speak(lang: Lang): void;
  /** Puts the ruling aside that is news. */
  dismiss(): void;
  /** Tries again now to reach the server. */
  hurry(): void;
  leave(): void;
}

/** Lets what happened be heard. The sounds come when the first is wanted. */
async function hear({ events = [], standing }: Notice, before = ""): Promise<void> {
  const [{ heardOf }, { sound }] = await Promise.all([
    import("../sound/heard"),
    import("../sound/sound"),
  ]);
  const men = (board: string): number => board.replace(/[^a-z]/gi, "").length;
  const captures = standing != null && men(standing.board) < men(before);
  const heard = heardOf(
    events.map(({ fact }) => fact),
    captures,
  );
  if (heard) sound(heard);
}

/** Further apart than this, the server's time is another one, not the same told late. */
const OTHER_TIME = 2000;

export function sit(table: string, token: string | null, lang: Lang): Sitting {
  let known = $state.raw<Known>(NOTHING);
  let condition = $state<Condition>("connecting");
  let waiting = $state(0);
  let version = $state(0);
  let silent = $state(0);
  let present = $state.raw<Present | null>(null);
  let heardAt = performance.now();
  let counting: ReturnType<typeof setInterval> | undefined;
  let ahead: number | null = null;

  // The server's time arrives late, never early: the greatest difference is the nearest.
  const learnTime = (now: number): void => {
    heardAt = performance.now();
    const seen = now - heardAt;
    if (ahead === null || seen > ahead || ahead - seen > OTHER_TIME) ahead = seen;
  };

  const address = new URL(`/api/v1/tables/${table}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const world = browserWorld(address.href, `tuomari.outbox.${table}`);
  const link = connect(world, token, lang, {
    state: (state) => {
      learnTime(state.standing.now);
      known = learn(known, state);
      version += 1;
    },
    notice: (notice) => {
      if (notice.standing) learnTime(notice.standing.now);
      void hear(notice, known.state?.standing.board);
      known = follow(known, notice);
      if (notice.standing && waiting === 0) version += 1;
    },
    // What an act changed is told apart from the answer to it, before or after.
    taken: (_, seq) => {
      const isTold = seq === null || seq <= (known.state?.seq ?? 0);
      if (waiting === 0 && isTold) version += 1;
    },
    refused: (_, problem) => {
      known = refuse(known, problem);
      version += 1;
    },
    condition: (next, count) => {
      condition = next;
      waiting = count;
      clearInterval(counting);
      silent = 0;
      if (next !== "broken") return;
      const tick = (): void =>
        void (silent = Math.max(1, Math.round((performance.now() - heardAt) / 1000)));
      tick();
      counting = setInterval(tick, 1000);
    },
    beat: (now, told) => {
      learnTime(now);
      present = told ?? present;
    },
  });
  const hurry = (): void => link.hurry();
  addEventListener("online", hurry);
  addEventListener("pageshow", hurry);

  return {
    get known() {
      return known;
    },
    get condition() {
      return condition;
    },
    get waiting() {
      return waiting;
    },
    get silent() {
      return silent;
    },
    get present() {
      return present;
    },
    get version() {
      return version;
    },
    now: () => performance.now() + (ahead ?? 0),
    act: (act, as) => link.act(act, as),
    speak(next) {
      link.speak(next);
      if (next === lang) return;
      lang = next;
      if (known.rulings.length === 0) return;
      get<TableRecord>(`/tables/${table}/record?lang=${next}`, token).then(
        ({ notices }) => (known = retell(known, notices)),
        // What lies there stays readable in the language before.
        () => {},
      );
    },
    dismiss: () => void (known = { ...known, ruling: null, outage: null }),
    hurry,
    leave() {
      clearInterval(counting);
      removeEventListener("online", hurry);
      removeEventListener("pageshow", hurry);
      link.close();
    },
  };
}
