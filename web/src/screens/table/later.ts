/** What the first board does not need. It comes right after the board, so that it is there when it is
 * wanted, also while the server is not. */

import { speakOfHome, speakOfTable } from "../../lang/lang.svelte";

/** A piece of the page with the words that it says. */
const said = async <Part>(part: Promise<{ default: Part }>): Promise<Part> => {
  const [{ default: piece }] = await Promise.all([part, speakOfTable()]);
  return piece;
};
export const claimPanel = () => said(import("./Claim.svelte"));
export const stopPanel = () => said(import("./Stop.svelte"));
export const shutDoor = async () => {
  await speakOfHome();
  return said(import("./Shut.svelte"));
};
export const menuPanel = () => said(import("../Menu.svelte"));
export const panelFrame = async () => (await import("./Panel.svelte")).default;
export const rulingCard = async () => (await import("./Ruling.svelte")).default;

/** Has them come when the frame that is being drawn is there. */
export const comeLater = (): number =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const part of [rulingCard, claimPanel, stopPanel]) part().catch(() => {});
    }),
  );
