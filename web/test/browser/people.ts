/** People at the page: how they open a table, move and listen. */

import type { BrowserContext, Page } from "playwright-core";
import type { Mine } from "../../src/table/mine";
import type { OpenedTable, SeatRole as Role } from "../../src/table/wire";
import { address, open } from "./browsers";

/** Asks the server without a page. */
export async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(address(`/api/v1${path}`), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<Answer>;
}

/** A table under regulations that the home page does not offer. */
export const openTable = (regulations: object, seats: Role[]): Promise<OpenedTable> =>
  post("/tables", { regulations, seats });

/** Opens a table with the choices that differ from the usual and whatever else is settled there.
 * Players at one screen go on to the board; others are invited from the lobby. */
export async function newGame(
  context: BrowserContext,
  choices: string[],
  settle = async (_: Page): Promise<void> => {},
): Promise<Page> {
  const page = await context.newPage();
  await open(page, "/new");
  const rules = page.getByLabel("Rules", { exact: false }).first();
  await rules.locator("option").first().waitFor({ state: "attached" });
  await page.getByText("More", { exact: true }).click();
  for (const choice of choices) {
    const titles = await rules.locator("option").allInnerTexts();
    const label = titles.find((title) => choice.startsWith(title));
    const radio = page.getByLabel(choice, { exact: false });
    if (label) await rules.selectOption({ label });
    else if ((await radio.count()) > 0) await radio.first().check();
    else await page.getByRole("button", { name: choice }).click();
  }
  await settle(page);
  await page.getByRole("textbox", { name: "White", exact: true }).fill("Laine");
  await page.getByRole("textbox", { name: "Black", exact: true }).fill("Virtanen");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/lobby\//);
  await page.locator(".places li").first().waitFor();
  const toBoard = page.getByRole("link", { name: "To the board" });
  if ((await toBoard.count()) > 0) {
    await toBoard.click();
    await page.locator("tuo-board").first().waitFor();
  }
  return page;
}

/** The links of a table for several devices: White's, Black's, the arbiter's. */
export async function links(host: Page): Promise<string[]> {
  const { table, seats } = await host.evaluate(
    () => (JSON.parse(localStorage.getItem("tuomari.tables") ?? "[]") as Mine[])[0] as Mine,
  );
  return (["white", "black", "arbiter"] as const).map((role) =>
    address(`/t/${table}#${seats[role] ?? ""}`),
  );
}

export async function sitDown(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await page.locator("main h1").waitFor();
  return page;
}

export async function carry(page: Page, from: string, to: string): Promise<void> {
  // Hands on a page that lies behind another one are seen once a second.
  await page.bringToFront();
  for (const [square, then, steps] of [
    [from, "down", 1],
    [to, "up", 4],
  ] as const) {
    const box = await page.locator(`tuo-board [data-square=${square}]`).boundingBox();
    if (!box) throw new Error(`${square} is not drawn`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps });
    await page.mouse[then]();
  }
}

/** Carries a man and waits until it stands there. */
export async function play(page: Page, ...moves: [string, string][]): Promise<void> {
  for (const [from, to] of moves) {
    await carry(page, from, to);
    await page.locator(`tuo-board [data-square=${to}][aria-label*=" "]`).waitFor();
    await page.locator(`tuo-board [data-square=${from}]:not([aria-label*=" "])`).waitFor();
  }
}

export const press = (page: Page, side: "White" | "Black"): Promise<void> =>
  page.getByRole("button", { name: `Press the clock, ${side}` }).click();

/** Resigns for a player, by keyboard: once to say so, once to mean it. */
export async function resign(page: Page, side: "White" | "Black"): Promise<void> {
  await page.bringToFront();
  const group = page.getByRole("group", { name: side, exact: true });
  await group.getByRole("button", { name: "Resign" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
}

export const started = async (page: Page): Promise<void> => {
  await page
    .getByRole("button", { name: /^Start (White's clock|the game)$/ })
    .first()
    .click();
  await page.locator("tuo-board:not([mode=still])").waitFor();
};

/** Keeps everything that the live region says. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector("[role=status]") as HTMLElement;
    new MutationObserver(() => said.push(region.textContent.trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);

/** Chooses something in the menu, by its words in the language of the page. */
export async function choose(page: Page, choice: string): Promise<void> {
  const opener = page.locator("header button[aria-expanded]");
  await opener.click();
  await page.getByRole("navigation").getByText(choice, { exact: true }).click();
  await page.keyboard.press("Escape");
  await page.locator("header button[aria-expanded=false]").waitFor();
}
