/** An arbiter at the desk: how decisions are found, filled in and given. */

import type { Locator, Page } from "playwright-core";
import type { OpenedTable, Act, SeatRole as Role } from "../../src/table/wire";
import { post } from "./people";

/** On a phone one part of the desk is seen at a time. */
export async function turnTo(desk: Page, tab: string): Promise<void> {
  await desk.locator("main.desk").waitFor();
  const button = desk.locator("nav.bar").getByRole("button", { name: tab });
  if (await button.isVisible()) await button.click();
}

/** A field of the form, by its name: what can be chosen there belongs to the label too. */
export const field = (desk: Page, name: string): Locator =>
  desk
    .locator("main.desk form label", { hasText: new RegExp(`^\\s*${name}`) })
    .locator("input, select")
    .first();

/** Finds a decision by typing, and opens it. */
export async function find(desk: Page, decision: string): Promise<void> {
  await turnTo(desk, "Decide");
  const back = desk.locator("main.desk form").getByRole("button", { name: "Back" });
  if (await back.isVisible()) await back.click();
  await desk.getByRole("searchbox").fill(decision);
  const named = new RegExp(`^\\s*${decision}\\s*(Not now|$)`);
  await desk
    .locator(".decide li button")
    .filter({
      has: desk.locator(".what", { hasText: named }),
    })
    .first()
    .click();
}

/** Gives a decision with what must be said. */
export async function decide(
  desk: Page,
  decision: string,
  fill: Record<string, string> = {},
): Promise<void> {
  await find(desk, decision);
  const form = desk.locator("main.desk form");
  for (const [name, value] of Object.entries(fill)) {
    const group = form.getByRole("group", { name, exact: true });
    if ((await group.count()) > 0) {
      await group.getByLabel(value, { exact: true }).check();
      continue;
    }
    const place = field(desk, name);
    const tag = await place.evaluate(({ tagName }) => tagName);
    if (tag === "SELECT") await place.selectOption(value);
    else await place.fill(value);
  }
  await form.getByRole("button", { name: "Give this ruling" }).click();
  // A ruling that is given closes its form; one that is refused says so there.
  await desk.locator("main.desk:not(:has(form)), main.desk form [role=alert]").first().waitFor();
}

/** Whoever does something at a table without looking at a page. */
export const actor =
  ({ table, seats }: OpenedTable) =>
  (role: Role, act: Act): Promise<object> =>
    post(`/tables/${table}/acts`, { act }, seats[role]?.token);

/** Moves by hand, one side after the other: touched, let go, pressed. */
export async function byHand(
  act: (role: Role, act: Act) => Promise<object>,
  moves: readonly string[],
  first: "white" | "black" = "white",
): Promise<void> {
  let side = first;
  for (const move of moves) {
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
    await act(side, { act: "touch", square: from });
    await act(side, { act: "release", from, to });
    await act(side, { act: "press" });
    side = side === "white" ? "black" : "white";
  }
}
