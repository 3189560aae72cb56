/** A time control in words that people use. */

import { t } from "../lang/lang.svelte";

/** "15 min + 10 s", and "40 moves in 90 min, 30 min" where there are periods; what cannot be said
 * so is left as PGN writes it; nothing without a clock. */
export function controlText(control: string | undefined): string {
  if (!control || control === "-") return "";
  const periods = control.split(":").map(periodText);
  if (periods.includes(null)) return control;
  return periods.join(", ");
}

function periodText(period: string): string | null {
  const parts = /^(?:(\d+)\/)?(\d+)(?:\+(\d+))?$/.exec(period);
  if (!parts) return null;
  const [, moves, seconds, increment] = parts;
  const base = Number(seconds);
  const time =
    base % 60 === 0
      ? t("control-minutes", { minutes: base / 60 })
      : t("control-seconds", { seconds: base });
  const whole =
    increment && increment !== "0"
      ? `${time} + ${t("control-seconds", { seconds: Number(increment) })}`
      : time;
  return moves ? t("control-moves", { moves: Number(moves), time: whole }) : whole;
}
