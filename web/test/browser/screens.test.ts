/** The screens of a table, as people use them. The file is long because its tests share one game and
 * one ruling. */

import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectHeard, LANGUAGES, launch, open, shoot, SIZES, THEMES, violations } from "./browsers";
import type { Cited } from "../../src/table/wire";
import { type House, hold, line, lookedThrough, standing, state } from "./house";
import { choose, carry } from "./people";

let browser: Browser;
let page: Page;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage({ viewport: SIZES.tablet, locale: "en" });
});
afterEach(() => page.close());

const cited = (number: string): Cited => ({ book: "fide-2018", number, text: number });
const ruling = {
  seq: 11,
  at: 1_000_000,
  seat: "black" as const,
  headline: "Illegal move: Black gets one minute",
  events: [
    {
      fact: "illegal_counted" as const,
      by: "white" as const,
      count: 1,
      kind: "move" as const,
      articles: ["fide-2018 7.5.5", "fide-2018 B.2"],
      audience: "everyone" as const,
      words: {
        text: "White's first illegal move: a move that the rules forbid",
        cited: [cited("7.5.5"), cited("B.2")],
      },
    },
    {
      fact: "time_added" as const,
      to: "black" as const,
      span: 60_000,
      articles: ["fide-2018 7.5.5"],
      audience: "everyone" as const,
      words: { text: "Black received 1:00 more", cited: [cited("7.5.5")] },
    },
  ],
  standing: standing(),
};
const moves = [
  line("white", "e2e4", "e4"),
  line("black", "e7e5", "e5"),
  line("white", "g1f3", "Nf3", 2),
];

describe("one screen between the players", () => {
  it("lays touches to the player whose time runs, and presses to the lever's owner", async () => {
    const clock = { ...standing().clock, motion: { running: "black" } } as never;
    const house = await hold(page, state("table", { standing: standing({ clock }) }));
    await open(page, "/t/abc#secret");
    await carry(page, "g8", "f6");
    await page.getByRole("button", { name: "Press the clock, White" }).click();
    await expect.poll(() => house.heard.length).toBe(3);
    expect(house.heard).toMatchObject([
      { act: { act: "touch", square: "g8" }, as: "black" },
      { act: { act: "release", from: "g8", to: "f6" }, as: "black" },
      { act: { act: "press" }, as: "white" },
    ]);
  });

  it("lays a ruling before both, and each can go on", async () => {
    const house = await hold(page, state("table"));
    await open(page, "/t/abc#secret");
    house.tell(ruling);
    const headline = page.getByRole("heading", { name: "Illegal move: Black gets one minute" });
    await headline.first().waitFor();
    expect(await headline.count()).toBe(2);
    await expectHeard(page, "main", "table-ruling");
    await page.getByRole("button", { name: "Close" }).first().click();
    expect(await headline.count()).toBe(0);
  });

  it("resigns only when the button is held", async () => {
    const house = await hold(page, state("table"));
    await open(page, "/t/abc#secret");
    const resign = page.getByRole("group", { name: "White" }).getByText("Resign");
    await resign.click();
    expect(house.heard).toEqual([]);
    await resign.hover();
    await page.mouse.down();
    await expect
      .poll(() => house.heard, { timeout: 5000 })
      .toMatchObject([{ act: { act: "resign" }, as: "white" }]);
    await page.mouse.up();
  });

  it("claims with the move that is about to be made", async () => {
    const house = await hold(page, state("table"));
    await open(page, "/t/abc#secret");
    const strip = page.getByRole("group", { name: "White" });
    await strip.getByRole("button", { name: "Claim" }).click();
    const dialog = page.getByRole("dialog", { name: "Claim a draw" });
    await dialog.getByText("With my move").click();
    await dialog.getByRole("textbox").fill("Springer Felix drei Gustav eins");
    await dialog.getByRole("button", { name: "Claim", exact: true }).click();
    await expect
      .poll(() => house.heard)
      .toMatchObject([
        { act: { act: "claim_draw", basis: "threefold", intended: "f3g1" }, as: "white" },
      ]);
  });
});

