import { describe, expect, it } from "vitest";
import { follow, type Known, learn, NOTHING, refuse, retell } from "./state";
import type { Notice, Problem, Standing, State } from "./wire";

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const standing = { now: 0, phase: "playing", board: start } as Standing;
const state = { table: "t", seq: 1, role: "white", moves: [], standing } as unknown as State;
const seated: Known = learn(NOTHING, state);

const notice = (seq: number, fact: string, fields: object = {}, more: object = {}): Notice =>
  ({ seq, at: 0, events: [{ fact, articles: [], ...fields }], ...more }) as unknown as Notice;
const made = (seq: number, move: string, san: string): Notice =>
  notice(
    seq,
    "move_made",
    { by: "white", move, words: { text: san, spoken: `spoken ${move}` } },
    { san },
  );

describe("what is known of a table", () => {
  it("nothing can be followed before it is learnt how things stand", () => {
    expect(follow(NOTHING, made(2, "e2e4", "e4"))).toBe(NOTHING);
  });

  it("a move is written down and remembered as it is announced", () => {
    const known = follow(seated, made(2, "e2e4", "e4"));
    expect(known.state?.moves).toEqual([{ by: "white", move: "e2e4", san: "e4" }]);
    expect(known.last).toEqual({ move: "e2e4", spoken: "spoken e2e4" });
    expect(known.cards).toEqual([]);
  });

  it("a move that is announced and then made is one move", () => {
    const announced = follow(seated, notice(2, "announced", { by: "white", move: "e2e4" }));
    const known = follow(announced, made(3, "e2e4", "e4"));
    expect(known.last).toBe(announced.last);
  });

  it("the last move is known to whoever comes later", () => {
    const last = { move: "e2e4", spoken: "Bauer Eva zwei Eva vier" };
    expect(learn(NOTHING, { ...state, last }).last).toEqual(last);
  });

  it("cards are told again in another language, but for refusals", () => {
    const ruled = follow(seated, notice(2, "penalised", { words: { text: "Warned" } }));
    const known = refuse(ruled, { title: "no" } as Problem);
    const [card, refusal] = retell(known, [
      notice(2, "penalised", { words: { text: "Varoitus" } }),
    ]).cards;
    expect(card?.events.map(({ words }) => words?.text)).toEqual(["Varoitus"]);
    expect(refusal).toBe(known.cards[1]);
  });

  it("a position that is restored takes moves back", () => {
    const known = follow(
      follow(seated, made(2, "e2e4", "e4")),
      notice(3, "position_restored", { ply: 0 }),
    );
    expect(known.state?.moves).toEqual([]);
    expect(known.last).toBeNull();
    expect(known.cards).toHaveLength(1);
  });

  it("names follow a lot that makes the players exchange colours", () => {
    const names = { white: "Laine", black: "Salo", event: "E" };
    const named = learn(NOTHING, { ...state, names });
    const drawn = (exchanged: boolean): Known =>
      follow(named, notice(2, "lots_drawn", { seed: 1, exchanged }));
    expect(drawn(true).state?.names).toEqual({ white: "Salo", black: "Laine", event: "E" });
    expect(drawn(false).state?.names).toEqual(names);
  });

  it("how things stand is kept until something newer is told", () => {
    const newer = { ...standing, now: 5 };
    const known = follow(seated, notice(2, "clock_pressed", {}, { standing: newer }));
    expect(follow(known, notice(3, "touched")).state?.standing).toBe(newer);
  });

  it("what is asked waits for the arbiter until it is answered", () => {
    const question = { about: "stop", by: "white", reason: "other" };
    const arbiter = learn(NOTHING, { ...state, role: "arbiter", questions: [] });
    const asked = follow(arbiter, notice(2, "asked", { question }));
    expect(asked.state?.questions).toEqual([question]);
    expect(follow(asked, notice(3, "answered", { question })).state?.questions).toEqual([]);
    expect(follow(seated, notice(2, "asked", { question })).state?.questions).toBeUndefined();
  });

  it("a refusal lies on the table with whatever came of the act", () => {
    const problem = {
      title: "no",
      events: [{ fact: "time_added", articles: [] }],
    } as unknown as Problem;
    expect(refuse(seated, problem).cards).toEqual([{ seq: null, problem, events: problem.events }]);
  });
});
