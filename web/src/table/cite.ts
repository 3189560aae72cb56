/** Articles as they are cited: by their numbers, and by their book where it is not the table's. */

import { t } from "../lang/lang.svelte";

export interface Cited {
  /** Where the article is read. */
  address: string;
  text: string;
}

/** An article is its book and its number, which may have spaces in it. */
function parted(article: string): { book: string; number: string } {
  const space = article.indexOf(" ");
  return { book: article.slice(0, space), number: article.slice(space + 1) };
}

/** A book is named once for numbers that follow one another. */
export function cite(articles: readonly string[], own: string): Cited[] {
  let last = own;
  return articles.map(parted).map(({ book, number }) => {
    const text = book === last ? number : `${t(`short-${book}`)} ${number}`;
    last = book;
    return { address: `/rules/${book}/${encodeURIComponent(number)}`, text };
  });
}

export const citation = (articles: readonly string[], own: string): string =>
  cite(articles, own)
    .map(({ text }) => text)
    .join(", ");