describe("two devices", () => {
  const regulations = {
    book: "home",
    mode: "screen",
    control: "900+10",
    observer: "program",
  } as const;

  it("shows a move at once, takes it back when it is refused, and says why", async () => {
    const playing = standing({ turn: "white" });
    const house = await hold(page, state("white", { regulations, moves, standing: playing }));
    await open(page, "/t/abc#secret");
    await carry(page, "f3", "f5");
    await expect.poll(() => house.heard.length).toBe(1);
    const key = String(house.heard[0]?.["key"]);
    expect(house.heard[0]?.["as"]).toBeUndefined();
    house.refuse(key, {
      title: "the Laws refuse it",
      refusal: "illegal_move",
      articles: ["fide-2018 3.6"],
      words: { text: "Refused: the move is illegal", cited: [cited("3.6")] },
    });
    await page.getByText("the move is illegal").first().waitFor();
    await page.locator('[aria-label="f3 white knight"]').waitFor();
  });

  it("is played by keyboard alone, and says each move once", async () => {
    const playing = standing({ turn: "white" });
    const house = await hold(page, state("white", { regulations, moves, standing: playing }));
    await open(page, "/t/abc#secret");
    await page.getByLabel("Move", { exact: true }).fill("Bauer David zwei David vier");
    await page.keyboard.press("Enter");
    await expect.poll(() => house.heard).toMatchObject([{ act: { act: "move", move: "d2d4" } }]);
    house.tell({
      seq: 11,
      at: 1_000_000,
      san: "d4",
      events: [
        {
          fact: "move_made",
          by: "white",
          move: "d2d4",
          articles: ["home 3.7.2"],
          audience: "everyone",
          words: { text: "White played d4", spoken: "Bauer David zwei David vier" },
        },
      ],
      standing: standing({
        turn: "black",
        board: "r1bqkbnr/pppp1ppp/2n5/1B2p3/3PP3/5N2/PPP2PPP/RNBQK2R",
      }),
    });
    const status = page.locator("[role=status]");
    await expect
      .poll(() => status.textContent())
      .toBe("Bauer David zwei David vier. Black to move");
    await page.locator("tuo-board [tabindex='0']").focus();
    await page.keyboard.press("t");
    await expect.poll(() => status.textContent()).toBe("You 3:58, opponent 4:31");
    await page.keyboard.press("c");
    await expect.poll(() => status.textContent()).toBe("Moves made: 2");
    // On the screen nothing is pressed: a move presses the clock by itself.
    await page.keyboard.press("Space");
    await page.keyboard.press("l");
    await expect.poll(() => status.textContent()).toContain("Bauer David zwei");
    expect(house.heard).toHaveLength(1);
  });

  it("says moves in the page's language, and in German where they are announced in it", async () => {
    const announced = { book: "fide-2018", mode: "otb", control: "900", blind: ["white" as const] };
    const made = {
      seq: 11,
      at: 1_000_000,
      events: [
        {
          fact: "announced" as const,
          by: "black" as const,
          move: "d7d6",
          articles: [],
          audience: "everyone" as const,
          words: { text: "Black announced d6", spoken: "Bauer David sieben David sechs" },
        },
      ],
      standing: standing({ turn: "white" }),
    };
    const given = state("white", { moves });
    for (const [announce, lang] of [
      [true, "de"],
      [false, "en"],
    ] as const) {
      const house = await hold(page, {
        ...given,
        regulations: { ...given.regulations, ...(announce && { blind: announced.blind }) },
        doings: { ...given.doings, announce },
      });
      await open(page, "/t/abc#secret");
      house.tell(made);
      await page.locator(`[role=status] [lang=${lang}]`, { hasText: "David sechs" }).waitFor({
        state: "attached",
      });
    }
  });

  it("has a lever under the space bar where clocks are pressed", async () => {
    const byHand = { ...regulations, mode: "otb" } as const;
    const house = await hold(page, state("white", { regulations: byHand, moves }));
    await open(page, "/t/abc#secret");
    await page.locator("tuo-board [tabindex='0']").focus();
    await page.keyboard.press("Space");
    await expect.poll(() => house.heard).toMatchObject([{ act: { act: "press" } }]);
  });

  it("changes its language without losing anything", async () => {
    const playing = standing({ turn: "white" });
    await hold(page, state("white", { regulations, moves, standing: playing }));
    await open(page, "/t/abc#secret");
    await choose(page, "Suomi");
    await page.getByText("Sinun siirtosi").first().waitFor();
    await page.locator('[aria-label="f3 valkea ratsu"]').waitFor();
    expect(await page.locator("ol").textContent()).toContain("Rf3");
    await choose(page, "Svenska");
    await page.getByText("Ditt drag").first().waitFor();
    await expectHeard(page, "body", "device-sv");
  });
});

