/** The first page, opening a table, the lobby: with the real server. */

import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { address, launch, open, shoot, SIZES, THEMES, violations } from "./browsers";
import { carry, links, newGame, sitDown } from "./people";

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ viewport: SIZES.phone, locale: "en" });
});
afterEach(() => context.close());

const PLACES = {
  ...SIZES,
  laptop: { width: 1280, height: 720 },
  small: { width: 320, height: 640 },
};

/** Looks at a screen in every size and colour, and finds nothing wrong with it. */
async function everyLook(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
    for (const [size, viewport] of Object.entries(PLACES)) {
      await page.setViewportSize(viewport);
      await shoot(page, `${name}-${theme}-${size}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, `${name} ${size}`).toBe(false);
    }
    expect(await violations(page)).toEqual([]);
  }
}

/** What is too small for a finger. Links within a sentence may be. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, select, input, .button, a.way, a.entry")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.closest("label") ?? element)
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

describe.skipIf(!inject("isServed"))("the first page", () => {
  it("says what this is, and shows a ruling that the server made", async () => {
    const page = await context.newPage();
    await open(page, "/");
    await page.getByRole("heading", { name: "A chess arbiter at your board" }).waitFor();
    await page.getByText("The king cannot castle across f1").waitFor();
    await page.getByText("3.8.2.2.1").waitFor({ state: "attached" });
    await everyLook(page, "home");
    expect(await small(page)).toEqual([]);
  });

  it("rules on whatever a visitor tries", async () => {
    const page = await context.newPage();
    await page.setViewportSize(PLACES.laptop);
    await open(page, "/");
    await page.getByText("The king cannot castle across f1").waitFor();
    await carry(page, "d1", "d4");
    await page.getByText("held by its own side").waitFor();
    await page.locator('tuo-board [aria-label="d1 white queen"]').waitFor();
    await carry(page, "e4", "e5");
    await page.getByRole("heading", { name: "A legal move" }).waitFor();
    await page.getByText("Black to move.").waitFor();
  });

  it("asks for the organiser's code where tables are not opened without it", async () => {
    const page = await context.newPage();
    await page.route("**/api/v1/tables", (route) =>
      route.request().headers()["tuomari-code"] === "sesame"
        ? route.continue()
        : route.fulfill({
            status: 403,
            json: { type: "urn:tuomari:code-needed", title: "not by everyone", status: 403 },
          }),
    );
    await open(page, "/");
    await page.getByRole("button", { name: "Two devices" }).click();
    await page.getByText("Opening tables takes a code here").waitFor();
    await page.getByLabel("Code for opening tables").fill("sesam");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.getByText("does not accept this code").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
    await page.getByLabel("Code for opening tables").fill("sesame");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/lobby\//);
  });

  it("has every way in within sight, without scrolling", async () => {
    const page = await context.newPage();
    await open(page, "/");
    await page.getByText("The king cannot castle across f1").waitFor();
    for (const viewport of [SIZES.phone, PLACES.laptop]) {
      await page.setViewportSize(viewport);
      for (const way of ["Play", "Two devices", "Club game", "Just a clock"]) {
        const box = await page.locator(".ways").getByText(way, { exact: true }).boundingBox();
        const bottom = (box?.y ?? Infinity) + (box?.height ?? 0);
        expect(bottom, `${way} at ${viewport.width}`).toBeLessThan(viewport.height);
      }
    }
  });

  it("does not shift while it is coming", async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "/");
    await page.getByText("The king cannot castle across f1").waitFor();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
  });

  it("leads to a game at this screen with one tap, and back to it with another", async () => {
    const page = await context.newPage();
    await open(page, "/");
    await page.getByRole("button", { name: "Play" }).click();
    await page.waitForURL(/\/t\//);
    await page.locator("tuo-board:not([mode=still])").waitFor();
    await open(page, "/");
    await page.getByRole("heading", { name: "My tables" }).waitFor();
    await page.locator("a.entry").first().click();
    await page.locator("tuo-board:not([mode=still])").waitFor();
  });

  it("leads to the lobby of a table for two devices with one tap", async () => {
    const page = await context.newPage();
    await open(page, "/");
    await page.getByRole("button", { name: "Two devices" }).click();
    await page.waitForURL(/\/lobby\//);
    await page.getByRole("heading", { name: "Waiting for both players" }).waitFor();
  });

  it("is home for whoever followed a link that leads nowhere", async () => {
    const page = await context.newPage();
    const response = await page.goto(address("/nowhere"));
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "There is nothing at this address" }).waitFor();
    await page.getByRole("link", { name: "To the first page" }).click();
    await page.getByRole("heading", { name: "A chess arbiter at your board" }).waitFor();
  });
});

describe.skipIf(!inject("isServed"))("the settings", () => {
  it("take over what a book proposes, so that its table can be opened", async () => {
    const page = await newGame(context, ["Finnish blitz rules 2014"]);
    await page.locator("tuo-clock [role=timer]", { hasText: "5:00" }).first().waitFor({
      state: "attached",
    });
  });

  it("say beside the field what is wrong with it, in the reader's language", async () => {
    const page = await context.newPage();
    await open(page, "/new");
    await page.locator("option").first().waitFor({ state: "attached" });
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Another position").check();
    await page.getByLabel("The position as FEN").fill("garbage");
    await page.getByRole("button", { name: "Open the table" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "not a position" });
    await alert.waitFor();
    const field = page.getByLabel("The position as FEN");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    const [below, above] = await Promise.all([alert.boundingBox(), field.boundingBox()]);
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(80);
    expect(await page.getByText(/deserialize|JSON/).count()).toBe(0);
  });
});

describe.skipIf(!inject("isServed"))("the lobby", () => {
  it("tells who is there and who is waited for, and loses nothing by a reload", async () => {
    const host = await newGame(context, ["Two devices"]);
    await host.getByRole("heading", { name: "Waiting for both players" }).waitFor();
    await host.getByText("There is no arbiter").waitFor();
    await host.getByText("Either of them starts the game.").waitFor();
    expect(await host.getByRole("button", { name: "Copy link: Arbiter" }).count()).toBe(0);
    const [white = "", black = ""] = await links(host);
    await sitDown(context, white);
    await host.getByRole("heading", { name: "White is here, waiting for Black" }).waitFor();
    await host.reload();
    await host.getByRole("heading", { name: "White is here, waiting for Black" }).waitFor();
    await host.getByAltText("QR code for Virtanen").waitFor();
    await sitDown(context, black);
    await host.getByRole("heading", { name: "Both players are here" }).waitFor();
    await everyLook(host, "lobby");
    expect(await small(host)).toEqual([]);
  });

  it("has the arbiter's link at one screen too", async () => {
    const page = await context.newPage();
    await open(page, "/new");
    await page.locator("option").first().waitFor({ state: "attached" });
    await page.getByLabel("An arbiter decides").check();
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.waitForURL(/\/lobby\//);
    await page.getByRole("button", { name: "Copy link: Arbiter" }).waitFor();
    await page.getByText("Only the arbiter starts the game.").waitFor();
  });

  it("gives the powers of an arbiter to the device that opened the table only if it is the arbiter's", async () => {
    const host = await newGame(context, ["Two devices", "An arbiter decides"]);
    const [white = "", , arbiter = ""] = await links(host);
    const player = await sitDown(context, white);
    await player.locator("tuo-board").waitFor();
    expect(await player.getByRole("button", { name: "Start White's clock" }).count()).toBe(0);
    const kept = (): Promise<string[]> =>
      host.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("arbiter")));
    expect(await kept()).toEqual([]);
    await host.getByLabel("I am the arbiter").check();
    expect(await kept()).toHaveLength(1);
    await host.getByRole("link", { name: "To the arbiter's desk" }).waitFor();
    await host.getByLabel("I am the arbiter").uncheck();
    expect(await kept()).toEqual([]);
    expect(arbiter).toContain("#");
  });

  it("has settings that can be changed before the start, and whoever has a link comes along", async () => {
    const host = await newGame(context, ["Two devices", "5 + 0"]);
    const [white = "", black = ""] = await links(host);
    const player = await sitDown(context, white);
    await player.locator("tuo-board").waitFor();
    await host.getByRole("link", { name: "Change the settings" }).click();
    await host.getByRole("button", { name: "5 + 0", pressed: true }).waitFor();
    expect(await host.getByRole("textbox", { name: "Black", exact: true }).inputValue()).toBe(
      "Virtanen",
    );
    await host.getByRole("button", { name: "15 + 10" }).click();
    await host.getByRole("textbox", { name: "White", exact: true }).fill("Niemi");
    await shoot(host, "settings-changed");
    expect(await violations(host)).toEqual([]);
    await host.getByRole("button", { name: "Keep these settings" }).click();
    await host.getByText("15 min + 10 s").waitFor();
    await host.getByText("Niemi").first().waitFor();
    const moved = host.url().split("/").at(-1) ?? "";
    expect(white).not.toContain(moved);
    await player.waitForURL((url) => url.pathname === `/t/${moved}`);
    const late = await sitDown(context, black);
    await late.waitForURL((url) => url.pathname === `/t/${moved}`);
    await host.getByRole("heading", { name: "Both players are here" }).waitFor();
    await player.getByRole("button", { name: "Start White's clock" }).click();
    await host.getByRole("heading", { name: "The game is on" }).waitFor();
    expect(await host.getByRole("link", { name: "Change the settings" }).count()).toBe(0);
  });

  it("warns where other devices cannot come by its address", async () => {
    const host = await newGame(context, ["Two devices"]);
    await host.getByText("lets in this machine only").waitFor();
  });
});

describe.skipIf(!inject("isServed"))("a link to a seat", () => {
  it("leaves its secret neither in the address bar nor in the history", async () => {
    const host = await newGame(context, ["Two devices"]);
    const [white = ""] = await links(host);
    const player = await sitDown(context, white);
    await player.locator("tuo-board").waitFor();
    expect(new URL(player.url()).hash).toBe("");
    await player.reload();
    await player.locator("tuo-board").waitFor();
    await host.getByRole("heading", { name: "White is here, waiting for Black" }).waitFor();
  });

  it("is kept in the browser, from where one tap leads back to the seat", async () => {
    const host = await newGame(context, ["Two devices"]);
    const [, black = ""] = await links(host);
    const elsewhere = await browser.newContext({ viewport: SIZES.phone, locale: "en" });
    try {
      const guest = await sitDown(elsewhere, black);
      await guest.locator("tuo-board").waitFor();
      await guest.goto(address("/"));
      await guest.locator("a.entry", { hasText: "Laine – Virtanen" }).click();
      await guest.getByText("Black, you").waitFor();
      // The other seats are not the guest's to give.
      await guest.goto(host.url());
      await guest.getByRole("heading", { name: "opened on another device" }).waitFor();
    } finally {
      await elsewhere.close();
    }
  });

  it("that opens nothing any more says so, and leads on", async () => {
    const host = await newGame(context, ["Two devices"]);
    const [white = ""] = await links(host);
    const [there = ""] = white.split("#");
    const dead = await context.newPage();
    await dead.goto(`${there}#${"A".repeat(32)}`);
    await dead.getByRole("heading", { name: "This link does not open the table." }).waitFor();
    expect(await violations(dead)).toEqual([]);
    await dead.getByRole("button", { name: "Watch the game" }).click();
    await dead.locator("tuo-board").waitFor();
    await dead.goto(address("/t/abcdefghijkl"));
    await dead.getByRole("heading", { name: "This table is gone" }).waitFor();
    await dead.getByRole("link", { name: "To the first page" }).click();
    await dead.getByRole("heading", { name: "A chess arbiter at your board" }).waitFor();
  });

  it("takes the other seat when it is pasted into the same tab", async () => {
    const host = await newGame(context, ["Two devices"]);
    const [white = "", black = ""] = await links(host);
    const player = await sitDown(context, white);
    await host.getByRole("heading", { name: "White is here, waiting for Black" }).waitFor();
    await player.goto(black);
    await host.getByRole("heading", { name: "Black is here, waiting for White" }).waitFor();
  });
});
