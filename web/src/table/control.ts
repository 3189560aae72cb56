/** A time control in words that people use. */

import { t } from "../lang/lang.svelte";

/** "15 min + 10 s" where it is that simple; else as PGN writes it; nothing without a clock. */
export function controlText(control: string | undefined): string {
  const plain = /^(\d+)(?:\+(\d+))?$/.exec(control ?? "");
  if (!plain) return control === "-" || !control ? "" : control;
  const base = Number(plain[1]);
  const time =
    base % 60 === 0
      ? t("control-minutes", { minutes: base / 60 })
      : t("control-seconds", { seconds: base });
  return plain[2] && plain[2] !== "0"
    ? `${time} + ${t("control-seconds", { seconds: Number(plain[2]) })}`
    : time;
}
