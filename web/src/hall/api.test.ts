import { afterEach, describe, expect, it, vi } from "vitest";
import { act } from "./api";

afterEach(() => vi.unstubAllGlobals());

describe("an act", () => {
  it("has a key over plain HTTP too, and keeps it when it is sent again", async () => {
    // What a browser leaves of it where the page is not a secure context.
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys: string[] = [];
    vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers["idempotency-key"] ?? "");
      if (keys.length === 1) return Promise.reject(new TypeError("the line broke"));
      return Promise.resolve(Response.json({ seq: 2 }));
    });
    await act({ event: "e", token: "secret" }, { act: "take", round: 1, board: 7 });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
