/** The language of the page. All its words come from the files that the command line uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["fi", "sv", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES: Record<Language, () => Promise<{ default: string }[]>> = {
  en: () =>
    Promise.all([
      import("../../../locales/en/page.ftl?raw"),
      import("../../../locales/en/rulings.ftl?raw"),
    ]),
  fi: () =>
    Promise.all([
      import("../../../locales/fi/page.ftl?raw"),
      import("../../../locales/fi/rulings.ftl?raw"),
    ]),
  sv: () =>
    Promise.all([
      import("../../../locales/sv/page.ftl?raw"),
      import("../../../locales/sv/rulings.ftl?raw"),
    ]),
};

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
  const texts = await FILES[next]();
  const fresh = new FluentBundle(next, { useIsolating: false });
  texts.forEach((text) => fresh.addResource(new FluentResource(text.default)));
  bundle = fresh;
  current = next;
  document.documentElement.lang = next;
  remember(next);
}

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
