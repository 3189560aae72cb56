/** The recorded words. `scripts/clips` makes them with espeak-ng. */

const FOUND = import.meta.glob<string>("./clips/*.opus", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The file that holds a word. */
export const fileName = (word: string): string =>
  `${word.toLowerCase().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")}.opus`;

export const clipOf = (word: string): string | undefined => FOUND[`./clips/${fileName(word)}`];
