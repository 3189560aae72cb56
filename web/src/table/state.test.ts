import { describe, expect, it } from "vitest";
import { follow, type Known, learn, NOTHING, refuse, retell } from "./state";
import type { Notice, Problem, Standing, State } from "./wire";

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const standing = { now: 0, phase: "playing", board: start } as Standing;
const line = { by: "white", move: "e2e4", san: "e4", number: 1, offer: false, board: start };
const state = { table: "t", seq: 1, role: "white", moves: [line], standing } as unknown as State;
const seated: Known = learn(NOTHING, state);

const notice = (seq: number, fact: string, fields: object = {}, more: object = {}): Notice =>
  ({ seq, at: 0, events: [{ fact, articles: [], ...fields }], ...more }) as unknown as Notice;
const spoken = { by: "black", move: "e7e5", words: { text: "e5", spoken: "pawn e7 e5" } };
const made = notice(2, "move_made", spoken, { moves: { from: 1, lines: [line] } });
const ruled = notice(3, "penalised", {}, { headline: "Warned" });

describe("what is known of a table", () => {
  it("nothing can be followed before it is learnt how things stand", () => {
    expect(follow(NOTHING, made)).toBe(NOTHING);
  });

  it("the moves are those that are told, from wherever they change", () => {
    expect(follow(seated, made).state?.moves).toHaveLength(2);
    const back = notice(3, "position_restored", { ply: 0 }, { moves: { from: 0, lines: [] } });
    expect(follow(follow(seated, made), back).state?.moves).toEqual([]);
  });

  it("a move that is announced and then made is heard once", () => {
    const announced = follow(seated, notice(2, "announced", spoken));
    expect(announced.heard).toEqual({ move: "e7e5", spoken: "pawn e7 e5" });
    expect(follow(announced, made).heard).toBe(announced.heard);
  });

  it("a ruling is news until play goes on, and stays among the rulings", () => {
    const known = follow(seated, ruled);
    expect(known.ruling?.headline).toBe("Warned");
    expect(follow(known, notice(4, "touched")).ruling).toBe(known.ruling);
    expect(follow(known, made).ruling).toBeNull();
    expect(follow(known, made).rulings).toEqual([known.ruling]);
  });

  it("that the clocks stood is not news once they run again", () => {
    const stopped = follow(seated, notice(2, "clocks_stopped", {}, { headline: "Both stand" }));
    const outage = { note: "outage", from: 1000, until: 9000, time: "restored" };
    const away = follow(stopped, { seq: 3, at: 9000, note: outage } as unknown as Notice);
    const known = follow(away, notice(4, "resumed"));
    expect(known.ruling).toBeNull();
    expect(known.outage).toEqual({ seconds: 8, time: "restored" });
    expect(follow(known, made).outage).toBeNull();
  });

  it("rulings are told again in another language, but for refusals", () => {
    const known = refuse(follow(seated, ruled), { title: "no" } as Problem);
    const again = retell(known, [notice(3, "penalised", {}, { headline: "Varoitus" })]);
    expect(again.rulings.map(({ headline }) => headline)).toEqual(["Varoitus"]);
    expect(again.ruling).toEqual(known.ruling);
  });

  it("names and what waits for the arbiter are as told", () => {
    const names = { white: "Salo", black: "Laine" };
    const told = notice(2, "lots_drawn", {}, { names, questions: [] });
    expect(follow(seated, told).state).toMatchObject({ names, questions: [] });
  });

  it("how things stand is kept until something newer is told", () => {
    const newer = { ...standing, now: 5 };
    const known = follow(seated, notice(2, "clock_pressed", {}, { standing: newer }));
    expect(follow(known, notice(3, "touched")).state?.standing).toBe(newer);
  });

  it("a refusal is read with whatever came of the act", () => {
    const events = [{ fact: "time_added", articles: [] }];
    const problem = { words: { text: "no" }, events } as unknown as Problem;
    expect(refuse(seated, problem).ruling).toMatchObject({ seq: null, headline: "no", events });
    expect(refuse(seated, problem).rulings).toEqual([]);
  });
});
