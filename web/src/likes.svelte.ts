/** What one likes: kept in this browser, no business of the server. */

import type { PieceSet } from "./pieces/picture";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

interface Likes {
  theme: Theme;
  pieces: PieceSet;
  /** The sounds of a table: a move, the clock, a ruling. */
  sounds: boolean;
  /** Moves read aloud. */
  voice: boolean;
  /** Nothing moves. */
  still: boolean;
}

const STORED = "tuomari.likes";
const USUAL: Likes = {
  theme: "system",
  pieces: "staunton",
  sounds: true,
  voice: false,
  still: false,
};

function recall(): Likes {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Likes>) };
  } catch {
    return USUAL;
  }
}

let likes = $state<Likes>(recall());

export const liked = (): Readonly<Likes> => likes;

export function like(change: Partial<Likes>): void {
  likes = { ...likes, ...change };
  wear();
  try {
    localStorage.setItem(STORED, JSON.stringify(likes));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Puts the page into the chosen colours, and follows the device where it is left to it. */
export function dress(): void {
  for (const wish of [DARK, CONTRAST]) matchMedia(wish).addEventListener("change", wear);
  wear();
}

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";

function wear(): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = likes.theme === "system" ? wished() : likes.theme;
  if (likes.still) dataset["motion"] = "still";
  else delete dataset["motion"];
}

function wished(): Exclude<Theme, "system"> {
  if (matchMedia(CONTRAST).matches) return "contrast";
  return matchMedia(DARK).matches ? "dark" : "light";
}
