/** What of a ruling needs telling when a game is looked at again. */

import type { EventInWords as Event } from "./wire";

/** What everyone sees happen on the board and the clock. */
const PLAIN = new Set<Event["fact"]>([
  "arrived",
  "started",
  "adjusting",
  "adjusting_ended",
  "touched",
  "released",
  "taken_off",
  "put",
  "castling_announced",
  "announced",
  "repeated",
  "copied",
  "move_made",
  "move_completed",
  "clock_started",
  "clock_pressed",
  "control_met",
  "written",
  "offer_lapsed",
  "resumed",
  "draw_offered",
  "recording_lapsed",
]);

/** An arbiter wants to know who came when, too: a default time may depend on it. */
export const tellingArbiters = (events: readonly Event[] = []): Event[] =>
  events.filter(({ fact }) => fact === "arrived" || !PLAIN.has(fact));

export const telling = (events: readonly Event[] = []): Event[] =>
  events.filter(({ fact }) => !PLAIN.has(fact));
