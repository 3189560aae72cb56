/** Keeps what a board tells, for the test to read. */

import "../../src/theme.css";
import "./board.css";
import type { ActDetail, AskDetail, TellDetail } from "../../src/board/element";
import "../../src/board/element";

const acts: object[] = [];
const told: string[] = [];
Object.assign(window, { acts, told });
const on = <Detail>(name: string, then: (detail: Detail) => void): void =>
  document.addEventListener(name, (event) => then((event as CustomEvent<Detail>).detail));
on<ActDetail>("tuo-act", ({ act, hand }) => acts.push({ ...act, hand }));
on<AskDetail>("tuo-ask", ({ ask }) => told.push(`ask ${ask}`));
on<TellDetail>("tuo-tell", ({ text }) => told.push(text));
document.documentElement.dataset["ready"] = "";
