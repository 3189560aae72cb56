import { describe, expect, it } from "vitest";
import type { Book } from "./books";
import type { Regulations as Told } from "./wire";
import {
  type Choices,
  choicesOf,
  controlOf,
  NO_MORE,
  regulationsOf,
  suspects,
} from "./regulations";

const ALL =
  "control periods longer_games supervision observer judgement federation rated quickplay " +
  "default_time starts_at agreements chess960 blind";
const laws: Book = {
  book: "fide-2018",
  title: "Laws",
  isAtHome: false,
  choices: ALL.split(" "),
  control: "900+10",
  defaultTime: null,
};
const older: Book = { ...laws, book: "fide-2014", defaultTime: 1_800_000 };
const home: Book = { ...laws, book: "home", isAtHome: true, choices: [], control: "-" };

const choices: Choices = {
  book: "fide-2018",
  mode: "screen",
  supervision: "full",
  observer: "program",
  timed: true,
  minutes: 15,
  seconds: 10,
};

describe("regulations", () => {
  it("say nothing that is as usual", () => {
    expect(regulationsOf(choices, NO_MORE, laws)).toEqual({
      book: "fide-2018",
      mode: "screen",
      control: "900+10",
    });
  });

  it("say what an event has settled", () => {
    const startsAt = "2026-11-15T18:00";
    const more = {
      ...NO_MORE,
      judgement: "arbiter" as const,
      rated: true,
      defaultTime: 0,
      startsAt,
      agreements: "not_before" as const,
      control: " 40/5400+30:1800+30 ",
      blind: { white: true, black: false },
    };
    expect(regulationsOf({ ...choices, mode: "otb" }, more, laws)).toEqual({
      book: "fide-2018",
      mode: "otb",
      control: "40/5400+30:1800+30",
      supervision: "full",
      observer: "program",
      judgement: "arbiter",
      rated: true,
      default_time: 0,
      starts_at: new Date(startsAt).getTime(),
      agreements: { not_before: 30 },
      blind: ["white"],
    });
  });

  it("say by the Laws of 2014 what an organiser must say, unless Finland has said it", () => {
    const chosen = { ...choices, book: "fide-2014" };
    const said = { default_time: 1_800_000, quickplay: false };
    expect(regulationsOf(chosen, NO_MORE, older)).toMatchObject(said);
    expect(regulationsOf(chosen, { ...NO_MORE, defaultTime: 15 }, older)).toMatchObject({
      default_time: 900_000,
      quickplay: false,
    });
    expect(regulationsOf(chosen, { ...NO_MORE, finland: true }, older)).toEqual({
      book: "fide-2014",
      mode: "screen",
      control: "900+10",
      federation: "finland",
    });
  });

  it("never lose the wish for another start, said or not", () => {
    const start = (more: Partial<typeof NO_MORE>) =>
      regulationsOf(choices, { ...NO_MORE, ...more }, laws);
    expect(start({ start: "chess960" })).toMatchObject({ start: "", chess960: true });
    expect(start({ start: "position", position: " 8/8 " })).toMatchObject({ start: "8/8" });
    expect(start({ start: "usual", position: "8/8" })).not.toHaveProperty("start");
  });

  it("have no clock at home, whatever was set", () => {
    const timed = { ...choices, book: "home", timed: true };
    expect(regulationsOf(timed, { ...NO_MORE, control: "40/5400" }, home)["control"]).toBe("-");
  });

  it("have nothing of events at home", () => {
    const more = {
      ...NO_MORE,
      finland: true,
      quickplay: true,
      blind: { white: true, black: true },
    };
    const chosen = { ...choices, book: "home", mode: "otb" as const };
    expect(Object.keys(regulationsOf(chosen, more, home)).sort()).toEqual(
      ["book", "control", "mode"].sort(),
    );
  });

  it("take over the time that a book proposes", () => {
    expect(controlOf("300")).toEqual({ timed: true, minutes: 5, seconds: 0 });
    expect(controlOf("5400+30")).toEqual({ timed: true, minutes: 90, seconds: 30 });
    expect(controlOf("-").timed).toBe(false);
  });

  it("are read back into the form that made them", () => {
    const event = { event: "Kevät", round: "3", board: "1" };
    const wishes: [Partial<Choices>, Partial<typeof NO_MORE>, Book][] = [
      [{}, {}, laws],
      [{ timed: false }, {}, laws],
      [
        { minutes: 90, seconds: 30, mode: "otb", observer: "human" },
        { judgement: "arbiter" },
        laws,
      ],
      [{}, { control: "40/5400+30:1800+30", rated: true, finland: true }, laws],
      [{}, { control: "90+1", startsAt: "2026-11-15T18:00", defaultTime: 30 }, laws],
      [{}, { agreements: "not_before", notBefore: 40, quickplay: true }, laws],
      [{ mode: "otb" }, { agreements: "with_consent", blind: { white: false, black: true } }, laws],
      [{}, { start: "chess960", position: "rbbnqkrn/8/8/8/8/8/8/RBBNQKRN w GBgb - 0 1" }, laws],
      [{ book: "fide-2014" }, {}, older],
      [{ book: "home", timed: false }, {}, home],
    ];
    for (const [chosen, more, book] of wishes) {
      const made = regulationsOf({ ...choices, ...chosen }, { ...NO_MORE, ...more }, book);
      const read = choicesOf(made as Told, event, book);
      expect(regulationsOf(read.choices, read.more, book)).toEqual(made);
      expect(read.more.names).toEqual(event);
    }
  });

  it("are sent once more without what may not be understood", () => {
    const [position, control] = suspects({ book: "b", start: "garbage", control: "900" });
    expect(position).toEqual({ field: "position", without: { book: "b", control: "900" } });
    expect(control).toEqual({ field: "control", without: { book: "b", start: "garbage" } });
  });
});
