/** Which screen of the event is shown: the third part of the address. */

const named = (): string => location.pathname.split("/")[3] ?? "";

let view = $state(named());

export const at = {
  get view(): string {
    return view;
  },
};

/** Turns to a screen; null follows the address, when somebody goes back. */
export function go(next: string | null): void {
  if (next !== null) {
    const [, screen = "", event = ""] = location.pathname.split("/");
    history.pushState(null, "", `/${screen}/${event}${next && `/${next}`}`);
    scrollTo(0, 0);
  }
  view = named();
}

/** Follows a link inside the event without loading the page again. */
export function follows(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = (event.target as Element).closest("a");
  const view = link?.dataset["view"];
  if (view === undefined) return;
  event.preventDefault();
  go(view);
}
