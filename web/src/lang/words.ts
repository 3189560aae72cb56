/** The words of board and clock in the language of the page. */

import { colorOf, type Man, roleOf } from "../board/men";
import type { BoardWords } from "../board/words";
import type { ClockWords } from "../clock/words";
import { t } from "./lang.svelte";

const name = (man: Man): string => t(`piece-${colorOf(man)}-${roleOf(man)}`);

export const boardWords = (): BoardWords => ({
  board: t("board"),
  square: (square, man) => (man ? `${square} ${name(man)}` : square),
  inHand: (square, man) => t("board-in-hand", { square, piece: name(man) }),
  promotion: t("board-promotion"),
  beside: name,
  nothing: t("board-nothing"),
  letter: (role) => t(`letter-${role}`),
});

export const clockWords = (): ClockWords => {
  // Read at once, so that components with a clock notice another language.
  const sides = { white: t("side-white"), black: t("side-black") };
  return {
    lever: (side) => t("clock-lever", { side: sides[side] }),
    times: (own, other) => t("clock-times", { own, other }),
    flag: (side) => t("clock-flag", { side: sides[side] }),
  };
};
