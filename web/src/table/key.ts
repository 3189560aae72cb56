/** A key under which an act is sent, and sent again: the server does it once. It needs no secure context,
 * which a page over plain HTTP in a hall is not. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
