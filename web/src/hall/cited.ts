/** Articles as the record has them, `fide-2023 7.5.5`, as links to the book. */

import type { Cited } from "../table/wire";

export const citedOf = (articles: readonly string[] = []): Cited[] =>
  // Several steps may rest on one article: it is named once.
  [...new Set(articles)].map((article) => {
    const [book = "", number = ""] = article.split(" ");
    return { book: book as Cited["book"], number, text: number };
  });
