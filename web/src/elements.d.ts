import type { ActDetail, AskDetail, TellDetail, TuoBoard } from "./board/element";
import type { LowDetail, PressDetail, TuoClock } from "./clock/element";

type Heard<Detail> = (event: CustomEvent<Detail>) => void;

declare module "svelte/elements" {
  export interface SvelteHTMLElements {
    "tuo-board": HTMLAttributes<TuoBoard> & {
      mode?: string;
      position?: string;
      orientation?: string;
      facing?: string;
      pieces?: string;
      movable?: string;
      "king-to-rook"?: boolean | undefined;
      ledges?: boolean | undefined;
      words?: TuoBoard["words"];
      marks?: TuoBoard["marks"];
      "ontuo-act"?: Heard<ActDetail>;
      "ontuo-ask"?: Heard<AskDetail>;
      "ontuo-tell"?: Heard<TellDetail>;
    };
    "tuo-clock": HTMLAttributes<TuoClock> & {
      side?: string;
      shape?: string;
      lever?: string;
      tenths?: boolean | undefined;
      /** From how many milliseconds on little time is left. */
      low?: number;
      reading?: TuoClock["reading"];
      time?: TuoClock["time"];
      words?: TuoClock["words"];
      "ontuo-press"?: Heard<PressDetail>;
      "ontuo-low"?: Heard<LowDetail>;
    };
  }
}
