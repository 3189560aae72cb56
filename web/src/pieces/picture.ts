/** The picture of a man in the set that someone chose. */

import { colorOf, type Man, type Role, roleOf } from "../board/men";
import { letterMan } from "./letters";
import { staunton } from "./staunton";

export type PieceSet = "staunton" | "letters";

export function picture(man: Man, set: PieceSet, letter: (role: Role) => string): string {
  const role = roleOf(man);
  const inside = set === "letters" ? letterMan(colorOf(man), letter(role)) : staunton(role);
  return `<svg class="${colorOf(man)}" viewBox="0 0 100 100" aria-hidden="true">${inside}</svg>`;
}
