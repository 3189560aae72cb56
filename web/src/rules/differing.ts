/** Which words of a text another text does not have, in the same order: what differs is marked by it.
 * It compares letters, not meaning. */

export interface Run {
  text: string;
  /** Whether the other text lacks these words here. */
  isOwn: boolean;
}

/** A text in runs of words that the other one has too, or has not. */
export function differing(text: string, other: string): Run[] {
  const [own, its] = [wordsOf(text), wordsOf(other)];
  const [here, there] = [own.map(bare), its.map(bare)];
  // common[i][j]: how many words the rests of both, from i and from j, have in common.
  const common = here.map(() => new Uint16Array(there.length + 1));
  common.push(new Uint16Array(there.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = here.length - 1; i >= 0; i -= 1)
    for (let j = there.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (!row) continue;
      row[j] = here[i] === there[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const runs: Run[] = [];
  const add = (word: string, isOwn: boolean): void => {
    const last = runs.at(-1);
    if (last?.isOwn === isOwn) last.text += ` ${word}`;
    else runs.push({ text: word, isOwn });
  };
  let j = 0;
  own.forEach((word, i) => {
    while (j < there.length && here[i] !== there[j] && at(i, j + 1) === at(i, j)) j += 1;
    const isCommon = here[i] === there[j] && at(i, j) === 1 + at(i + 1, j + 1);
    add(word, !isCommon);
    if (isCommon) j += 1;
  });
  return runs;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** A word without its stops, which say where it stands in its sentence. */
const bare = (word: string): string => word.toLowerCase().replace(/[.,;:!?()]+/g, "");
