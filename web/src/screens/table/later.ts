/** What the first board does not need. It comes right after the board, so that it is there when it is
 * wanted, also while the server is not. */

export const claimPanel = async () => (await import("./Claim.svelte")).default;
export const stopPanel = async () => (await import("./Stop.svelte")).default;
export const panelFrame = async () => (await import("./Panel.svelte")).default;
export const rulingCard = async () => (await import("./Ruling.svelte")).default;

/** Has them come when the frame that is being drawn is there. */
export const comeLater = (): number =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const part of [rulingCard, claimPanel, stopPanel]) part().catch(() => {});
    }),
  );
