import { describe, expect, it } from "vitest";
import { citation, refusalText, textOf } from "./told";

describe("what the server tells", () => {
  it("is shown as it is, but for moments, which are those of the reader's clock", () => {
    expect(textOf({ text: "White received 1:00 more" })).toBe("White received 1:00 more");
    const instant = new Date(2026, 10, 15, 18, 30).toISOString().replace(":00.000Z", "Z");
    expect(textOf({ text: `The session ends at ${instant}` })).toMatch(/at 11\/15.*6:30/);
    expect(textOf(undefined)).toBe("");
  });

  it("is the reason of a refusal, else the problem says what it can", () => {
    const problem = { type: "urn:tuomari:refused", title: "no", status: 409 } as const;
    expect(refusalText({ ...problem, words: { text: "Hylätty" }, detail: "x" })).toBe("Hylätty");
    expect(refusalText({ ...problem, detail: "too many" })).toBe("too many");
    expect(refusalText(problem)).toBe("no");
  });

  it("cites articles in one line", () => {
    const cited = [
      { book: "fide-2018", number: "7.5.5", text: "7.5.5" },
      { book: "home", number: "2", text: "Home rules 2" },
    ] as const;
    expect(citation(cited)).toBe("7.5.5, Home rules 2");
  });
});
