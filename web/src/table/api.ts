/** What is asked of the server once, not over the line to a table. */

import type { Act, Problem } from "./wire";

/** A no from the server, or from the way to it. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
  }
}

/** Asks, with a body or without one. */
export async function ask(
  path: string,
  token?: string | null,
  body?: object,
  { method = "POST", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const response = await fetch(`/api/v1${path}`, {
    headers: {
      ...headers,
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method, body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => ({ title: response.statusText }));
  throw new Refused(problem as Problem);
}

/** Asks for something that is JSON. */
export const get = async <Answer>(path: string, token?: string | null): Promise<Answer> =>
  (await ask(path, token)).json() as Promise<Answer>;

/** Asks for something that is text. */
export const getText = async (path: string, token?: string | null): Promise<string> =>
  (await ask(path, token)).text();

export const post = async <Answer>(path: string, body: object, token?: string): Promise<Answer> =>
  (await ask(path, token, body)).json() as Promise<Answer>;

export const put = async <Answer>(path: string, body: object, token: string): Promise<Answer> =>
  (await ask(path, token, body, { method: "PUT" })).json() as Promise<Answer>;

/** The move that someone typed, as the table reads it. */
export const read = (table: string, token: string | null, text: string, lang: string) =>
  get<{ move: string }>(`/tables/${table}/read?${new URLSearchParams({ text, lang })}`, token);

/** Acts with a secret that is not the one of this page's line, such as the arbiter's. */
export const actAs = (table: string, token: string, act: Act): Promise<object> =>
  post(`/tables/${table}/acts`, { act }, token);

const memory = (table: string): string => `tuomari.arbiter.${table}`;

/** The opener of a table without an arbiter starts the game with the secret of that seat; so does
 * an arbiter who says to be at this device. Nobody else's browser acts with it. */
export function keepArbiter(table: string, token: string): void {
  try {
    localStorage.setItem(memory(table), token);
  } catch {
    // Then the arbiter's link is the only way.
  }
}

export function forgetArbiter(table: string): void {
  localStorage.removeItem(memory(table));
}

export function arbiterOf(table: string): string | null {
  try {
    return localStorage.getItem(memory(table));
  } catch {
    return null;
  }
}