describe("an adjourned game", () => {
  const called = standing({ turn: "white", adjournment: "called" });

  it("has its move sealed on a device where the arbiter has a key", async () => {
    const house = await hold(page, state("white", { standing: called, seal_key: "ab12" }));
    const sent: unknown[] = [];
    await page.route(/\/envelope$/, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { seq: 12, events: [], commitment: "c", proof: "5eed" } });
    });
    await open(page, "/t/abc#secret");
    await page.getByRole("button", { name: "Seal your move" }).click();
    await page.getByLabel("Move, as on the scoresheet").fill("Kf1");
    await page.getByRole("button", { name: "Put it into the envelope" }).click();
    await page.getByText("5eed").waitFor();
    expect(sent).toEqual([{ text: "Kf1" }]);
    for (const theme of THEMES) {
      await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
      await shoot(page, `seal-${theme}-tablet`);
      expect(await violations(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Stop the clocks" }).click();
    await expect
      .poll(() => house.heard)
      .toMatchObject([{ act: { act: "stop_clock", reason: "sealed" } }]);
  });

  it("offers no way to make the move that is to be sealed", async () => {
    const house = await hold(page, state("white", { standing: called, seal_key: "ab12" }));
    await open(page, "/t/abc#secret");
    await page.getByRole("button", { name: "Seal your move" }).waitFor();
    expect(await page.getByLabel("Move", { exact: true }).count()).toBe(0);
    const onScreen = { book: "fide-2018", mode: "screen", control: "5400" } as const;
    await hold(page, state("white", { regulations: onScreen, standing: called }));
    await page.reload();
    await page.locator("tuo-board[mode=still]").waitFor();
    expect(await page.getByLabel("Move", { exact: true }).count()).toBe(0);
    expect(house.heard).toEqual([]);
  });

  it("has its move sealed on paper where there is none, also at one screen", async () => {
    const house = await hold(page, state("table", { standing: called }));
    await open(page, "/t/abc#secret");
    await page.getByRole("button", { name: "It is in the envelope" }).click();
    await page.getByRole("button", { name: "Stop the clocks" }).click();
    await expect
      .poll(() => house.heard)
      .toMatchObject([
        { act: { act: "seal" }, as: "white" },
        { act: { act: "stop_clock", reason: "sealed" }, as: "white" },
      ]);
  });

  it("asks nothing of the one who is not on move, and everyone says when they are back", async () => {
    const house = await hold(page, state("black", { standing: called }));
    await open(page, "/t/abc#secret");
    await page.getByText("A move must be sealed").first().waitFor();
    expect(await page.getByRole("button", { name: "It is in the envelope" }).count()).toBe(0);
    const sealed = standing({ phase: "stopped", adjournment: "sealed" });
    house.tell({ seq: 11, at: 1_000_000, standing: sealed });
    await page.getByText("The game is adjourned").first().waitFor();
    await page.getByRole("button", { name: "I am here" }).click();
    await expect.poll(() => house.heard).toMatchObject([{ act: { act: "arrive" } }]);
  });

  it("has a key that the arbiter's browser alone keeps", async () => {
    await lookedThrough(page, moves);
    const house = await hold(page, state("arbiter", { moves, standing: called }));
    await page.route(/\/envelope\/key$/, (route) =>
      route.fulfill({ status: 201, json: { public: "ab12", secret: "c0ffee" } }),
    );
    let opened: unknown;
    await page.route(/\/envelope\/open$/, (route) => {
      opened = route.request().postDataJSON();
      return route.fulfill({ json: { seq: 14, events: [] } });
    });
    await open(page, "/t/abc#secret");
    await page.getByRole("button", { name: "Make a key" }).click();
    house.tell({
      seq: 11,
      at: 1_000_000,
      note: { note: "seal_key", public: "ab12" },
      standing: standing({ phase: "stopped", adjournment: "resuming" }),
    });
    await expect.poll(() => page.getByLabel("Key").inputValue()).toBe("c0ffee");
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole("button", { name: "Make a key" }).waitFor();
    house.tell({
      seq: 11,
      at: 1_000_000,
      note: { note: "seal_key", public: "ab12" },
      standing: standing({ phase: "stopped", adjournment: "resuming" }),
    });
    await page.getByRole("button", { name: "Open the envelope with the key" }).click();
    await expect.poll(() => opened).toEqual({ key: "c0ffee" });
  });
});

