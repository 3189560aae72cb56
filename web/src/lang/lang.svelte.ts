/** The language of the page. All its words come from the files that the command line uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["fi", "sv", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>("../../../locales/*/{page,start,rulings,acts,desk}.ftl", {
  query: "?raw",
  import: "default",
});
/** The files whose words are wanted; those of screens that few see come with the screen. */
const wanted = ["page", "rulings"];

const STORED = "tuomari.language";
let current = $state<Language>("en");
let bundle = $state.raw(new FluentBundle("en"));

export const language = (): Language => current;

/** The words for a key. A key without words is a fault that a test finds; here it shows itself. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
}

/** A form of a word, such as a side in the genitive; none if the language has no such form. */
export function form(key: string, name: string): string | null {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern) : null;
}

/** Changes the language of everything that is shown, at once. */
export async function speak(next: Language): Promise<void> {
  const files = wanted.map((name) => FILES[`../../../locales/${next}/${name}.ftl`]);
  const texts = await Promise.all(files.map((file) => file?.() ?? ""));
  const fresh = new FluentBundle(next, { useIsolating: false });
  texts.forEach((text) => fresh.addResource(new FluentResource(text)));
  bundle = fresh;
  current = next;
  document.documentElement.lang = next;
  remember(next);
}

/** Takes in the words of the screens that few see, with the screen. */
async function wordsOf(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !wanted.includes(name));
  wanted.push(...fresh);
  if (fresh.length > 0) await speak(current);
}
/** A new game, a clock alone. */
export const speakOfHome = (): Promise<void> => wordsOf("start");
/** The rule books, the arbiter's desk, the game once more. */
export const speakOfDesk = (): Promise<void> => wordsOf("start", "acts", "desk");

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
