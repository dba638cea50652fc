import type { PageWord } from './page-words.ts';

const minLetters = 4;
/** Stands in no word. */
const orderMark = '#';
/** In heights of the word: how far the next word of a line is at most, and how far from its middle. */
const maxGap = 1.6;
const maxRise = 0.6;

/** Whether a word is named by its order among others that look the same, which holds as long as none of them moved past. */
export const isByOrder = (key: string): boolean => key.includes(orderMark);

/**
 * What names a word on its page: itself, alone or with the word after it, and which of those that look the same it is, from
 * the top. Where two pages have as many of them, the order tells which is which.
 */
export function listKeys(words: readonly PageWord[]): Map<string, number> {
  const groups = new Map<string, number[]>();
  const add = (text: string, index: number) => groups.set(text, [...(groups.get(text) ?? []), index]);
  for (const [index, word] of words.entries()) {
    if (word.text === '') continue;
    if (word.text.length >= minLetters) add(word.text, index);
    const next = findNext(word, words);
    if (next) add(`${word.text} ${next.text}`, index);
  }
  const keys = new Map<string, number>();
  const place = (index: number) => words[index] as PageWord;
  for (const [text, group] of groups) {
    const fromTop = group.sort((p, q) => place(p).y - place(q).y || place(p).x - place(q).x);
    fromTop.forEach((index, i) => {
      keys.set(`${text}${group.length === 1 ? '' : `${orderMark}${i + 1}/${group.length}`}`, index);
    });
  }
  return keys;
}

function findNext(word: PageWord, words: readonly PageWord[]): PageWord | null {
  const right = word.x + word.width / 2;
  let next: PageWord | null = null;
  for (const other of words) {
    if (other.text === '' || Math.abs(other.y - word.y) > maxRise * word.height) continue;
    const gap = other.x - other.width / 2 - right;
    if (gap < -0.3 * word.height || gap > maxGap * word.height || other.x <= word.x) continue;
    if (!next || other.x < next.x) next = other;
  }
  return next;
}
