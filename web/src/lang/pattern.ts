/** Words with gaps, as `words.ts` beside the configuration makes them of the language files when
 * the page is built, and how the gaps are filled. Fluent itself stays behind. */

/** A word as it is, something put in, or a choice by what is put in. */
export type Part =
  string | [gap: string] | [gap: string, choices: Record<string, Pattern>, otherwise: string];
export type Pattern = string | Part[];

/** Patterns by their keys. */
export type Words = Record<string, Pattern>;

/** What is put in. */
export type Filling = Record<string, string | number>;

export function fill(pattern: Pattern, filling: Filling, language: string): string {
  if (typeof pattern === "string") return pattern;
  const filled = (part: Part): string => {
    if (typeof part === "string") return part;
    const [gap, choices, otherwise = ""] = part;
    const value = filling[gap];
    if (choices)
      return fill(chosen(choices, value, language) ?? choices[otherwise] ?? "", filling, language);
    return typeof value === "number" ? value.toLocaleString(language) : (value ?? `{$${gap}}`);
  };
  return pattern.map(filled).join("");
}

/** The choice for just this value, else for numbers of its kind: one, few, many. */
function chosen(
  choices: Record<string, Pattern>,
  value: string | number | undefined,
  language: string,
): Pattern | undefined {
  const exact = choices[String(value)];
  if (exact !== undefined || typeof value !== "number") return exact;
  return choices[new Intl.PluralRules(language).select(value)];
}
