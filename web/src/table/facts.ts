/** Facts and refusals in the words of the language files, which the command line shares. */

import { timeText } from "../clock/reading";
import { form, language, t } from "../lang/lang.svelte";
import type { Filling } from "../lang/pattern";
import type { Event, Problem, Score, Verdict } from "./wire";

/** Names of spans of time, and of moments. */
const TIMES = ["span", "time", "less", "charged", "white", "black"];
const MOMENTS = ["until", "ends", "at"];
/** What holds further fields that are told as if they were its owner's. */
const HOLDERS = ["verdict", "setting", "resumption"];
/** The grammatical cases of a side that a language may have. */
const CASES = ["gen", "ade", "all", "abl", "ptv"];
/** The enumeration to which a word belongs, by the name of its field. */
const GROUPS: Record<string, string> = {
  how: "completion",
  kind: "illegal-act",
  basis: "basis",
  ground: "ground",
  edge: "edge",
  about: "remark",
  area: "area",
  piece: "piece",
  duties: "duty",
  of: "breach",
  penalty: "penalty",
  role: "role",
  wing: "wing",
  sign: "sign",
  faces: "facing",
  promoted: "promoted",
};
/** What JSON leaves out when there is nothing to say. */
const OPTIONAL = ["offer", "two_hands", "together", "intended", "delay", "of", "hand"];

const dashed = (word: string): string => word.replaceAll(/[_ ]/g, "-");
const isScore = (value: unknown): value is Score =>
  typeof value === "object" && value !== null && "white" in value && "black" in value;

const POINTS = { none: "0", half: "½", whole: "1" } as const;
export const scoreText = ({ white, black }: Score): string => `${POINTS[white]}–${POINTS[black]}`;

/** How a game ended. */
export const resultText = ({ score, ground }: Verdict): string =>
  t("result", { score: scoreText(score), ground: t(`ground-${dashed(ground)}`) });

/** A move with its squares apart: what was written of it is the table's to know. */
const moveText = (move: string): string => move.replace(/^([a-h][1-8])([a-h][1-8])/, "$1–$2");

/** A moment of the server's time, as the reader's own clock has it. */
const momentText = (ms: number): string =>
  new Date(ms).toLocaleString(language(), {
    day: "numeric",
    month: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });

/** What a fact says. */
export function factText(event: Event): string {
  const { fact, articles: _, audience: __, ...fields } = event;
  return tagged(`fact-${dashed(fact)}`, fields);
}

/** Why something was refused. */
export const refusalText = ({ refusal, because, detail, title }: Problem): string =>
  refusal ? t("fact-refused", { why: refused(refusal, because) }) : (detail ?? title);

/** Something that JSON writes as a word, or as an object with a word and what belongs to it. */
const worded = (value: unknown): [string, unknown] =>
  typeof value === "object" && value !== null
    ? (Object.entries(value)[0] ?? ["", null])
    : [String(value), null];

function refused(why: string, because: unknown): string {
  const [kind, what] = because ? worded(because) : ["", null];
  if (kind === "missing") return t(`missing-${dashed(String(what))}`);
  const plain = t(`refusal-${dashed(why)}`);
  if (kind === "reasons") return t("refusal-with-reasons", { why: plain, reasons: reasons(what) });
  if (kind === "owed") return t("refusal-with-moves", { why: plain, moves: moves(what) });
  return plain;
}

const moves = (list: unknown): string => (list as string[]).map(moveText).join(", ");

/** Everything that is wrong with a move. */
const reasons = (list: unknown): string =>
  (list as Record<string, unknown>[])
    .map(({ reason, ...fields }) => tagged(`reason-${dashed(String(reason))}`, fields))
    .join("; ");

/** What a claim of a draw came to. */
function finding(found: unknown, plies: unknown): string {
  if (!found) return t("found-untold");
  const { about, times, half_moves, ...rest } = found as Record<string, unknown>;
  if (about === "illegal") return t("found-illegal", { reasons: reasons(rest.reasons) });
  if (about === "quiet") return t("found-quiet", { moves: Math.floor(Number(half_moves) / 2) });
  if (about === "not_on_move") return t("found-not-on-move");
  if (about === "touched") return t("found-touched");
  const places = plies as number[];
  return t("found-times", {
    times: Number(times),
    intended: String(Number(times) > places.length),
    plies: places.map((ply) => t("place", place("ply", ply))).join(", "),
  });
}

