/** What a new game is played by, from what was chosen on the first screen. What the book makes of
 * it is the server's to say. */

import type { Book } from "./books";
import type { Names, Regulations as Told } from "./wire";

export interface Regulations {
  book: string;
  [field: string]: unknown;
}

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

type Time = Pick<Choices, "timed" | "minutes" | "seconds">;
const controlText = ({ timed, minutes, seconds }: Time): string =>
  timed ? `${minutes * 60}${seconds > 0 ? `+${seconds}` : ""}` : "-";

/** Minutes and seconds of a time control as PGN writes it, if it is that simple. */
export function controlOf(control: string): Time {
  const [time = NaN, bonus = 0] = control.split("+").map(Number);
  return Number.isInteger(time)
    ? { timed: true, minutes: time / 60, seconds: bonus }
    : { timed: false, minutes: 5, seconds: 0 };
}

/** The regulations in the form of the record; what has its usual value is left out, and so is what
 * the book does not ask for. */
export function regulationsOf(choices: Choices, more: More, shelved: Book): Regulations {
  const { book, mode, supervision, observer } = choices;
  const asks = (matter: string): boolean => shelved.choices.includes(matter);
  const blind = (["white", "black"] as const).filter((side) => more.blind[side]);
  const event = eventOf(more);
  const byHand = mode === "otb";
  return {
    book,
    mode,
    control: asks("control") ? more.control.trim() || controlText(choices) : "-",
    ...startOf(more, asks("chess960")),
    // By hand the players settle how closely they are watched; on a screen the program sees all.
    ...(byHand && asks("supervision") && { supervision }),
    ...(byHand && asks("observer") && { observer }),
    ...(more.judgement !== "default" && asks("judgement") && { judgement: more.judgement }),
    // Where the book wants such things announced, its proposal holds unless Finland has said them.
    ...(shelved.defaultTime !== null &&
      !more.finland && { default_time: shelved.defaultTime, quickplay: false }),
    ...Object.fromEntries(Object.entries(event).filter(([matter]) => asks(matter))),
    ...(byHand && asks("blind") && blind.length > 0 && { blind }),
  };
}

/** What is not said yet is sent all the same, and refused: nobody gets another start than was asked
 * for. */
function startOf({ start, position }: More, has960: boolean): object {
  const chess960 = start === "chess960";
  if (start === "usual" || (chess960 && !has960)) return {};
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

/** The local time of a moment, as a field for dates wants it. */
const fieldOf = (moment: number): string =>
  new Date(moment - new Date(moment).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** What was chosen for a table, so that it can be chosen otherwise. The other way of `regulationsOf`. */
export function choicesOf(
  told: Told,
  names: Names,
  shelved: Book,
): { choices: Choices; more: More } {
  const { book, mode, control, judgement, start, chess960, agreements } = told;
  const text = control ?? "-";
  const read = controlOf(text);
  const isSimple = controlText(read) === text && Number.isInteger(read.minutes);
  const simple = isSimple ? read : controlOf("-");
  const isProposed = shelved.defaultTime !== null && told.default_time === shelved.defaultTime;
  const notBefore = typeof agreements === "object";
  return {
    choices: {
      book: book ?? shelved.book,
      mode: mode === "otb" ? "otb" : "screen",
      supervision: told.supervision === "limited" ? "limited" : "full",
      observer: told.observer === "human" ? "human" : "program",
      ...simple,
    },
    more: {
      judgement: judgement === "arbiter" ? "arbiter" : "default",
      finland: told.federation === "finland",
      rated: told.rated === true,
      quickplay: told.quickplay === true,
      defaultTime: told.default_time == null || isProposed ? null : told.default_time / 60_000,
      startsAt: told.starts_at == null ? "" : fieldOf(told.starts_at),
      agreements: notBefore ? "not_before" : agreements === "with_consent" ? agreements : "free",
      notBefore: notBefore ? agreements.not_before : NO_MORE.notBefore,
      start: chess960 ? "chess960" : start ? "position" : "usual",
      position: start ?? "",
      control: isSimple ? "" : text,
      blind: {
        white: told.blind?.includes("white") ?? false,
        black: told.blind?.includes("black") ?? false,
      },
      names: {
        event: names.event ?? "",
        round: names.round ?? "",
        board: names.board ?? "",
      },
    },
  };
}

/** The fields that people write in freely, and the regulations without each of them: if the server
 * takes those, the field is what it does not understand. */
export function suspects(
  regulations: Regulations,
): { field: "position" | "control"; without: Regulations }[] {
  const { start: _, chess960: __, ...noStart } = regulations;
  const { control: ___, ...noControl } = regulations;
  return [
    { field: "position", without: noStart },
    { field: "control", without: noControl },
  ];
}
