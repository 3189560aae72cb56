/** The regulations as the fields of a form, and back. What the form has no field for stays as it is. */

import type { EventRegulations, PairingSystem } from "../../table/wire";

export interface Chosen {
  name: string;
  place: string;
  /** Empty for the book that the server takes by itself. */
  book: string;
  minutes: string;
  increment: string;
  /** Whether Guideline III was announced for games without an increment. */
  quickplay: boolean;
  late: string;
  /** Whether all competition rules apply to rapid and blitz: the Laws want it said before. */
  supervision: "full" | "limited" | "";
  agreements: "free" | "with_consent" | "not_before";
  before: string;
  pairing: PairingSystem;
  rounds: string;
  tieBreaks: string;
  delay: string;
  rooms: { name: string; boards: string; row: string }[];
  /** The boards that are played with our page. */
  tables: string;
}

export const USUAL: Chosen = {
  name: "",
  place: "",
  book: "",
  minutes: "15",
  increment: "10",
  quickplay: false,
  late: "10:00",
  supervision: "limited",
  agreements: "free",
  before: "20",
  pairing: "berger",
  rounds: "",
  tieBreaks: "DE, SB, WON",
  delay: "",
  rooms: [],
  tables: "",
};

/** Minutes and seconds of a control with one period; other controls stay in the file. */
const CONTROL = /^(\d+)(?:\+(\d+))?$/;

export function chosenFrom(regulations: EventRegulations): Chosen {
  const { laws = {}, rounds = {}, equipment, room } = regulations;
  const { agreements = "free" } = laws;
  const [, seconds = "", increment = "0"] = CONTROL.exec(laws.time_control ?? "") ?? [];
  const before = typeof agreements === "object" ? agreements.not_before : null;
  return {
    name: regulations.name,
    place: regulations.place ?? "",
    book: laws.book ?? USUAL.book,
    minutes: seconds && String(Number(seconds) / 60),
    increment,
    quickplay: laws.quickplay === true,
    late: laws.default_time ?? "",
    supervision: laws.supervision ?? "",
    agreements: typeof agreements === "object" ? "not_before" : agreements,
    before: String(before ?? 20),
    pairing: rounds.pairing ?? "manual",
    rounds: rounds.count == null ? "" : String(rounds.count),
    tieBreaks: (rounds.tie_breaks ?? []).join(", "),
    delay: regulations.public?.delay ?? "",
    rooms: (room ?? []).map(({ name, boards, row = 10 }) => ({ name, boards, row: String(row) })),
    tables: equipment?.find(({ kind }) => kind === "table")?.boards ?? "",
  };
}

const BLANK = {
  languages: ["fi", "sv", "en"],
  laws: {},
  rounds: {},
  public: {},
  retention: {},
};

/** What the server is sent: it reads it as strictly as the file, and says what is wrong. */
export function toRegulations(chosen: Chosen, before?: EventRegulations): EventRegulations {
  const base = before ?? BLANK;
  const others = before?.equipment?.filter(({ kind }) => kind !== "table") ?? [];
  const laws: Record<string, unknown> = {
    ...base.laws,
    agreements:
      chosen.agreements === "not_before"
        ? { not_before: Number(chosen.before) }
        : chosen.agreements,
  };
  put(laws, "book", chosen.book);
  // Where it was excluded in so many words, it stays so.
  if (chosen.quickplay) laws["quickplay"] = true;
  else if (laws["quickplay"] === true) put(laws, "quickplay", "");
  put(laws, "default_time", chosen.late);
  put(laws, "supervision", chosen.supervision);
  if (chosen.minutes !== "") {
    const plus = Number(chosen.increment) > 0 ? `+${Number(chosen.increment)}` : "";
    laws["time_control"] = `${Math.round(Number(chosen.minutes) * 60)}${plus}`;
  }
  const rounds: Record<string, unknown> = {
    ...base.rounds,
    pairing: chosen.pairing,
    tie_breaks: chosen.tieBreaks.split(/[\s,;]+/).filter(Boolean),
  };
  put(rounds, "count", chosen.rounds === "" ? "" : Number(chosen.rounds));
  const open: Record<string, unknown> = { ...base.public };
  put(open, "delay", chosen.delay);
  const all: Record<string, unknown> = {
    ...base,
    name: chosen.name.trim(),
    laws,
    rounds,
    public: open,
    room: chosen.rooms
      .filter(({ boards }) => boards !== "")
      .map(({ name, boards, row }) => ({ name, boards, row: Number(row) || 10 })),
    equipment: [
      ...(chosen.tables === "" ? [] : [{ boards: chosen.tables, kind: "table" }]),
      ...others,
    ],
  };
  put(all, "place", chosen.place);
  return all as EventRegulations;
}

/** An empty field says nothing. */
function put(into: Record<string, unknown>, key: string, value: string | number): void {
  if (value === "") Reflect.deleteProperty(into, key);
  else into[key] = value;
}
