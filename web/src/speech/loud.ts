/** The voice of this browser: the recorded clips, else whatever it can speak by itself. */

import { clipOf } from "./clips";
import { browserVoice, clips, playFile, type Voice, voice } from "./voice";

export const loudVoice = (): Voice =>
  voice([clips("de", clipOf, playFile), browserVoice(window.speechSynthesis)]);
