/** Opening a table or an event, with the organiser's code where the server wants one. A table that is
 * open need not know of it. */

import { ask, Refused } from "./api";
import type { Names, OpenedTable, SeatRole as Role } from "./wire";

const CODE = "tuomari.code";

/** Keeps the code with which this device opens tables. */
export function keepOpeningCode(code: string): void {
  try {
    localStorage.setItem(CODE, code.trim());
  } catch {
    // Then it is asked for again.
  }
}

export function openingCode(): string | null {
  try {
    return localStorage.getItem(CODE);
  } catch {
    return null;
  }
}

/** What is wished of a table. */
export interface NewTable {
  regulations: object;
  names?: Partial<Names>;
  seats?: Role[];
  sparring?: object;
}

/** Opens something, with the organiser's code where one was typed. */
export async function openAt<Opened>(path: string, wish: object): Promise<Opened> {
  // A header has plain letters, and so has a code: anything else is wrong.
  const code = openingCode()?.replace(/[^!-~]/g, "?");
  const headers: Record<string, string> = code ? { "tuomari-code": code } : {};
  return (await ask(path, null, wish, { headers })).json() as Promise<Opened>;
}

export const openTable = (wish: NewTable): Promise<OpenedTable> => openAt("/tables", wish);

/** Whether the server opens tables only with a code, and had none or a wrong one. */
export const wantsCode = (error: unknown): boolean =>
  error instanceof Refused && error.problem.type === "urn:tuomari:code-needed";
