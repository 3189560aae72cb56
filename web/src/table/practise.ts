/** Practising: a table at which an engine plays one side. */

import { actAs, get } from "./api";
import type { Book } from "./books";
import { openTable } from "./code";
import { keepOpened } from "./mine";
import type { Regulations } from "./regulations";
import type { Act, Color, Level, Partners } from "./wire";

export const partners = (): Promise<Partners> => get<Partners>("/sparring");

export interface Practice {
  regulations: Regulations;
  /** The side of the person. */
  side: Color;
  level: Level;
}

/** Opens the table, sits down and starts the game; gives the link of the person's seat. */
export async function practise(
  { regulations, side, level }: Practice,
  { isAtHome }: Book,
): Promise<string> {
  const sparring = { side: side === "white" ? "black" : "white", level };
  const opened = await openTable({ regulations, sparring });
  keepOpened(opened);
  const own = opened.seats[side];
  if (!own) throw new Error("the table has no seat for its player");
  const act = (deed: Act): Promise<object> => actAs(opened.table, own.token, deed);
  if (isAtHome) {
    // The game is on once both have said that the colours were drawn.
    await act({ act: "drew_by_hand" });
  } else {
    await act({ act: "arrive" });
    await act({ act: "decide", decision: "start" });
  }
  return own.link;
}
