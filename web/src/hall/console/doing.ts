/** The one thing to do about a duty, and how it is done. */

import { t } from "../../lang/lang.svelte";
import type { Item } from "../duties";
import type { Hall } from "../hall.svelte";
import type { EventAct } from "../../table/wire";
import type { Choice } from "./choice.svelte";

export interface Doing {
  word: string;
  /** It is the first thing to press. */
  isMain: boolean;
  run(): void;
}

/** What is so, as the server says it; its kind where it says no more. */
export const saidOf = (item: Item): string => item.words ?? t(`lane-${item.reason}`);

export const place = (hall: Hall, board: number): { round: number; board: number } => ({
  round: hall.view?.round ?? hall.state?.round ?? 0,
  board,
});

/** The first right thing: go there if nobody does, else what the server says. None for what an
 * arbiter only knows. */
export function doing(hall: Hall, choice: Choice, item: Item): Doing | null {
  const isMine = item.minder !== null && item.minder === hall.me;
  const isTheirs = item.minder !== null && !isMine;
  const look = (): void => choice.take(item);
  if (item.action === "say_nothing") return null;
  if (isTheirs) return { word: t("hall-open"), isMain: false, run: look };
  if (isMine || isAtOnce(item)) return act(hall, choice, item, isMine);
  const word = item.section === "now" ? t("hall-go") : t("hall-mine");
  return { word, isMain: false, run: () => (look(), take(hall, item.board)) };
}

/** Some duties are done by saying so, from wherever one stands. */
const isAtOnce = ({ action, duty }: Item): boolean =>
  duty === "may" || action === "confirm" || action === "done" || action === "arrive";

/** The act that does it at once, if one does. */
export function actOf(hall: Hall, item: Item): EventAct | null {
  const where = place(hall, item.board);
  if (item.action === "confirm") return { act: "confirm", ...where };
  if (item.action === "done") return { act: "done", ...where, ...item.done };
  if (item.action === "arrive") return { act: "arrive", ...where, side: item.side };
  return item.action === "take" ? { act: "take", ...where } : null;
}

/** What the server says is to be done first. */
export function act(hall: Hall, choice: Choice, item: Item, isMain = true): Doing {
  const { action, board } = item;
  const score = hall.seen.get(board)?.tile.score ?? "";
  const side = item.action === "arrive" ? t(`side-${item.side}`) : "";
  return {
    word: t(`action-${action}`, { score, side }),
    isMain,
    run() {
      choice.take(item);
      const at = actOf(hall, item);
      const table = hall.board(board)?.desk?.table;
      if (at) void hall.act(at);
      // What the program sees itself is ruled at the table.
      else if (table) open(deskOf(hall, table), "_blank", "noopener");
      else if (item.action === "rule") choice.show({ panel: "ruling", board, incident: item.rule });
      else choice.show({ panel: "incident", board });
    },
  };
}

/** The arbiter's desk at the table of a board: the same secret opens it. */
export const deskOf = (hall: Hall, table: string): string => `/t/${table}#${hall.desk.token ?? ""}`;

export const take = (hall: Hall, board: number): void =>
  void hall.act({ act: "take", ...place(hall, board) });

/** Mine, or no longer. */
export function turn(hall: Hall, board: number): void {
  const minder = hall.minder(board);
  const isMine = minder !== null && minder === hall.me;
  void hall.act({ act: isMine ? "let_go" : "take", ...place(hall, board) });
}
