/** When little time is left: a fifth of what a player began with, and at most a minute. */

const MINUTE = 60_000;

/** The limit in milliseconds for a time control as PGN writes it; without a time there is none. */
export function lowFrom(control: string | undefined): number {
  const first = /^(?:\d+\/|\*)?(\d+(?:\.\d+)?)/.exec(control ?? "")?.[1];
  return first ? Math.min(MINUTE, Number(first) * 200) : 0;
}
