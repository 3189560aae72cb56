/** Points, which the server counts in tenths, as players write them: `2½`. */
export function pointsText(tenths: number): string {
  const sign = tenths < 0 ? "−" : "";
  const [whole, rest] = [Math.trunc(Math.abs(tenths) / 10), Math.abs(tenths) % 10];
  if (rest === 0) return sign + String(whole);
  if (rest === 5) return `${sign}${whole === 0 ? "" : whole}½`;
  return `${sign}${whole}.${rest}`;
}

/** A value of a tie-break: points where it ends on a half, else a plain number. */
export const valueText = (value: number | null | undefined): string =>
  value == null
    ? "–"
    : Number.isInteger(value * 2)
      ? pointsText(value * 10)
      : String(Math.round(value * 100) / 100);
