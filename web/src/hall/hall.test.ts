import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { follow } from "./hall.svelte";

const STATE = { now: 0, round: 1, rounds: [], boards: [], players: [], role: "arbiter" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line to an event", () => {
  it("is known to be broken when it falls silent, and is taken up again", async () => {
    const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
    vi.stubGlobal("fetch", (url: string, { signal }: RequestInit) => {
      if (!url.includes("/stream")) return Promise.resolve(Response.json(STATE));
      const body = new ReadableStream<Uint8Array>({
        start(line) {
          lines.push(line);
          signal?.addEventListener("abort", () => line.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    });
    const hall = follow({ event: "e", token: "secret" });
    await vi.advanceTimersByTimeAsync(100);
    expect([hall.isOn, lines.length]).toEqual([true, 1]);
    // The server breaks the silence in time: nothing is wrong.
    await vi.advanceTimersByTimeAsync(10_000);
    lines[0]?.enqueue(new TextEncoder().encode("\n"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([hall.isOn, lines.length]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(hall.isOn).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([hall.isOn, lines.length]).toEqual([true, 2]);
    hall.leave();
  });
});
