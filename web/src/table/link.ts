/**
 * The line to a table. Acts wait in an outbox until the server has them; after a break the line
 * goes on where it was. An act is sent again with its key, so that it counts once.
 */

import { newKey } from "./key";
import type { Act, Lang, Notice, Present, Problem, Saying, Seat, State } from "./wire";

/** How the line is, to be said in words. Once it was there it is broken until it is
 * there again. */
export type Condition = "connecting" | "connected" | "broken" | "shut";

/** An act on its way. */
export interface Pending {
  key: string;
  act: Act;
  as?: Seat;
}

/** What the line reports. */
export interface Listener {
  state(state: State): void;
  notice(notice: Notice): void;
  /** The server took an act; where that stands in the record, if it changed anything. */
  taken(pending: Pending, seq: number | null): void;
  /** An act was refused, or with none the whole line. */
  refused(pending: Pending | null, problem: Problem): void;
  condition(condition: Condition, waiting: number): void;
  /** The server is there, and its time is this; with it who is there, when that has changed. */
  beat(now: number, present?: Present | null): void;
}

/** What the line needs of the world. */
export interface World {
  open(): WebSocket;
  after(ms: number, then: () => void): () => void;
  /** A key that no other act has. */
  key(): string;
  /** From 0 to 1, so that not everyone comes back at once. */
  chance(): number;
  /** What was still unsent when the page was left. */
  recall(): Pending[];
  remember(pending: readonly Pending[]): void;
}

export interface Link {
  act(act: Act, as?: Seat): void;
  /** Asks to be told in another language. */
  speak(lang: Lang): void;
  /** Tries again now, for instance because the network came back. */
  hurry(): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;
/** The server is heard every two seconds. After so long without a word the line is dead, whatever the
 * network says. */
const SILENCE = 4500;

export function connect(world: World, token: string | null, lang: Lang, listener: Listener): Link {
  let outbox = world.recall();
  let since: number | null = null;
  let socket: WebSocket | null = null;
  let joined = false;
  let wait = FIRST_WAIT;
  let cancelRetry = (): void => {};
  let cancelSilence = (): void => {};
  /** Whether the line was ever there. */
  let met = false;
  let condition: Condition = "connecting";
  /** The language in which the server was last asked to tell. */
  let asked = lang;

  const tell = (next: Condition): void => {
    condition = next;
    listener.condition(next, outbox.length);
  };
  const post = ({ key, act, as }: Pending): void => {
    socket?.send(JSON.stringify({ do: "act", key, act, ...(as && { as }) }));
  };
  const askLanguage = (): void => {
    if (asked !== lang) socket?.send(JSON.stringify({ do: "speak", lang }));
    asked = lang;
  };
  const keep = (next: Pending[]): void => {
    outbox = next;
    world.remember(outbox);
    listener.condition(condition, outbox.length);
  };
  /** Waits for the next word; a socket that does not come about is as silent as a dead one. */
  const awaitWord = (own: WebSocket): void => {
    cancelSilence();
    cancelSilence = world.after(SILENCE, () => {
      if (socket !== own) return;
      lose();
      own.close();
    });
  };

  function dial(): void {
    cancelRetry();
    tell(met ? "broken" : "connecting");
    const own = world.open();
    socket = own;
    awaitWord(own);
    own.onopen = () => {
      asked = lang;
      own.send(JSON.stringify({ do: "join", token, since, lang }));
    };
    own.onmessage = ({ data }) => {
      if (socket !== own) return;
      awaitWord(own);
      hear(JSON.parse(String(data)) as Saying);
    };
    own.onerror = () => own.close();
    own.onclose = () => socket === own && lose();
  }

  function lose(): void {
    socket = null;
    joined = false;
    cancelSilence();
    if (condition === "shut") return;
    tell("broken");
    cancelRetry = world.after(wait * (0.7 + 0.6 * world.chance()), dial);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function hear(saying: Saying): void {
    switch (saying.say) {
      case "joined":
        [joined, met] = [true, true];
        wait = FIRST_WAIT;
        tell("connected");
        askLanguage();
        return outbox.forEach(post);
      case "beat":
        return listener.beat(saying.now, saying.present);
      case "state":
        since = saying.state.seq;
        return listener.state(saying.state);
      case "notice":
        if (since !== null && saying.notice.seq <= since) return;
        since = saying.notice.seq;
        return listener.notice(saying.notice);
      case "ack": {
        const done = take(saying.key);
        return done && listener.taken(done, saying.seq ?? null);
      }
      case "refused":
        if (saying.key != null) return listener.refused(take(saying.key) ?? null, saying.problem);
        tell("shut");
        return listener.refused(null, saying.problem);
    }
  }

  function take(key: string): Pending | undefined {
    const found = outbox.find((pending) => pending.key === key);
    if (found) keep(outbox.filter((pending) => pending !== found));
    return found;
  }

  dial();
  return {
    act(act, as) {
      const pending: Pending = { key: world.key(), act, ...(as && { as }) };
      keep([...outbox, pending]);
      if (joined) post(pending);
    },
    speak(next) {
      lang = next;
      if (joined) askLanguage();
    },
    hurry() {
      if (condition !== "broken") return;
      const slow = socket;
      socket = null;
      slow?.close();
      dial();
    },
    close() {
      condition = "shut";
      cancelRetry();
      cancelSilence();
      socket?.close();
    },
  };
}

/** The browser's own world. It needs no secure context. */
export function browserWorld(address: string, memory: string): World {
  return {
    open: () => new WebSocket(address),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    key: newKey,
    chance: Math.random,
    recall: () => {
      try {
        return JSON.parse(sessionStorage.getItem(memory) ?? "[]") as Pending[];
      } catch {
        return [];
      }
    },
    remember: (pending) => {
      try {
        sessionStorage.setItem(memory, JSON.stringify(pending));
      } catch {
        // Without a memory the outbox lives as long as the page.
      }
    },
  };
}
