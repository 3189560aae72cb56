import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TuoBoard } from "../../src/board/element";
import type { Square } from "../../src/board/square";
import { expectHeard, launch, open, shoot, THEMES, violations } from "./browsers";

type Seen = Window & { acts: object[]; told: string[] };

let browser: Browser;
let page: Page;

beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 640, height: 760 }, hasTouch: true });
  await open(page, "/test/pages/board.html");
});
afterEach(() => page.close());

const acts = (): Promise<object[]> => page.evaluate(() => (window as unknown as Seen).acts);
const told = (): Promise<string[]> => page.evaluate(() => (window as unknown as Seen).told);
const set = (attributes: Record<string, string>, position?: string): Promise<void> =>
  page.evaluate(
    ([attributes, position]) => {
      const board = document.querySelector("tuo-board") as TuoBoard;
      Object.entries(attributes).forEach(([name, value]) => board.setAttribute(name, value));
      if (position) board.position = position;
    },
    [attributes, position] as const,
  );

/** The middle of a square, in pixels of the page. */
async function at(square: Square): Promise<{ x: number; y: number }> {
  const box = await page.locator(`tuo-board [data-square=${square}]`).boundingBox();
  if (!box) throw new Error(`${square} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(from: Square, to: Square | { x: number; y: number }): Promise<void> {
  const [start, end] = [await at(from), typeof to === "string" ? await at(to) : to];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

async function tap(square: Square): Promise<void> {
  const { x, y } = await at(square);
  await page.touchscreen.tap(x, y);
}

/** Two fingers, each from a square to a square; down, and up again, in that order. */
async function twoFingers(paths: [Square, Square][]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = await Promise.all(
    paths.map(async ([from, to], id) => ({ id, from: await at(from), to: await at(to) })),
  );
  const points = (end: "from" | "to", count: number): { id: number; x: number; y: number }[] =>
    fingers.slice(0, count).map((finger) => ({ id: finger.id, ...finger[end] }));
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: object[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as never });
  await touch("touchStart", points("from", 1));
  await touch("touchStart", points("from", 2));
  await touch("touchMove", points("to", 2));
  await touch("touchEnd", points("to", 1));
  await touch("touchEnd", points("to", 2).slice(1));
}

describe("hands", () => {
  it("a man carried to a square is touched and let go there", async () => {
    await drag("e2", "e4");
    expect(await acts()).toEqual([
      { act: "touch", square: "e2", hand: 1 },
      { act: "release", from: "e2", to: "e4", hand: 1 },
    ]);
  });

  it("a man carried back to its square is put back, and that is told apart", async () => {
    const { x, y } = await at("g1");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y - 80, { steps: 4 });
    await page.mouse.move(x + 3, y + 3, { steps: 4 });
    await page.mouse.up();
    expect(await acts()).toEqual([
      { act: "touch", square: "g1", hand: 1 },
      { act: "release", from: "g1", to: "g1", hand: 1 },
    ]);
  });

  it("a man carried beside the board is taken off", async () => {
    await drag("d8", { x: 600, y: 300 });
    expect(await acts()).toEqual([
      { act: "touch", square: "d8", hand: 1 },
      { act: "take_off", square: "d8", hand: 1 },
    ]);
  });

  it("any move can be made, and the man that stands there goes first", async () => {
    await drag("a1", "a8");
    expect(await acts()).toEqual([
      { act: "touch", square: "a1", hand: 1 },
      { act: "take_off", square: "a8", hand: 1 },
      { act: "release", from: "a1", to: "a8", hand: 1 },
    ]);
  });

  it("a tap takes a man in hand, the next lets it go", async () => {
    await tap("g1");
    expect(await acts()).toMatchObject([{ act: "touch", square: "g1" }]);
    await tap("f3");
    expect((await acts()).slice(1)).toMatchObject([{ act: "release", from: "g1", to: "f3" }]);
  });

  it("two fingers are kept apart, and both releases say that two hands were used", async () => {
    await set({}, "4k3/8/8/8/8/8/8/4K2R");
    await twoFingers([
      ["e1", "g1"],
      ["h1", "f1"],
    ]);
    const seen = (await acts()) as { act: string; hand: number }[];
    expect(seen).toMatchObject([
      { act: "touch", square: "e1" },
      { act: "touch", square: "h1" },
      { act: "release", from: "e1", to: "g1", two_hands: true },
      { act: "release", from: "h1", to: "f1", two_hands: true },
    ]);
    expect(seen[0]?.hand).not.toBe(seen[1]?.hand);
  });

  it("a pawn at the end of its way gives way to an officer from the ledge", async () => {
    await set({}, "4k3/P7/8/8/8/8/8/4K3");
    await drag("a7", "a8");
    await page.getByRole("button", { name: "white knight" }).click();
    await tap("a8");
    expect((await acts()).slice(2)).toMatchObject([
      { act: "take_off", square: "a8" },
      { act: "put", square: "a8", piece: "white knight" },
    ]);
    await shoot(page, "board-promoted");
  });
});

describe("the keyboard", () => {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = (): Promise<string | null> =>
    page.evaluate(() => {
      const cell = document.querySelector("tuo-board")?.shadowRoot?.activeElement;
      return cell?.getAttribute("aria-label") ?? null;
    });

  it("takes a man up, carries it and lets it go with the arrows and Enter", async () => {
    await press("Tab", "ArrowUp", "Enter", "ArrowUp", "ArrowUp", "Enter");
    expect(await acts()).toEqual([
      { act: "touch", square: "e2", hand: -1 },
      { act: "release", from: "e2", to: "e4", hand: -1 },
    ]);
    expect(await focused()).toBe("e4 white pawn");
  });

  it("jumps to men by letter, to ranks by digit and to files by shifted digit", async () => {
    await press("Tab", "n");
    expect(await focused()).toBe("g1 white knight");
    await press("Shift+N");
    expect(await focused()).toBe("b1 white knight");
    await press("8");
    expect(await focused()).toBe("b8 black knight");
    await press("Shift+Digit5");
    expect(await focused()).toBe("e8 black king");
  });

  it("tells the square and the lines, and asks the page for the rest", async () => {
    await press("Tab", "o", "x", "l", "t", "c", "i");
    expect(await told()).toEqual([
      "e1 white king",
      "e2 white pawn, f1 white bishop, d1 white queen, f2 white pawn, d2 white pawn",
      "ask last",
      "ask times",
      "ask count",
      "ask input",
    ]);
  });

  it("takes a man off the board, adjusts, and puts back with Escape", async () => {
    await press("Tab", "a", "Enter", "Escape", "q", "Enter", "Delete");
    expect(await acts()).toMatchObject([
      { act: "adjust" },
      { act: "touch", square: "e1" },
      { act: "release", from: "e1", to: "e1" },
      { act: "touch", square: "d8" },
      { act: "take_off", square: "d8" },
    ]);
  });

  it("knows no key for the possible moves", async () => {
    await press("Tab", "m");
    expect(await told()).toEqual([]);
    expect(await acts()).toEqual([]);
  });
});

describe("moves on a screen", () => {
  beforeEach(() => set({ mode: "move" }));

  it("are one act, by carrying or by two taps", async () => {
    await drag("e2", "e4");
    await tap("g8");
    await tap("f6");
    expect(await acts()).toMatchObject([
      { act: "move", move: "e2e4" },
      { act: "move", move: "g8f6" },
    ]);
  });

  it("leave no ring where a pointer took a man up; keys show where they are", async () => {
    const ringed = (): Promise<string[]> =>
      page
        .locator("tuo-board [data-square]")
        .evaluateAll((cells) =>
          cells
            .filter((cell) => getComputedStyle(cell, "::after").content !== "none")
            .map((cell) => (cell as HTMLElement).dataset["square"] ?? ""),
        );
    await drag("e2", "e4");
    await drag("d7", "d5");
    expect(await ringed()).toEqual([]);
    await page.keyboard.press("ArrowLeft");
    expect(await ringed()).toEqual(["c7"]);
  });

  it("ask what a pawn becomes", async () => {
    await set({}, "4k3/P7/8/8/8/8/8/4K3");
    await drag("a7", "a8");
    expect(await acts()).toEqual([]);
    await expectHeard(page, "body", "board-promotion");
    await shoot(page, "board-chooser");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await acts()).toMatchObject([{ act: "move", move: "a7a8r" }]);
  });

  it("are for one's own men only", async () => {
    await set({ movable: "white" });
    await drag("e7", "e5");
    expect(await acts()).toEqual([]);
  });

  it("go back when the table says so", async () => {
    await drag("e2", "e5");
    await set({}, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    await expectHeard(page, "tuo-board", "board-start");
  });
});

describe("everyone can use it", () => {
  it("a screen reader meets a grid of named squares", () =>
    expectHeard(page, "tuo-board", "board-start"));

  for (const theme of THEMES) {
    for (const pieces of ["staunton", "letters"]) {
      it(`nothing is wrong in the ${theme} theme with ${pieces}`, async () => {
        await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
        await set(
          { pieces, facing: "each" },
          "r1bqkb1r/pP1ppppp/2n2n2/8/4P3/5N2/P1PP1P1P/RNBQKB1R",
        );
        expect(await violations(page)).toEqual([]);
        await shoot(page, `board-${theme}-${pieces}`);
      });
    }
  }
});
