/** The language of the page. The words that other parts of the project say too stand with them. */

import { fill, type Filling, type Words } from "./pattern";

export const LANGUAGES = ["fi", "sv", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export const FILES = import.meta.glob<Words>(
  ["../../locales/*/{page,table,start,desk,quiz}.ftl", "../../../crates/laws/locales/*/names.ftl"],
  { import: "default" },
);
const fileOf = (language: Language, name: string) =>
  FILES[`../../locales/${language}/${name}.ftl`] ??
  FILES[`../../../crates/laws/locales/${language}/${name}.ftl`];
/** The files whose words are wanted; those of screens that few see come with the screen. */
const wanted = ["names", "page"];

const STORED = "tuomari.language";
let current = $state<Language>("en");
/** What was asked for last: `current` follows as soon as its words are here. */
let asked: { language: Language; spoken: Promise<void> } = {
  language: "en",
  spoken: Promise.resolve(),
};
let words = $state.raw<Words>({});

export const language = (): Language => current;

/** The customs for dates and times: English is not American here. */
export const region = (): string => (current === "en" ? "en-GB" : current);

/** The words for a key. A key without words is a fault that a test finds; here it shows itself. */
export function t(key: string, filling: Filling = {}): string {
  const pattern = words[key];
  return pattern === undefined ? key : fill(pattern, filling, current);
}

/** Changes the language of everything that is shown, at once. */
export function speak(next: Language): Promise<void> {
  asked = { language: next, spoken: fetched(next, [...wanted]) };
  return asked.spoken;
}

async function fetched(next: Language, names: string[]): Promise<void> {
  const files = names.map((name) => fileOf(next, name));
  const parts = await Promise.all(files.map((file) => file?.() ?? Promise.resolve({})));
  // Another language, or more words, may have been asked for meanwhile: those count.
  if (asked.language !== next || wanted.length > names.length) return asked.spoken;
  words = Object.assign({}, ...parts) as Words;
  current = next;
  document.documentElement.lang = next;
  remember(next);
}

/** Takes in the words of the screens that few see, with the screen. */
export function wordsOf(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !wanted.includes(name));
  wanted.push(...fresh);
  return fresh.length > 0 ? speak(asked.language) : asked.spoken;
}

/** What opens at a table. */
export const speakOfTable = (): Promise<void> => wordsOf("table");

/** A new game, a clock alone. */
export const speakOfHome = (): Promise<void> => wordsOf("start");

/** The rule books, the arbiter's desk, the game once more. */
export const speakOfDesk = (): Promise<void> => wordsOf("table", "start", "desk");

/** Questions about the Laws. */
export const speakOfPractice = (): Promise<void> => wordsOf("start", "desk", "quiz");

/** The language that was chosen here before, or the first that the browser and we both know. */
export function preferred(): Language {
  const known = (code: string | null | undefined): Language | undefined =>
    LANGUAGES.find((language) => language === code?.slice(0, 2));
  return known(recalled()) ?? navigator.languages.map(known).find(Boolean) ?? "en";
}

function remember(next: Language): void {
  try {
    localStorage.setItem(STORED, next);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

function recalled(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
