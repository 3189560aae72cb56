/** The tables of this browser: which seats it has, so that a reload loses nothing and one tap leads
 * back. The secrets stay here; they are shown only to be given to the people they are for. */

import type { OpenedTable, SeatRole as Role } from "./wire";

export interface Mine {
  table: string;
  /** The secrets of the seats that this browser was given or has opened. */
  seats: Partial<Record<Role, string>>;
  /** Whether the table was opened here. */
  isHost: boolean;
  /** When it was last used here. */
  at: number;
}

const STORED = "tuomari.tables";
/** Older ones are forgotten. */
const MOST = 30;

export function mine(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as Mine[];
  } catch {
    return [];
  }
}

export const mineAt = (table: string): Mine | undefined =>
  mine().find((kept) => kept.table === table);

function keep(one: Mine): void {
  const others = mine().filter(({ table }) => table !== one.table);
  try {
    localStorage.setItem(STORED, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has only its links.
  }
}

/** Keeps a table that was opened here. */
export function keepOpened({ table, seats }: OpenedTable): void {
  const secrets = Object.entries(seats).map(([role, { token }]) => [role, token]);
  keep({
    table,
    seats: Object.fromEntries(secrets) as Mine["seats"],
    isHost: true,
    at: Date.now(),
  });
}

/** Keeps a seat that was taken here. */
export function keepSeat(table: string, role: Role, token: string): void {
  const known = mineAt(table) ?? { table, seats: {}, isHost: false };
  keep({ ...known, seats: { ...known.seats, [role]: token }, at: Date.now() });
}

/** A table that was given other settings has another name; its secrets are the same. */
export function moveMine(from: string, to: string): void {
  const known = mineAt(from);
  if (!known) return;
  forget(from);
  keep({ ...known, table: to });
}

export function forget(table: string): void {
  const others = mine().filter((kept) => kept.table !== table);
  localStorage.setItem(STORED, JSON.stringify(others));
}
