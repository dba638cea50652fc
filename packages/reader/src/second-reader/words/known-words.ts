import { readFileSync } from 'node:fs';
import { createWordList, type WordList } from './word-list.ts';

let known: WordList | null = null;

/** Names, towns, countries, trades and other words that forms are filled with (decision 053). */
export function getKnownWords(): WordList {
  known ??= createWordList(
    readFileSync(new URL('./known-words.txt', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return known;
}
