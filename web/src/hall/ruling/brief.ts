/** Rulings in a few signs, where they stand beside the one in hand. */

import { timeText } from "../../clock/reading";
import { t } from "../../lang/lang.svelte";
import type { Incident, RulingStep, Share } from "../../table/wire";

const SHARES: Record<Share, string> = { whole: "1", half: "½", none: "0" };

/** What it comes to: time, a warning, the end of the game. */
export function brief(steps: readonly RulingStep[]): string {
  const parts = steps.map((step) => {
    if (step.step === "time_added") return `+${timeText(step.span)} ${t(`side-${step.to}`)}`;
    if (step.step === "time_taken") return `−${timeText(step.span)} ${t(`side-${step.from}`)}`;
    if (step.step === "warned") return t("penalty-warning");
    if (step.step !== "ends") return "";
    const { score } = step.outcome;
    return `${SHARES[score.white]}–${SHARES[score.black]}`;
  });
  return parts.filter(Boolean).join(", ") || "–";
}

/** Incidents that are tapped under another name. */
const TAPPED: Record<string, string> = {
  device_sounded: "phone",
  device_found: "phone",
  both_flags: "flag",
  nobody_arrived: "not_arrived",
  no_normal_win: "claim",
};

export const named = (happened: Incident): string => {
  const what = t(`what-${TAPPED[happened.incident] ?? happened.incident}`);
  return "of" in happened && happened.of ? `${t(`side-${happened.of}`)}: ${what}` : what;
};

/** In large print a result stays on one line. */
export const unbroken = (text: string): string => text.replaceAll("–", "–\u2060");
