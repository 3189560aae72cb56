/** What is written for a man that was tapped where it stands now. */

import { readMen, roleOf } from "../board/men";
import type { Role } from "../board/men";
import type { Square } from "../board/square";

export function squareLetters(
  board: string,
  square: string,
  letter: (role: Role) => string,
): string {
  const man = readMen(board).get(square as Square);
  const role = man ? roleOf(man) : "pawn";
  return `${role === "pawn" ? "" : letter(role)}${square}`;
}
