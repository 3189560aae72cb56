/** The events that this browser has opened, and with which link. */

import type { EventState } from "../table/wire";

export interface Kept {
  event: string;
  name: string;
  role: EventState["role"];
  token: string | null;
}

const STORED = "tuomari.events";
const MOST = 20;

export function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** Arbiters come back to their event after the tab was closed; what the public sees is not kept. */
export function remember({ event, regulations, role }: EventState, token: string | null): void {
  if (role !== "chief" && role !== "arbiter") return;
  const others = kept().filter((one) => one.event !== event);
  const all: Kept[] = [{ event, name: regulations.name, role, token }, ...others];
  try {
    localStorage.setItem(STORED, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Then the link is the only way.
  }
}

export const linkOf = ({ event, token }: Kept): string => `/e/${event}${token ? `#${token}` : ""}`;
