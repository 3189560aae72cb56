import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket as Client, WebSocketServer, type WebSocket as Peer } from "ws";
import { type Condition, connect, type Link, type Pending, type World } from "./link";
import type { Notice, Problem, Standing, State } from "./wire";

const standing = { now: 0, phase: "playing" } as Standing;
const state = (seq: number): State => ({ table: "t", seq, standing }) as State;

/** A server of one table that says what the test tells it to. */
class House {
  server = new WebSocketServer({ port: 0 });
  peers: Peer[] = [];
  heard: Record<string, unknown>[] = [];

  constructor() {
    this.server.on("connection", (peer) => {
      this.peers.push(peer);
      peer.on("message", (data) =>
        this.heard.push(JSON.parse((data as Buffer).toString()) as Record<string, unknown>),
      );
    });
  }

  /** Known once the server listens, and remembered when it is closed. */
  address = "";

  say(saying: object): void {
    this.peers.at(-1)?.send(JSON.stringify(saying));
  }
}

let house: House;
let link: Link;
let timers: { ms: number; then: () => void }[];
let kept: readonly Pending[];
let conditions: Condition[];
let notices: Notice[];
let taken: Pending[];
let beats: number[];
let refused: [Pending | null, Problem][];

function dial(recalled: Pending[] = []): void {
  let keys = 0;
  const world: World = {
    open: () => new Client(house.address) as unknown as WebSocket,
    after: (ms, then) => {
      const timer = { ms, then };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
    key: () => `k${(keys += 1)}`,
    chance: () => 0.5,
    recall: () => recalled,
    remember: (pending) => void (kept = pending),
  };
  link = connect(world, "secret", "fi", {
    state: () => {},
    notice: (notice) => void notices.push(notice),
    taken: (pending) => void taken.push(pending),
    refused: (pending, problem) => void refused.push([pending, problem]),
    beat: (now) => void beats.push(now),
    condition: (condition) => void (conditions.at(-1) !== condition && conditions.push(condition)),
  });
}

const join = async (seq = 3): Promise<void> => {
  const joins = house.heard.length + 1;
  await vi.waitFor(() => expect(house.heard.length).toBeGreaterThanOrEqual(joins));
  house.say({ say: "joined", role: "white", seq });
  await vi.waitFor(() => expect(conditions.at(-1)).toBe("connected"));
};
const breakLine = async (): Promise<void> => {
  house.peers.at(-1)?.terminate();
  await vi.waitFor(() => expect(conditions.at(-1)).toBe("broken"));
};
const retry = (): void => timers.splice(0).forEach(({ then }) => then());

beforeEach(async () => {
  [timers, kept, conditions, notices, taken, refused] = [[], [], [], [], [], []];
  beats = [];
  house = new House();
  await once(house.server, "listening");
  house.address = `ws://127.0.0.1:${(house.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  link.close();
  house.peers.forEach((peer) => peer.terminate());
  house.server.close();
});

describe("the line to a table", () => {
  it("says who comes, and sends acts in order until each is answered", async () => {
    dial();
    link.act({ act: "press" });
    await join();
    expect(house.heard[0]).toEqual({ do: "join", token: "secret", since: null, lang: "fi" });
    link.act({ act: "resign" }, "black");
    await vi.waitFor(() => expect(house.heard).toHaveLength(3));
    expect(house.heard.slice(1)).toEqual([
      { do: "act", key: "k1", act: { act: "press" } },
      { do: "act", key: "k2", act: { act: "resign" }, as: "black" },
    ]);
    house.say({ say: "ack", key: "k1", seq: 4, events: [] });
    await vi.waitFor(() => expect(taken).toHaveLength(1));
    expect(kept.map(({ key }) => key)).toEqual(["k2"]);
  });

  it("asks for another language once, also while the line is down", async () => {
    dial();
    link.speak("sv");
    await join();
    link.speak("sv");
    link.speak("en");
    await vi.waitFor(() => expect(house.heard).toHaveLength(2));
    expect(house.heard).toMatchObject([
      { do: "join", lang: "sv" },
      { do: "speak", lang: "en" },
    ]);
  });

  it("goes on where it was after a break, and sends again what nobody answered", async () => {
    dial();
    await join();
    house.say({ say: "state", state: state(7) });
    house.say({ say: "notice", notice: { seq: 9, at: 0 } });
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    link.act({ act: "press" });
    await vi.waitFor(() => expect(house.heard).toHaveLength(2));
    await breakLine();
    retry();
    await join();
    await vi.waitFor(() => expect(house.heard).toHaveLength(4));
    expect(house.heard.slice(2)).toEqual([
      { do: "join", token: "secret", since: 9, lang: "fi" },
      { do: "act", key: "k1", act: { act: "press" } },
    ]);
  });

  it("waits longer each time, and not at all when it is told to hurry", async () => {
    dial();
    await join();
    await breakLine();
    house.server.close();
    house.peers.forEach((peer) => peer.terminate());
    for (const ms of [500, 1000, 2000, 4000, 4000]) {
      await vi.waitFor(() => expect(timers.map((timer) => timer.ms)).toEqual([ms]));
      retry();
    }
    await vi.waitFor(() => expect(timers.map((timer) => timer.ms)).toEqual([4000]));
    link.hurry();
    expect(timers.map((timer) => timer.ms)).toEqual([4500]);
    expect(conditions.at(-1)).toBe("broken");
  });

  it("tells a notice once, even if it comes twice", async () => {
    dial();
    await join();
    house.say({ say: "notice", notice: { seq: 4, at: 0 } });
    house.say({ say: "notice", notice: { seq: 4, at: 0 } });
    house.say({ say: "notice", notice: { seq: 5, at: 0 } });
    await vi.waitFor(() => expect(notices.at(-1)?.seq).toBe(5));
    expect(notices.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  it("hands a refused act back with the reason", async () => {
    dial();
    await join();
    link.act({ act: "move", move: "e2e5" });
    house.say({ say: "refused", key: "k1", problem: { title: "no", refusal: "illegal_move" } });
    await vi.waitFor(() => expect(refused).toHaveLength(1));
    expect(refused[0]?.[0]?.act).toEqual({ act: "move", move: "e2e5" });
    expect(kept).toEqual([]);
  });

  it("does not come back when it is shown the door", async () => {
    dial();
    await join();
    house.say({ say: "refused", key: null, problem: { title: "wrong secret" } });
    await vi.waitFor(() => expect(conditions.at(-1)).toBe("shut"));
    house.peers.at(-1)?.close();
    await vi.waitFor(() => expect(house.server.clients.size).toBe(0));
    expect(timers).toEqual([]);
  });

  it("gives a line up on which nothing is heard, and every word keeps it", async () => {
    dial();
    await join();
    const [first] = timers;
    expect(timers.map(({ ms }) => ms)).toEqual([4500]);
    house.say({ say: "beat", now: 77 });
    await vi.waitFor(() => expect(beats).toEqual([77]));
    expect(timers).toHaveLength(1);
    expect(timers[0]).not.toBe(first);
    retry();
    expect(conditions.at(-1)).toBe("broken");
    expect(timers.map(({ ms }) => ms)).toEqual([500]);
    retry();
    await join();
  });

  it("sends what was left unsent when the page was left", async () => {
    dial([{ key: "old", act: { act: "press" } }]);
    await join();
    await vi.waitFor(() => expect(house.heard).toHaveLength(2));
    expect(house.heard[1]).toMatchObject({ key: "old" });
  });
});
