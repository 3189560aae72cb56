/** What is asked of the server once, not over the line to a table. */

import type { Act, Names, OpenedTable, Problem, Role } from "./wire";

/** A no from the server, or from the way to it. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
  }
}

async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`/api/v1${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => ({ title: response.statusText }));
  if (!response.ok) throw new Refused(answer as Problem);
  return answer as Answer;
}

export const openTable = (
  regulations: object,
  names: Partial<Names>,
  seats: Role[],
): Promise<OpenedTable> => post("/tables", { regulations, names, seats });

/** Acts with a secret that is not the one of this page's line, such as the arbiter's. */
export const actAs = (table: string, token: string, act: Act): Promise<object> =>
  post(`/tables/${table}/acts`, { act }, token);

const memory = (table: string): string => `tuomari.arbiter.${table}`;

/** Whoever opens a table holds its arbiter's secret in this browser. */
export function keepArbiter(table: string, token: string): void {
  try {
    localStorage.setItem(memory(table), token);
  } catch {
    // Then the arbiter's link is the only way.
  }
}

export function arbiterOf(table: string): string | null {
  try {
    return localStorage.getItem(memory(table));
  } catch {
    return null;
  }
}
