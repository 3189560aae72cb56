import { describe, expect, it } from "vitest";
import { citation, refusalText, textOf } from "./told";
import type { Problem } from "./wire";

describe("what the server tells", () => {
  it("is shown as it is, but for moments, which are those of the reader's clock", () => {
    expect(textOf({ text: "White received 1:00 more" })).toBe("White received 1:00 more");
    const instant = new Date(2026, 10, 15, 18, 30).toISOString().replace(":00.000Z", "Z");
    expect(textOf({ text: `The session ends at ${instant}` })).toMatch(/at 15 Nov.*18:30/);
    expect(textOf(undefined)).toBe("");
  });

  it("is the reason of a refusal, and what no rule refused has words of the page's own", () => {
    const problem = { title: "no", detail: "in English", status: 409 } as const;
    const text = (type: Problem["type"], more = {}): string =>
      refusalText({ ...problem, type, ...more });
    expect(text("urn:tuomari:refused", { words: { text: "Hylätty" } })).toBe("Hylätty");
    expect(text("urn:tuomari:too-many")).toBe("unruled-wait");
    expect(text("urn:tuomari:full")).toBe("unruled-other");
  });

  it("cites articles in one line", () => {
    const cited = [
      { book: "fide-2018", number: "7.5.5", text: "7.5.5" },
      { book: "home", number: "2", text: "Home rules 2" },
    ] as const;
    expect(citation(cited)).toBe("7.5.5, Home rules 2");
  });
});
