/** Opening a table, and where one goes from there. */

import { actAs, forgetArbiter, keepArbiter, post } from "./api";
import type { Book } from "./books";
import { openTable } from "./code";
import { keepOpened, type Mine, moveMine } from "./mine";
import type { MovedTo, Names, OpenedTable, SeatRole as Role } from "./wire";

/** Whether the players sit at one screen or each at an own one. */
export type Where = "table" | "devices";

const seatsOf = (where: Where): Role[] =>
  where === "table" ? ["table", "arbiter"] : ["white", "black", "arbiter"];

export interface Wish {
  where: Where;
  regulations: { book?: string; judgement?: unknown; [field: string]: unknown };
  names: Partial<Names>;
}

/** Opens a table and keeps its seats in this browser. Where nobody is the arbiter the one who opened
 * it starts the game; an arbiter does that alone. */
export async function open({ where, regulations, names }: Wish): Promise<OpenedTable> {
  const opened = await openTable({ regulations, names, seats: seatsOf(where) });
  keepOpened(opened);
  const arbiter = opened.seats.arbiter?.token;
  if (arbiter && regulations.judgement !== "arbiter") keepArbiter(opened.table, arbiter);
  return opened;
}

/** Gives a game other settings before it begins. It moves to another table; everyone with a link of
 * this one is led there. */
export async function change(
  { table, seats }: Mine,
  regulations: Wish["regulations"],
  names: Partial<Names>,
): Promise<string> {
  const settings = { regulations, names };
  const moved = await post<MovedTo>(`/tables/${table}/settings`, settings, seats.arbiter);
  moveMine(table, moved.table);
  forgetArbiter(table);
  if (seats.arbiter && regulations.judgement !== "arbiter") keepArbiter(moved.table, seats.arbiter);
  return moved.table;
}

/** Two people at this screen: a lot decides who has White, and the game is on. */
export async function playAtHome({ book }: Book): Promise<void> {
  const opened = await open({ where: "table", regulations: { book, control: "-" }, names: {} });
  const { table, arbiter } = opened.seats;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  if (arbiter) await actAs(opened.table, arbiter.token, { act: "draw_lots", seed });
  if (table) location.assign(table.link);
}

export const lobbyOf = (table: string): string => `/lobby/${table}`;
