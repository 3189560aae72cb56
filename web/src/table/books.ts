/** The rule books, as the server lists them: the newest FIDE Laws first. */

import { language, t } from "../lang/lang.svelte";
import { get } from "./api";

export interface Book {
  book: string;
  /** Its name in the reader's language. */
  title: string;
  /** Whether two people keep its rules by themselves, without a clock or an arbiter. */
  isAtHome: boolean;
  /** The matters that it leaves to the organiser. */
  choices: readonly string[];
  /** What is proposed to whoever chooses it. */
  control: string;
  defaultTime: number | null;
}

interface Shelved {
  book: string;
  title?: string;
  regime?: string;
  choices?: string[];
  proposal?: { control: string; default_time?: number | null };
}

const ALL =
  "control periods longer_games supervision observer judgement federation rated quickplay " +
  "default_time starts_at agreements chess960 blind";

export const books = async (): Promise<Book[]> =>
  (await get<Shelved[]>(`/books?lang=${language()}`)).map(
    ({ book, title, regime, choices, proposal }) => ({
      book,
      title: title ?? t(`book-${book}`),
      isAtHome: regime ? regime === "by_accord" : book === "home",
      choices: choices ?? (book === "home" ? [] : ALL.split(" ")),
      control: proposal?.control ?? (/blitz/.test(book) ? "300" : "900+10"),
      defaultTime: proposal?.default_time ?? (book === "fide-2014" ? 1_800_000 : null),
    }),
  );
