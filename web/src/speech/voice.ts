/**
 * Saying things aloud: recorded clips if there is one for every word, else a voice of the
 * browser's, else nothing, for the text is on the page anyway.
 */

/** Where words go. */
export interface Sink {
  /** Says the words, and is done when they are said; false if it cannot say them. */
  say(words: string, language: string): Promise<boolean>;
}

export interface Voice {
  say(words: string, language: string): void;
}

/** One thing after the other: nothing is said over something else. */
export function voice(sinks: readonly Sink[]): Voice {
  let queue = Promise.resolve();
  return {
    say(words, language) {
      queue = queue.then(async () => {
        for (const sink of sinks) {
          if (await sink.say(words, language).catch(() => false)) return;
        }
      });
    },
  };
}

/** Clips of single words in one language, played one after the other. */
export function clips(
  language: string,
  addressOf: (word: string) => string | undefined,
  play: (address: string) => Promise<void>,
): Sink {
  return {
    async say(words, spokenIn) {
      const addresses = words.split(/\s+/).map((word) => addressOf(word));
      if (spokenIn !== language || addresses.some((address) => !address)) return false;
      for (const address of addresses) await play(address as string);
      return true;
    },
  };
}

/** A voice that the browser has, in the right language. */
export function browserVoice(speech: SpeechSynthesis | undefined): Sink {
  return {
    say: (words, language) => {
      const own = speech?.getVoices().find((voice) => voice.lang.startsWith(language));
      if (!speech || !own) return Promise.resolve(false);
      return new Promise((done) => {
        const utterance = new SpeechSynthesisUtterance(words);
        utterance.voice = own;
        utterance.lang = own.lang;
        utterance.onend = () => done(true);
        utterance.onerror = () => done(false);
        speech.speak(utterance);
      });
    },
  };
}

/** Plays a file to its end. */
export const playFile = (address: string): Promise<void> =>
  new Promise((done, fail) => {
    const audio = new Audio(address);
    audio.onended = () => done();
    audio.onerror = () => fail(new Error(`cannot play ${address}`));
    audio.play().catch(fail);
  });
