/** Which seat this tab has at a table. A link carries its secret behind the `#`; from there it goes
 * into the memory of the tab, out of the address bar and the history. */

const memory = (table: string): string => `tuomari.seat.${table}`;

/** The secret of the link, or the one that this tab came with before. */
export function seatOf(table: string): string | null {
  const token = location.hash.slice(1);
  try {
    if (!token) return sessionStorage.getItem(memory(table));
    sessionStorage.setItem(memory(table), token);
    history.replaceState(history.state, "", location.pathname + location.search);
  } catch {
    // A browser that keeps nothing keeps it in the address.
  }
  return token || null;
}

/** Gives the seat of this tab up. */
export const leaveSeat = (table: string): void => sessionStorage.removeItem(memory(table));

/** Takes another seat when its link is put into the address bar of this tab. */
export const changeSeats = (): void =>
  addEventListener("hashchange", () => {
    if (location.hash.length > 1) location.reload();
  });