/** A place in the game, by the move that led to it; the game began with White's first. */
function place(name: string, ply: number): Filling {
  const filling: Filling = { [name]: ply, [`${name}-number`]: Math.ceil(ply / 2) };
  inflect(filling, `${name}-side`, `side-${ply % 2 ? "white" : "black"}`);
  return filling;
}

/** A word in every case that the language has. */
function inflect(args: Filling, name: string, key: string, filling: Filling = {}): void {
  args[name] = t(key, filling);
  for (const grammar of CASES) {
    const inflected = form(key, grammar, filling);
    if (inflected) args[`${name}-${grammar}`] = inflected;
  }
}

const isMan = (value: unknown): value is { piece: string; square: string } =>
  typeof value === "object" && value !== null && "piece" in value && "square" in value;

function tagged(key: string, fields: Record<string, unknown>): string {
  const args: Filling = {};
  OPTIONAL.forEach((name) => (args[name] = "none"));
  gather(key, fields, args);
  return t(key, args);
}

function gather(key: string, fields: Record<string, unknown>, args: Filling): void {
  for (const [name, value] of Object.entries(fields)) {
    if (HOLDERS.includes(name) && typeof value === "object" && value) {
      gather(key, value as Record<string, unknown>, args);
    } else if (value === "white" || value === "black") {
      inflect(args, name, `side-${value}`);
    } else if (isMan(value)) {
      const { piece, square } = value;
      inflect(args, name, `man-${piece.split(" ")[1]}`, { square });
      if (key === "reason-not-on-move") inflect(args, "owner", `side-${piece.split(" ")[0]}`);
    } else if (name === "why" && key === "fact-refused") {
      args.why = refused(String(value), fields.because);
    } else if (name === "reasons") {
      args.reasons = reasons(value);
    } else if (name === "because" && key === "fact-cannot-mate") {
      const [word, more] = worded(value);
      args.because = t(`no-mate-${dashed(word)}`, (more ?? {}) as Filling);
    } else if (name === "ply" && typeof value === "number") {
      Object.assign(args, place(name, value));
    } else if (name === "plies") {
      args.found = finding(fields.found, value);
    } else if (name === "quiet" && typeof value === "number") {
      args.moves = Math.floor(value / 2);
    } else if (name === "found" || name === "because") {
      continue;
    } else if (typeof value === "number" && ![...TIMES, ...MOMENTS].includes(name)) {
      args[name] = value;
    } else if (Array.isArray(value)) {
      args[`${name}-count`] = value.length;
      args[name] = value.map((item) => one(key, name, item)).join(", ");
    } else {
      args[name] = one(key, name, value);
    }
  }
}

function one(key: string, name: string, value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (isScore(value)) return scoreText(value);
  if (typeof value === "number" && MOMENTS.includes(name)) return momentText(value);
  if (typeof value === "number") return TIMES.includes(name) ? timeText(value) : String(value);
  if (typeof value === "object" && name === "question" && "about" in value) {
    const { about, ...fields } = value as { about: string };
    return tagged(`question-${dashed(about)}`, fields);
  }
  if (typeof value === "object" && name.startsWith("penalt")) return penalty(value);
  if (typeof value !== "string") return JSON.stringify(value);
  const group = groupOf(key, name);
  if (group) return t(`${group}-${dashed(value)}`);
  return name === "article" ? (value.split(" ").at(-1) ?? value) : moveText(value);
}

function groupOf(key: string, name: string): string | undefined {
  if (name === "why") return key === "fact-refused" ? "refusal" : "lapse";
  if (name === "what") return key === "fact-noted" ? "note" : "irregularity";
  if (name === "reason" && key === "question-stop") return "stop-reason";
  if (name === "ground" && key.includes("no-normal-win")) return "no-win";
  if (name === "ground" && key.includes("no-progress")) return "no-progress";
  if (name === "to" && key.includes("permi")) return "permission";
  return GROUPS[name];
}

function penalty(value: object): string {
  const [[word, measure]] = Object.entries(value) as [[string, unknown]];
  const shown =
    typeof measure === "number" && word.endsWith("time")
      ? timeText(measure)
      : typeof measure === "string"
        ? t(`share-${measure}`)
        : one("", "value", measure);
  return t(`penalty-${dashed(word)}`, { value: shown });
}
