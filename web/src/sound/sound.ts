/** The sounds of a hall, made when they are wanted: a man on wood, the clock, a word from the
 * arbiter. Nothing is loaded for them. */

import { liked } from "../likes.svelte";

export type Sound = "move" | "capture" | "press" | "low" | "offer" | "ruling" | "end";

/** A tone: its pitch in hertz, when it begins, how long it takes to die away, and how loud it is. */
interface Tone {
  pitch: number;
  at?: number;
  fades: number;
  loud: number;
  shape?: OscillatorType;
  /** The pitch it glides to. */
  to?: number;
}
/** A knock: noise through a filter around a pitch. */
interface Knock {
  knock: number;
  at?: number;
  fades: number;
  loud: number;
}

export const SCORES: Record<Sound, readonly (Tone | Knock)[]> = {
  // Felt on wood: a dull knock with a little body.
  move: [
    { knock: 950, fades: 0.05, loud: 0.5 },
    { pitch: 190, to: 120, fades: 0.07, loud: 0.35 },
  ],
  // One man against another, then the knock.
  capture: [
    { knock: 2300, fades: 0.03, loud: 0.35 },
    { knock: 900, at: 0.055, fades: 0.06, loud: 0.6 },
    { pitch: 170, to: 100, at: 0.055, fades: 0.09, loud: 0.4 },
  ],
  // The lever: a click down and its spring.
  press: [
    { knock: 3200, fades: 0.018, loud: 0.3 },
    { knock: 1500, at: 0.03, fades: 0.025, loud: 0.25 },
  ],
  // Twice, high and dry: it must be heard once and disturb nobody.
  low: [
    { pitch: 1568, fades: 0.09, loud: 0.16, shape: "triangle" },
    { pitch: 1568, at: 0.14, fades: 0.09, loud: 0.16, shape: "triangle" },
  ],
  // A question: two notes up.
  offer: [
    { pitch: 523, fades: 0.16, loud: 0.16 },
    { pitch: 659, at: 0.12, fades: 0.22, loud: 0.16 },
  ],
  // The arbiter: two notes down, and a knock on the table.
  ruling: [
    { knock: 600, fades: 0.06, loud: 0.5 },
    { pitch: 440, at: 0.06, fades: 0.2, loud: 0.18, shape: "triangle" },
    { pitch: 330, at: 0.2, fades: 0.3, loud: 0.18, shape: "triangle" },
  ],
  // The end: a chord that opens.
  end: [
    { pitch: 392, fades: 0.7, loud: 0.14 },
    { pitch: 494, at: 0.09, fades: 0.7, loud: 0.12 },
    { pitch: 587, at: 0.18, fades: 0.9, loud: 0.12 },
  ],
};

let context: AudioContext | null = null;

/** Lets a sound be heard, unless the reader wants none. Browsers stay silent until the page has been
 * touched once. */
export function sound(name: Sound): void {
  if (!liked().sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const part of SCORES[name]) play(context, part);
}

function play(audio: AudioContext, part: Tone | Knock): void {
  const begins = audio.currentTime + (part.at ?? 0);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(part.loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + part.fades);
  volume.connect(audio.destination);
  const source =
    "knock" in part ? noise(audio, part.knock, volume) : tone(audio, part, begins, volume);
  source.start(begins);
  source.stop(begins + part.fades);
}

function tone(
  audio: AudioContext,
  { pitch, to, fades, shape = "sine" }: Tone,
  begins: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, begins);
  if (to) source.frequency.exponentialRampToValueAtTime(to, begins + fades);
  source.connect(into);
  return source;
}

function noise(audio: AudioContext, around: number, into: AudioNode): AudioScheduledSourceNode {
  const length = Math.ceil(audio.sampleRate * 0.1);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = around;
  filter.Q.value = 1.4;
  source.connect(filter).connect(into);
  return source;
}
