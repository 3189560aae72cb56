import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { heard, SPOKEN } from "./announce";
import { fileName } from "./clips";
import { clips, type Sink, voice } from "./voice";

describe("announcements", () => {
  it("are understood when they are typed back, also without umlauts", () => {
    expect(heard("Springer Gustav eins Felix drei")).toBe("g1f3");
    expect(heard("bauer eva fuenf eva sechs")).toBe("e5e6");
    expect(heard("Bauer Eva sieben Eva acht Dame")).toBe("e7e8q");
    expect(heard(" e2-e4 ")).toBe("e2e4");
    expect(heard("e7 e8=N")).toBe("e7e8n");
    expect(heard("good morning")).toBeNull();
  });
});

describe("the voice", () => {
  const sink = (said: string[], can = true): Sink => ({
    say: (words) => {
      if (can) said.push(words);
      return Promise.resolve(can);
    },
  });
  const idle = (): Promise<void> => new Promise((done) => setImmediate(done));

  it("says one thing after the other, each by the first that can", async () => {
    const [no, yes]: [string[], string[]] = [[], []];
    const speaker = voice([sink(no, false), sink(yes)]);
    speaker.say("Springer Gustav eins", "de");
    speaker.say("Matt", "de");
    await idle();
    expect(no).toEqual([]);
    expect(yes).toEqual(["Springer Gustav eins", "Matt"]);
  });

  it("goes on when one of its ways fails", async () => {
    const said: string[] = [];
    const broken: Sink = { say: () => Promise.reject(new Error("no sound")) };
    voice([broken, sink(said)]).say("Remis", "de");
    await idle();
    expect(said).toEqual(["Remis"]);
  });

  it("plays clips only if it has one for every word", async () => {
    const played: string[] = [];
    const known: Record<string, string> = { Matt: "matt.opus" };
    const sink = clips(
      "de",
      (word) => known[word],
      (address) => Promise.resolve(void played.push(address)),
    );
    expect(await sink.say("Matt", "de")).toBe(true);
    expect(await sink.say("Matt in zwei", "de")).toBe(false);
    expect(await sink.say("Matt", "fi")).toBe(false);
    expect(played).toEqual(["matt.opus"]);
  });

  it("has a clip for every word of an announcement", () => {
    const files = readdirSync(new URL("clips", import.meta.url));
    expect(files.sort()).toEqual([...new Set(SPOKEN.map(fileName))].sort());
  });
});
