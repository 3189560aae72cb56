/** The rule books, as the server lists them: the newest FIDE Laws first. */

import { language } from "../lang/lang.svelte";
import { get } from "./api";
import type { Shelved } from "./wire";

export interface Book {
  book: string;
  /** Its name in the reader's language. */
  title: string;
  /** Whether two people keep its rules by themselves, without a clock or an arbiter. */
  isAtHome: boolean;
  /** The matters that it leaves to the organiser. */
  choices: readonly string[];
  /** What is proposed when it is chosen. */
  control: string;
  defaultTime: number | null;
}

/** The name of a book in the reader's language. */
export const bookTitle = (book: string | undefined): Promise<string> =>
  books().then(
    (shelf) => shelf.find((one) => one.book === book)?.title ?? book ?? "",
    () => book ?? "",
  );

export const books = async (): Promise<Book[]> =>
  (await get<Shelved[]>(`/books?lang=${language()}`)).map(
    ({ book, short, regime, choices, proposal }) => ({
      book,
      title: short,
      isAtHome: regime === "by_accord",
      choices,
      control: proposal.control,
      defaultTime: proposal.default_time ?? null,
    }),
  );
