import { editDistance, foldText } from '@puente/forms/lexicon';

/** Words by their letters without accents and capitals, and those like a misread one. */
export interface WordList {
  has(folded: string): boolean;
  /** The words of the list, but for the shortest, so many letters away from this one, in no order. */
  findNear(folded: string, edits: number): string[];
  /** The words of the list that are as long and have no more letters exchanged than these, in no order. */
  findAlike(folded: string, exchanged: number): string[];
}

/** A sign without accent and capital; nothing of what is neither letter nor digit. */
export const foldSign = (sign: string): string => foldText(sign).replace('ł', 'l');

/** A word as it stands in the list. */
export const foldWord = (word: string): string => [...word].map(foldSign).join('');

interface OfLength {
  readonly words: string[];
  /** Of each word which letters it has. */
  readonly letters: number[];
}

/** Shorter words are all neighbours of one another. */
const shortestNear = 4;

/** A list of folded words. */
export function createWordList(words: readonly string[]): WordList {
  const known = new Set(words);
  // Whoever only asks what is known needs no such order.
  let grouped: ReadonlyMap<number, OfLength> | null = null;
  const ofLength = (length: number): OfLength => {
    grouped ??= groupByLength(known);
    return grouped.get(length) ?? { words: [], letters: [] };
  };
  return {
    has: (folded) => known.has(folded),
    findNear(folded, edits) {
      const own = toLetterSet(folded);
      const near: string[] = [];
      for (
        let length = Math.max(shortestNear, folded.length - edits);
        length <= folded.length + edits;
        length++
      ) {
        const { words: candidates, letters } = ofLength(length);
        for (const [at, word] of candidates.entries()) {
          // A letter changed adds one to these and takes one away.
          if (countBits(own ^ (letters[at] as number)) > 2 * edits) continue;
          if (editDistance(folded, word, edits) <= edits) near.push(word);
        }
      }
      return near;
    },
    findAlike(folded, exchanged) {
      const own = toLetterSet(folded);
      const { words: candidates, letters } = ofLength(folded.length);
      return candidates.filter(
        (word, at) =>
          countBits(own ^ (letters[at] as number)) <= 2 * exchanged &&
          countExchanged(folded, word) <= exchanged,
      );
    },
  };
}

/** Of words as long as each other. */
function countExchanged(one: string, other: string): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) if (one.charCodeAt(at) !== other.charCodeAt(at)) count++;
  return count;
}

function groupByLength(words: Iterable<string>): Map<number, OfLength> {
  const byLength = new Map<number, OfLength>();
  for (const word of words) {
    const ofLength = byLength.get(word.length) ?? { words: [], letters: [] };
    ofLength.words.push(word);
    ofLength.letters.push(toLetterSet(word));
    byLength.set(word.length, ofLength);
  }
  return byLength;
}

/** A bit for each letter from a to z, and one for all others. */
function toLetterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    set |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return set;
}

function countBits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
