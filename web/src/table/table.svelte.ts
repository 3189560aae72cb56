/** A table that this page sits at: what it knows, and what can be done. */

import type { Color } from "../board/square";
import { runningSide } from "../clock/reading";
import { get } from "./api";
import { browserWorld, type Condition, connect } from "./link";
import { follow, type Known, learn, NOTHING, refuse, retell } from "./state";
import type { Act, Lang, Record as TableRecord, Seat, State } from "./wire";

export interface Sitting {
  readonly known: Known;
  readonly condition: Condition;
  /** Acts that the server has not answered yet. */
  readonly waiting: number;
  /** Counts up whenever the board must be set anew: the table moved, or did not grant a move. */
  readonly version: number;
  /** The table's time now, as far as this device can tell. */
  now(): number;
  act(act: Act, as?: Seat): void;
  /** Has everything told in another language. */
  speak(lang: Lang): void;
  leave(): void;
}

/** Further apart than this, the server's time is another one, not the same told late. */
const OTHER_TIME = 2000;

export function sit(table: string, token: string | null, lang: Lang): Sitting {
  let known = $state.raw<Known>(NOTHING);
  let condition = $state<Condition>("connecting");
  let waiting = $state(0);
  let version = $state(0);
  let ahead: number | null = null;

  // The server's time arrives late, never early: the greatest difference is the nearest.
  const learnTime = ({ standing }: { standing?: State["standing"] | null }): void => {
    if (!standing) return;
    const seen = standing.now - performance.now();
    if (ahead === null || seen > ahead || ahead - seen > OTHER_TIME) ahead = seen;
  };

  const address = new URL(`/api/v1/tables/${table}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const world = browserWorld(address.href, `tuomari.outbox.${table}`);
  const link = connect(world, token, lang, {
    state: (state) => {
      learnTime(state);
      known = learn(known, state);
      version += 1;
    },
    notice: (notice) => {
      learnTime(notice);
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
    get version() {
      return version;
    },
    now: () => performance.now() + (ahead ?? 0),
    act: (act, as) => link.act(act, as),
    speak(next) {
      link.speak(next);
      if (next === lang) return;
      lang = next;
      if (known.cards.length === 0) return;
      get<TableRecord>(`/tables/${table}/record?lang=${next}`, token).then(
        ({ notices }) => (known = retell(known, notices)),
        // What lies there stays readable in the language before.
        () => {},
      );
    },
    leave() {
      removeEventListener("online", hurry);
      removeEventListener("pageshow", hurry);
      link.close();
    },
  };
}

/** The player who has the move, as far as the table tells; else the one whose time runs. */
export function onMove({ standing }: State): Color {
  if (standing.turn) return standing.turn;
  const motion = standing.clock?.motion;
  if (standing.clock && runningSide(standing.clock)) return runningSide(standing.clock) as Color;
  return typeof motion === "object" && "stopped" in motion ? motion.stopped : "white";
}
