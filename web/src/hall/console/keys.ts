/** The console by keys: j and k along the list, Enter does, m takes or lets go, u undoes, digits go to
 * a board, i says what happened. */

const PAUSE = 900;

export interface Keyed {
  step(by: 1 | -1): void;
  act(): void;
  mine(): void;
  undo(): void;
  incident(): void;
  board(number: number): void;
}

export function keys(to: Keyed): (event: KeyboardEvent) => void {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goThere = (): void => {
    clearTimeout(timer);
    if (typed !== "") to.board(Number(typed));
    typed = "";
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target as HTMLElement;
    if (at.closest("input, textarea, select, dialog, [contenteditable]")) return;
    if (/^\d$/.test(event.key)) {
      typed += event.key;
      clearTimeout(timer);
      timer = setTimeout(goThere, PAUSE);
      return;
    }
    // A button that has the focus takes Enter itself.
    const isButton = at.closest("button, a, summary") !== null;
    if (event.key === "Enter" && typed !== "") goThere();
    else if (event.key === "Enter" && !isButton) to.act();
    else if (event.key === "j" || event.key === "ArrowDown") to.step(1);
    else if (event.key === "k" || event.key === "ArrowUp") to.step(-1);
    else if (event.key === "m") to.mine();
    else if (event.key === "u") to.undo();
    else if (event.key === "i") to.incident();
    else return;
    event.preventDefault();
  };
}
