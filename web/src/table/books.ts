/** The rule books, as the server lists them: the newest FIDE Laws first. */

import { get } from "./api";

export const books = async (): Promise<string[]> =>
  (await get<{ book: string }[]>("/books")).map(({ book }) => book);
