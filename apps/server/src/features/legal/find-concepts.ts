import type { Language } from '@puente/texts';
import { conceptsOf } from '@puente/texts/asked';

interface Word {
  readonly text: string;
  /** It may go on. */
  readonly isOpen: boolean;
}

interface Way {
  readonly words: readonly Word[];
  readonly concept: string;
}

/** Ways by how their first word begins. */
type Ways = ReadonlyMap<string, readonly Way[]>;

const startLength = 3;
const toStart = (word: string): string => word.slice(0, startLength);

const toWords = (way: string): Word[] =>
  way
    .split(/[^\p{L}\p{N}*]+/u)
    .filter(Boolean)
    .map((word) => ({ text: word.replace(/\*$/, ''), isOpen: word.endsWith('*') }));

function openWays(language: Language): Ways {
  const ways = new Map<string, Way[]>();
  for (const [concept, told] of Object.entries(conceptsOf(language)))
    for (const way of told) {
      const words = toWords(way);
      const start = toStart(words[0]?.text ?? '');
      ways.set(start, [...(ways.get(start) ?? []), { words, concept }]);
    }
  return ways;
}

const opened = new Map<Language, Ways>();

function waysOf(language: Language): Ways {
  const ways = opened.get(language) ?? openWays(language);
  opened.set(language, ways);
  return ways;
}

const stands = ({ words }: Way, text: readonly string[], at: number): boolean =>
  words.every(({ text: word, isOpen }, offset) => {
    const found = text[at + offset] ?? '';
    return isOpen ? found.startsWith(word) : found === word;
  });

/** What a text in plain words speaks of, each once. */
export function findConcepts(language: Language, words: readonly string[]): string[] {
  const ways = waysOf(language);
  const found = words.flatMap((word, at) =>
    (ways.get(toStart(word)) ?? []).filter((way) => stands(way, words, at)).map(({ concept }) => concept),
  );
  return [...new Set(found)];
}
