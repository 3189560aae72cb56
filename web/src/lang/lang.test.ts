import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { wordsOf } from "../../words";
import { language, LANGUAGES, speak, speakOfDesk, t } from "./lang.svelte";
import { fill, type Filling } from "./pattern";

const FILES = ["names", "page", "table", "start", "desk", "quiz", "hall"];
/** The names belong to the rules, which use more of them. */
const OWN = ["page", "table", "start", "desk", "quiz", "hall"];
const SOURCES = new URL("..", import.meta.url);

const text = (language: string, file: string): string =>
  readFileSync(
    new URL(
      `${OWN.includes(file) ? "../locales" : "../../crates/laws/locales"}/${language}/${file}.ftl`,
      SOURCES,
    ),
    "utf8",
  );

const keys = (source: string): string[] =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key as string).sort();

/** The words in quotes that the sources pass to `t`, with `*` for what is put in. */
function used(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const patterns = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(new URL(file, SOURCES), "utf8"))
    .flatMap((source) => [
      ...source.matchAll(/\bt\(\s*(?:"([^"]+)"|`([^`]+)`|[^"`()]*\? "([^"]+)" : "([^"]+)")/g),
    ])
    .flatMap(([, ...found]) => found.filter((word: string | undefined) => word !== undefined));
  return [...new Set(patterns.map((pattern) => pattern.replaceAll(/\$\{[^}]+\}/g, "*")))];
}

const fits = (pattern: string, key: string): boolean =>
  new RegExp(`^${pattern.replaceAll("*", "[\\w-]+")}$`).test(key);

describe("the words of the page", () => {
  it("are in the languages that the rulings are in", () => {
    for (const folder of ["../locales/", "../../crates/laws/locales/"]) {
      expect(readdirSync(new URL(folder, SOURCES)).sort(), folder).toEqual([...LANGUAGES].sort());
    }
    const own = LANGUAGES.map((code) => `language-${code}`);
    expect(keys(text("en", "table"))).toEqual(expect.arrayContaining(own));
  });

  it("are there in every language, all of them", () => {
    for (const language of LANGUAGES) {
      for (const file of FILES) {
        expect(keys(text(language, file)), `${language}/${file}`).toEqual(keys(text("en", file)));
      }
    }
  });

  it("can be read, and want the same things put in", () => {
    const variables = (source: string): Map<string, string> => {
      const entries = source.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z]/.test(part));
      return new Map(
        entries.map((entry) => [
          entry.split(" ")[0] as string,
          [...new Set([...entry.matchAll(/\$([\w]+)/g)].map(([, name]) => name))].sort().join(),
        ]),
      );
    };
    for (const language of LANGUAGES) {
      const bundle = new FluentBundle(language);
      for (const file of OWN) {
        expect(bundle.addResource(new FluentResource(text(language, file)))).toEqual([]);
        expect(variables(text(language, file)), language).toEqual(variables(text("en", file)));
      }
    }
  });

  it("read as Fluent reads them, whatever is put in", () => {
    const gaps = [
      ...new Set(FILES.flatMap((file) => [...text("en", file).matchAll(/\$([\w-]+)/g)])),
    ];
    const fillings: Filling[] = ["true", "false", "none", "e4", 0, 1, 2, 5, 1234].map((value) =>
      Object.fromEntries(gaps.map(([, gap]) => [gap as string, value])),
    );
    for (const language of LANGUAGES) {
      for (const file of FILES) {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(text(language, file)));
        const words = wordsOf(text(language, file));
        for (const [key, pattern] of Object.entries(words)) {
          const theirs = bundle.getMessage(key)?.value ?? "";
          for (const filling of [...fillings, {}]) {
            const said = bundle.formatPattern(theirs, filling, []);
            expect(fill(pattern, filling, language), `${language} ${key}`).toBe(said);
          }
        }
      }
    }
  });

  it("are refused where they do more than put in and choose", () => {
    expect(() => wordsOf("key = { NUMBER($count) }\n")).toThrow("cannot fill in");
  });

  it("are there for every key that the page uses", () => {
    const known = FILES.flatMap((file) => keys(text("en", file)));
    const missing = used().filter((pattern) => !known.some((key) => fits(pattern, key)));
    expect(missing).toEqual([]);
  });

  it("are all used", () => {
    const patterns = used();
    const idle = OWN.flatMap((file) => keys(text("en", file))).filter(
      (key) => !patterns.some((pattern) => fits(pattern, key)),
    );
    expect(idle).toEqual([]);
  });
});

describe("the language of the page", () => {
  it("is the one asked for last, also when more words were asked for meanwhile", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    const finnish = speak("fi");
    const desk = speakOfDesk();
    await finnish;
    expect(language()).toBe("fi");
    expect(t("side-white")).toBe("Valkea");
    await desk;
    expect(language()).toBe("fi");
    await Promise.all([speak("sv"), speak("en")]);
    expect(language()).toBe("en");
    vi.unstubAllGlobals();
  });
});