describe("a clock on its own", () => {
  it("runs, stops and goes on without a server", async () => {
    await page.clock.install();
    await open(page, "/clock");
    await page.getByRole("button", { name: "5 + 0" }).click();
    await page.getByRole("button", { name: "Set the clock" }).click();
    await page.getByRole("button", { name: "Press the clock, Black" }).click();
    await page.clock.runFor(61_000);
    const timer = page.locator("tuo-clock.white [role=timer]");
    await page.getByRole("button", { name: "Stop" }).click();
    expect(await timer.textContent()).toBe("You 3:59, opponent 5:00");
    await page.clock.runFor(60_000);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.clock.runFor(240_000);
    expect(await timer.textContent()).toBe("You 0:00, opponent 5:00. White: the flag is down");
  });

  it("goes on over a reload", async () => {
    await open(page, "/clock");
    await page.getByRole("button", { name: "5 + 0" }).click();
    await page.getByRole("button", { name: "Set the clock" }).click();
    await page.getByRole("button", { name: "Press the clock, Black" }).click();
    await page.locator("tuo-clock.white .runs").waitFor();
    await page.reload();
    await page.locator("tuo-clock.white .runs").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    const timer = page.locator("tuo-clock.white [role=timer]");
    expect(await timer.textContent()).toMatch(/^You (5:00|4:5\d), opponent 5:00$/);
  });
});

