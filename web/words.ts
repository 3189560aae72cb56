/** Makes patterns of the language files when the page is built, so that readers need not load what
 * reads Fluent. Remarks of translators are left behind. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Part, Pattern, Words } from "./src/lang/pattern";

type Source = FluentResource["body"][number];
type Read = NonNullable<Source["value"]>;

export function wordsOf(text: string): Words {
  const words: Words = {};
  for (const { id, value } of new FluentResource(text).body) {
    if (value !== null) words[id] = patternOf(value);
  }
  return words;
}

function patternOf(read: Read): Pattern {
  if (typeof read === "string") return read;
  const parts = read.map(partOf).reduce<Part[]>((joined, part) => {
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string")
      joined[joined.length - 1] = last + part;
    else if (part !== "") joined.push(part);
    return joined;
  }, []);
  const [first = "", ...others] = parts;
  return others.length === 0 && typeof first === "string" ? first : parts;
}

/** Our files put in what they are given and choose by it; they do nothing else. */
function partOf(read: Exclude<Read, string>[number]): Part {
  if (typeof read === "string") return read;
  if (read.type === "str") return read.value;
  if (read.type === "var") return [read.name];
  if (read.type !== "select" || read.selector.type !== "var")
    throw new Error(`the page cannot fill in ${JSON.stringify(read)}`);
  const names = read.variants.map(({ key }) => String(key.value));
  const choices = read.variants.map(({ value }, index) => [names[index], patternOf(value)]);
  return [read.selector.name, Object.fromEntries(choices) as never, names[read.star] ?? ""];
}

export const words: Plugin = {
  name: "words",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl")) return null;
    this.addWatchFile(id);
    return `export default ${JSON.stringify(wordsOf(readFileSync(id, "utf8")))}`;
  },
};
