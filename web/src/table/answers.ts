/** A decision in the few words of a button. */

import { t } from "../lang/lang.svelte";
import { SCORES } from "./decisions";
import type { DocketAnswer as Answer, Score } from "./wire";

const scoreText = (score: Score): string =>
  Object.entries(SCORES).find(
    ([, { white, black }]) => white === score.white && black === score.black,
  )?.[0] ?? "";

/** What a whole decision says, for the gaps of its words. */
function filling(said: NonNullable<Answer["said"]>): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(said)) {
    if (typeof value === "boolean") filled["yes"] = String(value);
    if (name === "of") filled["side"] = t(`side-${String(value)}`);
    if (name === "ruling") filled["ruling"] = String(value);
    if (name === "score") {
      const score = value as Score;
      filled["score"] = scoreText(score);
      filled["side"] = t(score.white === "none" ? "side-white" : "side-black");
    }
  }
  return filled;
}

/** What a button that answers a question says. */
export const answerText = ({ decision, said }: Answer): string =>
  said ? t(`answer-${decision}`, filling(said)) : `${t(`decide-${decision}`)}…`;
