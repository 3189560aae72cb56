/**
 * Hands at a board over which nobody watches: whatever is done to the men is an act of its own.
 *
 * A pointer is a hand. Pressing it on a man touches the man and takes it up; lifting it elsewhere
 * lets the man go there. A tap takes the man up too, and it stays in the hand until the next tap.
 */

import type { HandAct } from "./act";
import { pieceName } from "./act";
import { colorOf, type Man, type Men } from "./men";
import type { Square } from "./square";

/** What lies under a pointer: a square, a man beside the board, or nothing of the board's. */
export type Place = { square: Square } | { beside: Man } | "off";

/** A man in a hand. */
export interface Hold {
  man: Man;
  /** Where it stood; none if it comes from beside the board. */
  from: Square | null;
  /** The pointer that holds it; none between two taps. */
  pointer: number | null;
  /** Whether it has left its place, or was in the hand already when the pointer came down. */
  carried: boolean;
  /** Whether another hand held a man of the same side at the same time (4.1). */
  two_hands: boolean;
}

export interface Hands {
  /** The men on the board; those in a hand are not. */
  men: Men;
  holds: Hold[];
}

const restingIn = (hands: Hands): Hold | undefined =>
  hands.holds.find((hold) => hold.pointer === null);
const heldBy = (hands: Hands, pointer: number): Hold | undefined =>
  hands.holds.find((hold) => hold.pointer === pointer);

/** A pointer comes down. */
export function press(hands: Hands, pointer: number, place: Place): HandAct[] {
  const resting = restingIn(hands);
  const man = place !== "off" && "square" in place ? hands.men.get(place.square) : undefined;
  const reachesForAnother = resting?.from && man && colorOf(man) === colorOf(resting.man);
  if (resting && !reachesForAnother) {
    resting.pointer = pointer;
    resting.carried = true;
    return [];
  }
  // With a man in hand, another of the same side is reached for: the first goes back.
  const acts = resting ? putBack(hands, resting) : [];
  return [...acts, ...take(hands, pointer, place)];
}

/** A pointer has gone far enough to be carrying. */
export function carry(hands: Hands, pointer: number): void {
  const hold = heldBy(hands, pointer);
  if (hold) hold.carried = true;
}

/** A pointer goes up. */
export function lift(hands: Hands, pointer: number, place: Place): HandAct[] {
  const hold = heldBy(hands, pointer);
  if (!hold) return [];
  if (hold.carried) return letGo(hands, hold, place);
  hold.pointer = null;
  return [];
}

/** A pointer is taken away by the system: what it held goes back. */
export function cancel(hands: Hands, pointer: number): HandAct[] {
  const hold = heldBy(hands, pointer);
  return hold ? putBack(hands, hold) : [];
}

/** Puts back whatever lies in a hand between two taps. */
export function putBackResting(hands: Hands): HandAct[] {
  const hold = restingIn(hands);
  return hold ? putBack(hands, hold) : [];
}

/** Takes whatever lies in a hand between two taps off the board. */
export function takeOffResting(hands: Hands): HandAct[] {
  const hold = restingIn(hands);
  return hold ? letGo(hands, hold, "off") : [];
}

/** A new truth about the men; those in a hand stay there as long as the truth has them. */
export function setMen(hands: Hands, men: Men): void {
  hands.men = new Map(men);
  hands.holds = hands.holds.filter(({ from, man }) => {
    if (from === null) return true;
    if (men.get(from) !== man) return false;
    hands.men.delete(from);
    return true;
  });
}

function take(hands: Hands, pointer: number, place: Place): HandAct[] {
  if (place === "off") return [];
  const from = "square" in place ? place.square : null;
  const man = "square" in place ? hands.men.get(place.square) : place.beside;
  if (!man) return [];
  const others = hands.holds.filter((hold) => colorOf(hold.man) === colorOf(man));
  others.forEach((hold) => (hold.two_hands = true));
  hands.holds.push({ man, from, pointer, carried: false, two_hands: others.length > 0 });
  if (from === null) return [];
  hands.men.delete(from);
  return [{ act: "touch", square: from }];
}

function putBack(hands: Hands, hold: Hold): HandAct[] {
  return letGo(hands, hold, hold.from === null ? "off" : { square: hold.from });
}

function letGo(hands: Hands, hold: Hold, place: Place): HandAct[] {
  hands.holds = hands.holds.filter((other) => other !== hold);
  const { from, man } = hold;
  if (place === "off" || "beside" in place) {
    return from === null ? [] : [{ act: "take_off", square: from }];
  }
  const to = place.square;
  // A square holds one man: the one that stands there goes first.
  const acts: HandAct[] = hands.men.has(to) ? [{ act: "take_off", square: to }] : [];
  hands.men.set(to, man);
  if (from === null) acts.push({ act: "put", square: to, piece: pieceName(man) });
  else acts.push({ act: "release", from, to, ...(hold.two_hands && { two_hands: true as const }) });
  return acts;
}
