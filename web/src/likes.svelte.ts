/** What one likes: kept in this browser, no business of the server. */

import type { PieceSet } from "./pieces/picture";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

interface Likes {
  theme: Theme;
  pieces: PieceSet;
  sound: boolean;
}

const STORED = "tuomari.likes";
const USUAL: Likes = { theme: "system", pieces: "staunton", sound: false };

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
  dress();
  try {
    localStorage.setItem(STORED, JSON.stringify(likes));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Puts the page into the chosen colours. */
export function dress(): void {
  const { dataset } = document.documentElement;
  if (likes.theme !== "system") dataset["theme"] = likes.theme;
  else if (matchMedia("(prefers-contrast: more)").matches) dataset["theme"] = "contrast";
  else delete dataset["theme"];
}
