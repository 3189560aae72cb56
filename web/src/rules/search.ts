/** Finding articles by what people type: a number, or words in any of their forms. */

import type { Language } from "../lang/lang.svelte";

/** Endings that do not change what a word is about, longest first. A stem keeps four letters at
 * least: this is for finding, not for grammar. */
const ENDINGS: Record<Language, readonly string[]> = {
  en: ["ations", "ation", "ments", "ment", "ings", "ing", "ers", "ies", "ed", "es", "er", "s", "e"],
  fi: [
    "isissa", "isista", "iseen", "isesta", "isella", "isessa", "iseksi", "isten", "isia", "isen",
    "inen", "iset", "ksista", "ksissa", "ksien", "ksen", "kset", "ksia", "ista", "issa", "ille",
    "illa", "ilta", "ssa", "ssä", "sta", "stä", "lla", "llä", "lta", "ltä", "lle", "ksi", "jen",
    "ien", "iden", "oita", "öitä", "oja", "öjä", "ia", "iä", "ta", "tä", "en", "in", "an", "än",
    "on", "ön", "un", "yn", "t", "n", "a", "ä", "i", "o", "ö", "u", "y", "e",
  ],
  sv: [
    "ningarna", "ningar", "ningen", "ning", "arnas", "ernas", "orna", "arna", "erna", "ande",
    "ende", "ade", "are", "ens", "ets", "ar", "er", "or", "en", "et", "na", "ns", "as", "es", "a",
    "e", "s", "n", "t",
  ],
}; // prettier-ignore

const LEAST = 4;

export function stem(word: string, language: Language): string {
  const ending = ENDINGS[language].find(
    (ending) => word.endsWith(ending) && word.length - ending.length >= LEAST,
  );
  return ending ? word.slice(0, -ending.length) : word;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing by themselves. */
const EMPTY = new Set(
  "a an the of to in on is and or for ja tai on se en ett och i på det är".split(" "),
);

/** Whether a number or a text is what was looked for: every word of the question, in some form. */
export function finds(question: string, language: Language): (told: Findable) => boolean {
  const asked = question.trim().toLowerCase();
  if (asked === "") return () => true;
  if (/^[\divxa-d]*\d[\d.]*$/.test(asked))
    return ({ number }) => number.toLowerCase().startsWith(asked);
  const words = wordsOf(asked).filter((word) => !EMPTY.has(word));
  const stems = words.map((word) => stem(word, language));
  return ({ number, gist, part = "" }) => {
    if (number.toLowerCase().startsWith(asked)) return true;
    const there = wordsOf(`${gist} ${part}`).map((word) => stem(word, language));
    return stems.every((sought) => there.some((found) => isForm(found, sought, language)));
  };
}

/** Finnish changes the end of a stem as well: there two letters may differ. */
function isForm(found: string, sought: string, language: Language): boolean {
  if (found.startsWith(sought)) return true;
  if (language !== "fi") return false;
  let same = 0;
  while (same < sought.length && found[same] === sought[same]) same += 1;
  return same > LEAST && same >= Math.min(sought.length, found.length) - 2;
}

export interface Findable {
  number: string;
  gist: string;
  part?: string;
}

/** What an article is called in a list: its gist as far as the first pause, or a few words of it. */
export function titleOf(gist: string): string {
  const pause = gist.search(
    // A stop before a small letter is that of an ordinal.
    /\.(?:\s+(?!\p{Ll})|$)|[:;](?:\s|$)|, (?=but|unless|if|except|mutta|ellei|jos|paitsi|men|om|utom)/u,
  );
  const first = pause > 0 ? gist.slice(0, pause) : gist;
  if (first.length <= LONGEST) return first;
  const cut = first.lastIndexOf(" ", LONGEST);
  return `${first.slice(0, cut > 0 ? cut : LONGEST)}…`;
}
const LONGEST = 70;
