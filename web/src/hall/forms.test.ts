import { describe, expect, it } from "vitest";
import { decode } from "./decode";
import { pointsText, valueText } from "./points";
import {
  awaited,
  canBeBoth,
  incidentOf,
  kindsOf,
  needsPlayer,
  RARE,
  USUAL,
} from "./ruling/incidents";
import { chosenFrom, toRegulations, USUAL as BLANK } from "./setup/chosen";
import { pairingsIn } from "./setup/pairings";
import { clockTime, spanOf } from "./span";
import type { EventRegulations } from "../table/wire";

describe("what an arbiter says in taps", () => {
  it("becomes an incident once it is said who, where that matters", () => {
    for (const what of [...USUAL, ...RARE]) {
      // Who is waited for is noted, and ruled on only when the time has passed.
      if (what === "awaited") continue;
      const kind = kindsOf(what)[0] ?? "";
      expect(incidentOf(what, null, kind, "noise") === null, what).toBe(needsPlayer(what));
      expect(incidentOf(what, "black", kind, "noise"), what).not.toBeNull();
      expect(incidentOf(what, "both", kind, "noise") === null, what).toBe(!canBeBoth(what));
    }
  });

  it("waits for those who are not here yet, and rules nothing", () => {
    expect(incidentOf("awaited", "black", "", "")).toBeNull();
    expect([awaited("black"), awaited("both"), awaited(null)]).toEqual([
      ["black"],
      ["white", "black"],
      [],
    ]);
  });

  it("has words of its own for both at once", () => {
    expect(incidentOf("flag", "both", "", "")).toEqual({ incident: "both_flags" });
    expect(incidentOf("not_arrived", "both", "", "")).toEqual({ incident: "nobody_arrived" });
    expect(incidentOf("illegal", "black", "two_hands", "")).toEqual({
      incident: "illegal",
      of: "black",
      kind: "two_hands",
    });
    expect(incidentOf("other", null, "", "  ")).toBeNull();
  });

  it("has the claims of a quickplay finish beside the others", () => {
    const claim = (kind: string) => incidentOf("claim", "white", kind, "");
    expect(claim("fifty_moves")).toEqual({ incident: "claim", of: "white", basis: "fifty_moves" });
    const byGround = { incident: "no_normal_win", of: "white", ground: "not_trying" };
    expect(claim("not_trying")).toEqual(byGround);
    expect(incidentOf("increment_request", "black", "", "")).toEqual({
      incident: "increment_request",
      of: "black",
    });
  });
});

describe("lists of players", () => {
  it("are read in the letters of the spreadsheet that saved them", () => {
    const utf8 = new TextEncoder().encode("Mäkelä").buffer;
    const windows = Uint8Array.from([0x4d, 0xe4, 0x6b, 0x65, 0x6c, 0xe4]).buffer;
    const utf16 = Uint8Array.from([0xff, 0xfe, 0x4d, 0, 0xe4, 0]).buffer;
    expect([utf8, windows, utf16].map(decode)).toEqual(["Mäkelä", "Mäkelä", "Mä"]);
  });
});

describe("pairings from elsewhere", () => {
  it("are read by line, and what is none is named", () => {
    expect(pairingsIn("board;white;black\n1;1;2\r\n2, 4, 3\n\n")).toEqual([
      { board: 1, white: 1, black: 2 },
      { board: 2, white: 4, black: 3 },
    ]);
    expect(() => pairingsIn("1;1;2\n2;Laine;3")).toThrow("2;Laine;3");
    expect(() => pairingsIn("1;1;Laine")).toThrow("1;1;Laine");
  });
});

describe("times", () => {
  it("are read as clocks show them", () => {
    expect(spanOf("6:12")).toBe(372_000);
    expect(spanOf("1:30:00")).toBe(5_400_000);
    expect(spanOf("15")).toBe(900_000);
    for (const wrong of ["", "6:7", "6:60", "abc", "-1:00"]) expect(spanOf(wrong)).toBeNull();
  });

  it("are typed on a number pad that has no colon", () => {
    expect(["6.12", "6,12", "612", "0612"].map(spanOf)).toEqual(Array(4).fill(372_000));
    expect(["1.30.00", "13000", "013000"].map(spanOf)).toEqual(Array(3).fill(5_400_000));
    expect(["45", "045", "130"].map(spanOf)).toEqual([2_700_000, 45_000, 90_000]);
    for (const wrong of ["660", "6.7", "1306000", "1.2.3"]) expect(spanOf(wrong)).toBeNull();
  });

  it("of day are those of the place", () => {
    expect(clockTime(Date.UTC(2026, 11, 5, 11, 0, 7), 120)).toBe("13:00");
    expect(clockTime(Date.UTC(2026, 11, 5, 11, 0, 7), undefined, true)).toBe("11:00:07");
  });
});

describe("points", () => {
  it("are written with halves", () => {
    expect([0, 5, 10, 25, -10, 33].map(pointsText)).toEqual(["0", "½", "1", "2½", "−1", "3.3"]);
    expect([8.5, 2390.25, 3, null].map(valueText)).toEqual(["8½", "2390.25", "3", "–"]);
  });
});

describe("regulations in a form", () => {
  const written: EventRegulations = {
    name: "Tampere Open",
    languages: ["fi"],
    laws: {
      book: "fide-2018",
      time_control: "900+10",
      default_time: "10:00",
      agreements: { not_before: 20 },
      appeals: true,
      rated: true,
    },
    rounds: { count: 7, pairing: "swiss", tie_breaks: ["BH/C1", "BH"] },
    public: { delay: "15:00" },
    retention: { days: 30 },
    room: [{ name: "Hall A", boards: "1-25", row: 5 }],
    equipment: [
      { boards: "1-4", kind: "table" },
      { boards: "5-8", kind: "source", source: "round.pgn" },
    ],
  };

  it("come out as they went in, with all that has no field", () => {
    expect(toRegulations(chosenFrom(written), written)).toEqual(written);
  });

  it("say that a quickplay finish was announced, and that it no longer is", () => {
    const announced = { ...written, laws: { ...written.laws, quickplay: true } };
    const chosen = chosenFrom(announced);
    expect(toRegulations(chosen, announced)).toEqual(announced);
    expect(toRegulations({ ...chosen, quickplay: false }, announced)).toEqual(written);
    // An event in Finland may exclude it, which no tick says.
    const excluded = { ...written, laws: { ...written.laws, quickplay: false } };
    expect(toRegulations(chosenFrom(excluded), excluded)).toEqual(excluded);
  });

  it("leave out what is left empty", () => {
    const made = toRegulations({ ...BLANK, name: "Club", late: "", minutes: "5", increment: "0" });
    expect(made).toMatchObject({ name: "Club", laws: { time_control: "300" } });
    expect(made).not.toHaveProperty("place");
    expect(made).not.toHaveProperty("laws.book");
    expect(made).not.toHaveProperty("laws.default_time");
    expect(made).toHaveProperty("laws.supervision", "limited");
    expect(made).not.toHaveProperty("public.delay");
    expect(made).not.toHaveProperty("laws.quickplay");
  });
});
