/** What an arbiter looks at: the order of the list, the duty in hand, the board beside it. */

import type { Hall } from "../hall.svelte";
import { type Item, keptStill, MANY } from "../duties";
import type { AllAct, Incident } from "../../table/wire";

/** What lies over the console. */
export type Panel =
  | { panel: "incident"; board: number | null }
  | { panel: "ruling"; board: number; incident: Incident }
  | { panel: "result"; board: number }
  | { panel: "undo"; ruling: string }
  | { panel: "all"; what: AllAct["all"] };

export type Choice = ReturnType<typeof choose>;

export function choose(hall: Hall) {
  let id = $state<string | null>(null);
  let board = $state<number | null>(null);
  let room = $state("");
  let isHeld = $state(false);
  let panel = $state.raw<Panel | null>(null);
  let shown: string[] = [];

  const order = $derived.by(() => {
    const here = room === "" ? hall.items : hall.items.filter((item) => isIn(item.board));
    const next = isHeld ? keptStill(shown, here) : here;
    shown = next.map(({ id }) => id);
    return next;
  });
  const isIn = (number: number): boolean => hall.board(number)?.seat?.room === room;
  const item = $derived(
    order.find((one) => one.id === id) ??
      (board === null ? order[0] : order.find((one) => one.board === board)),
  );
  const now = $derived(order.filter(({ section }) => section === "now"));

  return {
    get order() {
      return order;
    },
    get now() {
      return now;
    },
    get soon() {
      return order.filter(({ section }) => section === "soon");
    },
    get later() {
      return order.filter(({ section }) => section === "later");
    },
    /** So much is due now that a list no longer helps. */
    get isWorst() {
      return now.length > MANY;
    },
    get item(): Item | undefined {
      return item;
    },
    get board(): number | null {
      return board ?? item?.board ?? null;
    },
    get panel() {
      return panel;
    },
    get room() {
      return room;
    },
    set room(name: string) {
      room = name;
    },
    hold: (held: boolean) => void (isHeld = held),
    show: (next: Panel | null) => void (panel = next),
    take(next: Item) {
      id = next.id;
      board = next.board;
    },
    turnTo(number: number) {
      board = number;
      id = order.find((one) => one.board === number)?.id ?? null;
    },
    /** The next line or the one before it. */
    step(by: 1 | -1) {
      const at = order.findIndex((one) => one === item);
      const next = order[Math.min(order.length - 1, Math.max(0, at + by))];
      if (next) this.take(next);
    },
  };
}
