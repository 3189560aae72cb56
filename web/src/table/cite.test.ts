// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../lang/lang.svelte";
import { citation, cite } from "./cite";

beforeAll(() => speak("en"));

describe("citations", () => {
  it("are numbers where the book is the table's own", () => {
    expect(citation(["fide-2018 7.5.5", "fide-2018 B.2"], "fide-2018")).toBe("7.5.5, B.2");
  });

  it("name a book that is not, once for numbers that follow one another", () => {
    const articles = ["finnish-blitz-2014 12 a", "fide-2018 3.5", "fide-2018 3.6", "home 2"];
    expect(citation(articles, "finnish-blitz-2014")).toBe("12 a, FIDE 2018 3.5, 3.6, home rules 2");
  });

  it("lead to their articles", () => {
    expect(cite(["finnish-blitz-2014 12 a"], "home")).toEqual([
      { address: "/rules/finnish-blitz-2014/12%20a", text: "Finnish blitz 12 a" },
    ]);
  });
});
