import type { Color } from "../board/square";
import { runningSide } from "../clock/reading";
import type { Standing } from "./wire";

/** The player who has the move, as far as the table tells; else the one whose time runs. */
export function onMove({ turn, clock }: Pick<Standing, "turn" | "clock">): Color {
  if (turn) return turn;
  const runs = clock && runningSide(clock);
  if (runs) return runs;
  const motion = clock?.motion;
  return typeof motion === "object" && "stopped" in motion ? motion.stopped : "white";
}