describe("every screen in every look", () => {
  let house: House;
  const byHand = state("table", { standing: standing({ offer: "black" }) });
  const regulations = {
    book: "home",
    mode: "screen",
    control: "900+10",
    observer: "program",
  } as const;
  const screens: [
    string,
    string,
    (() => Promise<unknown>) | null,
    (() => Promise<unknown>) | null,
  ][] = [
    ["home", "/", null, null],
    [
      "clock",
      "/clock",
      null,
      async () => {
        await page.getByRole("button", { name: "Set the clock" }).click();
        await page.getByRole("button", { name: "Press the clock, Black" }).click();
      },
    ],
    ["shared", "/t/abc#secret", () => hold(page, byHand), null],
    [
      "ruling",
      "/t/abc#secret",
      async () => void (house = await hold(page, state("table"))),
      () => {
        house.tell(ruling);
        return page.locator(".ruling").first().waitFor();
      },
    ],
    [
      "device",
      "/t/abc#secret",
      () =>
        hold(page, state("black", { regulations, moves, standing: standing({ turn: "black" }) })),
      null,
    ],
    [
      "over",
      "/t/abc",
      () => {
        const over = standing({
          phase: "over",
          verdict: {
            score: { white: "whole", black: "none" },
            ground: "checkmate",
            articles: ["fide-2018 5.1.1"],
            words: { text: "1–0 · mate", cited: [cited("5.1.1")] },
          },
        });
        return Promise.all([
          hold(page, state("spectator", { moves, standing: over })),
          lookedThrough(page, moves),
        ]);
      },
      null,
    ],
  ];

  for (const [name, path, before, after] of screens) {
    for (const theme of THEMES) {
      it(`${name}, ${theme}`, async () => {
        await before?.();
        await page.addInitScript(
          (theme) => localStorage.setItem("tuomari.likes", JSON.stringify({ theme })),
          theme,
        );
        await open(page, path);
        await page.locator("main").waitFor();
        await after?.();
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          await shoot(page, `${name}-${theme}-${size}`);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(wide).toBe(false);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
});

describe("the first load of a table", () => {
  /** Every script and style that came by itself, and what each weighs when it is packed. */
  function weigh(): { total(isFirst?: (url: string) => boolean): Promise<number> } {
    const loaded: { url: string; size: Promise<number> }[] = [];
    page.on("response", (response) => {
      const url = response.url();
      if (!/\.(js|css)$/.test(url)) return;
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      loaded.push({ url, size });
    });
    return {
      async total(isFirst = () => true) {
        const sizes = loaded.filter(({ url }) => isFirst(url)).map(({ size }) => size);
        return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      },
    };
  }

  for (const language of LANGUAGES) {
    it(`is at most 60 kB of script and style, in ${language}, and nothing is from elsewhere`, async () => {
      await page.addInitScript(
        (language) => localStorage.setItem("tuomari.language", language),
        language,
      );
      const scale = weigh();
      const hosts = new Set<string>();
      page.on("request", (request) => hosts.add(new URL(request.url()).host));
      await paintedFirst();
      const later = await page.evaluate(() => {
        const asked = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
        const { painted } = window as unknown as { painted: number };
        return asked.filter(({ startTime }) => startTime > painted).map(({ name }) => name);
      });
      const first = await scale.total((url) => !later.includes(url));
      const all = await scale.total();
      console.info(`${language}: a board weighs ${first} bytes, and what comes by itself ${all}`);
      expect(first).toBeGreaterThan(20_000);
      expect(first).toBeLessThanOrEqual(60_000);
      // What comes by itself after the board should not grow unseen either.
      expect(all).toBeLessThanOrEqual(90_000);
      hosts.delete("");
      expect(hosts.size).toBe(1);
    });
  }

  it("paints the board when its words are there", async () => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await paintedFirst();
    const times = await page.evaluate(() => {
      const asked = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const start = (name: RegExp): number =>
        asked.find((entry) => name.test(entry.name))?.startTime ?? NaN;
      return {
        painted: (window as unknown as { painted: number }).painted,
        words: start(/\/page-[^/]+\.js$/),
      };
    });
    expect(times.words).toBeLessThan(times.painted);
    console.info(`the board is painted after ${Math.round(times.painted)} ms with a CPU / 4`);
  });

  /** Opens a table, keeps the moment of the frame that has the board in it, and lets all come. */
  async function paintedFirst(): Promise<void> {
    await page.addInitScript(() => {
      const look = (): void => {
        const shown = document.querySelector("tuo-board")?.shadowRoot;
        if (shown?.querySelectorAll("[data-square]").length !== 64) requestAnimationFrame(look);
        else Object.assign(window, { painted: performance.now() });
      };
      requestAnimationFrame(look);
    });
    await hold(page, state("table"));
    await open(page, "/t/abc#secret");
    await page.waitForFunction(() => "painted" in window);
    await page.waitForLoadState("networkidle");
  }
});
