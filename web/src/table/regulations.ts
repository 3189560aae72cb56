/** What a new game is played by, from what was chosen on the first screen. What the book makes of
 * it is the server's to say. */

import type { Names } from "./wire";

export const JUDGEMENTS = ["default", "arbiter"] as const;
export const STARTS = ["usual", "chess960", "position"] as const;

/** What everyone settles. */
export interface Choices {
  book: string;
  mode: "screen" | "otb";
  supervision: "full" | "limited";
  observer: "program" | "human";
  timed: boolean;
  minutes: number;
  seconds: number;
}

/** What an event settles besides. A number that is not said is nothing. */
export interface More {
  judgement: (typeof JUDGEMENTS)[number];
  finland: boolean;
  rated: boolean;
  quickplay: boolean;
  defaultTime: number | null;
  startsAt: string;
  agreements: "free" | "not_before" | "with_consent";
  notBefore: number;
  /** Where the game starts: for another start than the usual one its position, as FEN. */
  start: (typeof STARTS)[number];
  position: string;
  /** A time control as PGN writes it, instead of minutes and seconds. */
  control: string;
  blind: Record<"white" | "black", boolean>;
  names: Required<Pick<Names, "event" | "round" | "board">>;
}

export const NO_MORE: More = {
  judgement: "default",
  finland: false,
  rated: false,
  quickplay: false,
  defaultTime: null,
  startsAt: "",
  agreements: "free",
  notBefore: 30,
  start: "usual",
  position: "",
  control: "",
  blind: { white: false, black: false },
  names: { event: "", round: "", board: "" },
};

const controlText = ({ timed, minutes, seconds }: Choices): string =>
  timed ? `${minutes * 60}${seconds > 0 ? `+${seconds}` : ""}` : "-";

/** The regulations in the form of the record; what has its usual value is left out. */
export function regulationsOf(
  choices: Choices,
  more: More,
): { book: string; [field: string]: unknown } {
  const { book, mode, supervision, observer } = choices;
  const blind = (["white", "black"] as const).filter((side) => more.blind[side]);
  return {
    book,
    mode,
    // At home there is no clock.
    control: book === "home" ? "-" : more.control.trim() || controlText(choices),
    ...startOf(book, more),
    // By hand the players settle how closely they are watched; on a screen the program sees all.
    ...(mode === "otb" && { supervision, observer }),
    ...(more.judgement !== "default" && { judgement: more.judgement }),
    // The Laws of 2014 want it said how late one may come, and whether a quickplay finish has rules.
    ...(book === "fide-2014" && !more.finland && { default_time: 30 * 60_000, quickplay: false }),
    ...(book !== "home" && eventOf(more)),
    ...(mode === "otb" && book !== "home" && blind.length > 0 && { blind }),
  };
}

/** At home Chess960 is not known. What is not said yet is sent all the same, and refused: nobody
 * gets another start than was asked for. */
function startOf(book: string, { start, position }: More): object {
  const chess960 = start === "chess960";
  if (start === "usual" || (chess960 && book === "home")) return {};
  return { start: position.trim(), ...(chess960 && { chess960 }) };
}

const eventOf = (more: More): object => ({
  ...(more.finland && { federation: "finland" }),
  ...(more.rated && { rated: true }),
  ...(more.quickplay && { quickplay: true }),
  ...(more.defaultTime !== null && { default_time: more.defaultTime * 60_000 }),
  ...(more.startsAt && { starts_at: new Date(more.startsAt).getTime() }),
  ...(more.agreements === "with_consent" && { agreements: "with_consent" }),
  ...(more.agreements === "not_before" && { agreements: { not_before: more.notBefore } }),
});
