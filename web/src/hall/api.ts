/** What is asked of the server about an event. */

import { language } from "../lang/lang.svelte";
import { Refused } from "../table/api";
import { newKey } from "../table/key";
import type { Problem } from "../table/wire";
import type { EventAct, EventDone } from "../table/wire";

/** One event, with the secret of the link by which it was opened. */
export interface Desk {
  event: string;
  token: string | null;
}

/** Routes that answer in the reader's language; other routes have no words. */
const SPOKEN = /^(\?round|$|\/(acts|preview|proposal|my|rulings|report))/;

type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function ask(
  { event, token }: Desk,
  path: string,
  method: Method = "GET",
  body?: object,
  more: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const mark = path.includes("?") ? "&" : "?";
  const spoken = SPOKEN.test(path) && !path.includes("lang=") ? `${mark}lang=${language()}` : "";
  const response = await fetch(`/api/v1/events/${event}${path}${spoken}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...more,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => ({ title: response.statusText }));
  throw new Refused(problem as Problem);
}

export const get = async <Answer>(desk: Desk, path: string): Promise<Answer> =>
  (await ask(desk, path)).json() as Promise<Answer>;

export const post = async <Answer>(desk: Desk, path: string, body: object): Promise<Answer> =>
  (await ask(desk, path, "POST", body)).json() as Promise<Answer>;

/** Longer than any act takes; a phone that has left the network is not told that it has. */
const PATIENCE = 10_000;

/** An act is tried again with the same key when the line breaks: it is done once. */
export async function act(desk: Desk, done: EventAct): Promise<EventDone> {
  const key = { "idempotency-key": newKey() };
  const send = (): Promise<Response> =>
    ask(desk, "/acts", "POST", { act: done }, key, AbortSignal.timeout(PATIENCE));
  const response = await send().catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    return send();
  });
  return response.json() as Promise<EventDone>;
}

/** Keeps a file that only arbiters may have. */
export async function save(desk: Desk, path: string, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await ask(desk, path)).blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A no of the server, in words. */
export function said(error: unknown): string {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  const { words, detail, title } = error.problem;
  return words?.text ?? detail ?? title;
}
