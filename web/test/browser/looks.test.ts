/** How screens bear long words, large letters, and people who want nothing to move. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { LANGUAGES, launch, open, shoot, SIZES, violations } from "./browsers";
import type { Notice, State } from "../../src/table/wire";
import { hold, line, lookedThrough, standing, state } from "./house";
import { carry } from "./people";
import { startTuomari } from "./tuomari";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function visit(options: BrowserContextOptions, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ locale: "en", viewport: SIZES.desktop, ...options });
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

const moves = [line("white", "e2e4", "e4")];
const blind = { book: "fide-2018", mode: "otb", control: "5400+30", observer: "program" } as const;
const hours = { time: 5_459_000, delay: 0, shown: 5_459_000, moves: 3, period: 0, used: 0 };
const long = standing({
  clock: { at: 1_000_000, motion: { stopped: "white" }, white: hours, black: hours },
});

/** The screens, each as it is come to. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => open(page, "/"),
  clock: (page) => open(page, "/clock"),
  shared: async (page) => {
    await hold(page, state("table", { standing: standing({ offer: "black" }) }));
    await open(page, "/t/abc#secret");
    const size = page.viewportSize() ?? SIZES.phone;
    const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
    expect(fits || size.height < 600, "a whole table is seen at once").toBe(true);
  },
  device: async (page) => {
    await hold(page, state("white", { moves, standing: standing({ turn: "white" }) }));
    await open(page, "/t/abc#secret");
  },
  blind: async (page) => {
    const regulations = { ...blind, blind: ["white" as const] };
    await hold(page, state("white", { regulations, moves, standing: long }));
    await open(page, "/t/abc#secret");
  },
  arbiter: async (page) => {
    const asked = "White asks for permission to leave the playing area";
    const questions: State["questions"] = [
      { about: "permission", of: "white", to: "leave_playing_area", words: { text: asked } },
    ];
    await lookedThrough(page, moves);
    await hold(page, state("arbiter", { moves, questions }));
    await open(page, "/t/abc#secret");
    await page.locator("article.ask").waitFor();
  },
};

/** The words that do not fit where they stand, and whatever makes the page wider than the window. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>("button, legend, h1, h2, label, p")]
      .filter((element) => element.checkVisibility() && !element.closest(".unseen, select"))
      .filter(
        ({ scrollWidth, clientWidth, className }) =>
          !className.includes("unseen") && scrollWidth > clientWidth + 1 && clientWidth > 0,
      )
      .map(({ tagName, textContent }) => `${tagName} ${textContent.trim()}`);
    const lost = [...document.querySelectorAll("button, tuo-clock")]
      .filter((element) => element.getBoundingClientRect().top + scrollY < 0)
      .map(({ tagName, textContent }) => `above the page: ${tagName} ${textContent.trim()}`);
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return [...(isWide ? ["the page is wider than the window"] : []), ...found, ...lost];
  });

describe("long words", () => {
  for (const locale of ["fi", "sv"]) {
    for (const [name, come] of Object.entries(SCREENS)) {
      it(`fit: ${name} in ${locale}`, () =>
        visit({ locale, viewport: SIZES.phone }, async (page) => {
          await come(page);
          for (const [size, viewport] of Object.entries(SIZES)) {
            await page.setViewportSize(viewport);
            await shoot(page, `${name}-${locale}-${size}`);
            expect(await clipped(page), `${name} ${size}`).toEqual([]);
          }
          expect(await violations(page)).toEqual([]);
        }));
    }
  }
});

describe("large letters", () => {
  for (const [name, come] of Object.entries(SCREENS)) {
    it(`of twice the size leave everything there: ${name}`, () =>
      visit({ viewport: { width: 640, height: 480 }, deviceScaleFactor: 2 }, async (page) => {
        await come(page);
        await shoot(page, `${name}-zoomed`);
        expect(await clipped(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
      }));
  }
});

describe("a ruling that is opened", () => {
  const numbers = ["3.8.1", "3.10.2", "7.5.1", "4.3.1", "4.3", "7.5.5", "PRE.1", "7.1"];
  const ruled: Notice = {
    seq: 11,
    at: 1_000_000,
    seat: "white",
    headline: "Illegal move: Black gets one minute",
    events: [
      {
        fact: "illegal_found",
        by: "white",
        move: "e1e3",
        reasons: [],
        articles: [],
        audience: "everyone",
        words: {
          text: "White's move Ke1–e3 is illegal: the king on e1 does not move to e3 like that",
          cited: numbers.map((number) => ({ book: "fide-2018", number, text: number })),
        },
      },
    ],
    standing: standing({ clock: { ...standing().clock, motion: { running: "white" } } as never }),
  };
  const tell = async (page: Page, role: State["role"]): Promise<void> => {
    const house = await hold(page, state(role, { moves }));
    await open(page, "/t/abc#secret");
    house.tell(ruled);
    await page.locator(".ruling").first().waitFor();
  };
  const PLACES = { ...SIZES, laptop: { width: 1280, height: 720 } };

  it("has its reasons within its own width", () =>
    visit({}, async (page) => {
      await tell(page, "white");
      await page.locator(".ruling summary").click();
      for (const [size, viewport] of Object.entries(PLACES)) {
        await page.setViewportSize(viewport);
        await shoot(page, `ruling-open-${size}`);
        const over = await page
          .locator(".law")
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(over, size).toBeLessThanOrEqual(0);
      }
    }));

  it("leaves name and time of a player in their places at one screen", () =>
    visit({}, async (page) => {
      await tell(page, "table");
      const white = page.locator("section.side.white");
      await white.getByRole("button", { name: "Why" }).click();
      for (const [size, viewport] of Object.entries({
        ...PLACES,
        low: { width: 390, height: 664 },
      })) {
        await page.setViewportSize(viewport);
        await shoot(page, `ruling-open-shared-${size}`);
        const [name, time, under] = await Promise.all(
          [".nm", "tuo-clock", ".under"].map((part) => white.locator(part).boundingBox()),
        );
        const bottom = (box: typeof name): number => (box?.y ?? NaN) + (box?.height ?? NaN);
        expect(bottom(name), size).toBeLessThanOrEqual((time?.y ?? NaN) + 1);
        expect(bottom(time), size).toBeLessThanOrEqual((under?.y ?? NaN) + 1);
        expect(bottom(under), size).toBeLessThanOrEqual(viewport.height + 1);
      }
    }));
});

describe("a low phone between the players", () => {
  it.each([
    [390, 664, 300],
    [320, 640, 280],
  ])("of %i by %i has a board that is large enough", (width, height, least) =>
    visit({ viewport: { width, height } }, async (page) => {
      await hold(page, state("table", { standing: standing({ offer: "black" }) }));
      await open(page, "/t/abc#secret");
      await shoot(page, `shared-low-${width}`);
      const board = await page.locator("tuo-board").boundingBox();
      expect(board?.width).toBeGreaterThanOrEqual(least);
      expect(await clipped(page)).toEqual([]);
    }),
  );
});

describe("who wants nothing to move", () => {
  it("sees men, levers and buttons in their places at once", () =>
    visit({ reducedMotion: "reduce", viewport: SIZES.tablet }, async (page) => {
      const house = await hold(page, state("table"));
      await open(page, "/t/abc#secret");
      await carry(page, "e1", "e2");
      house.tell({ seq: 11, at: 1_000_000, standing: standing() });
      await page.locator('[aria-label="e1 white king"]').waitFor();
      await page.getByRole("button", { name: "Press the clock, White" }).click();
      await page.getByRole("button", { name: "Resign" }).first().hover();
      await page.mouse.down();
      const moving = await page.evaluate(() => {
        const roots = [...document.querySelectorAll("*")].map(({ shadowRoot }) => shadowRoot);
        return [document, ...roots].flatMap((root) => root?.getAnimations() ?? []).length;
      });
      await page.mouse.up();
      expect(moving).toBe(0);
    }));
});

describe("forced colours", () => {
  it("leave an edge to levers, whose ground is gone, and another to the one that can be pressed", () =>
    visit({ forcedColors: "active", viewport: SIZES.tablet }, async (page) => {
      const clock = { ...standing().clock, motion: { running: "white" } } as never;
      await hold(page, state("table", { standing: standing({ clock }) }));
      await open(page, "/t/abc#secret");
      const edges = await page
        .locator("section.side > .lever")
        .evaluateAll((levers) => levers.map((lever) => getComputedStyle(lever).borderWidth));
      // The one that can be pressed is told by more than a colour.
      expect(edges).toEqual(["3px", "6px"]);
      await shoot(page, "shared-forced");
      expect(await clipped(page)).toEqual([]);
    }));
});

describe.skipIf(!inject("isServed"))("boards elsewhere", () => {
  it("are shown by duty in every look and language", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tuomari-watch-"));
    const file = join(folder, "round.pgn");
    const game = (board: number, text: string): string =>
      `[Event "Kaupunki Open"]\n[Round "4.${board}"]\n[Board "${board}"]\n[White "Laine"]\n` +
      `[Black "Virtanen"]\n[Result "*"]\n\n${text} *\n\n`;
    const dance = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    writeFileSync(file, game(1, "1. e4 e5 2. Nf3") + game(2, dance) + game(3, "1. e4 e5 2. Ke3"));
    const server = await startTuomari("--watch", file);
    try {
      for (const locale of LANGUAGES) {
        for (const look of [
          { colorScheme: "light" },
          { colorScheme: "dark" },
          { contrast: "more" },
        ]) {
          await visit(look as BrowserContextOptions, async (page) => {
            const address = new URL(server?.watch ?? "");
            address.searchParams.set("lang", locale);
            await page.goto(address.href);
            await page.locator("#room tr").nth(2).waitFor();
            for (const [size, viewport] of Object.entries(SIZES)) {
              await page.setViewportSize(viewport);
              await shoot(page, `watch-${locale}-${Object.values(look)[0]}-${size}`);
              expect(await clipped(page), size).toEqual([]);
            }
            expect(await violations(page)).toEqual([]);
          });
        }
      }
    } finally {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
