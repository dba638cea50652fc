import { align } from './align.ts';
import { isLetter } from './list-letters.ts';
import type { WeightedRecognition } from './weighted-recognition.ts';

/** What the second reader saw in the place of a letter, and how surely, 0 to 1. */
export interface Sight {
  readonly letter: string;
  readonly confidence: number;
}

/** By letter of a text; undefined where the second reader did not look, or saw none there. */
export type Sights = ReadonlyArray<Sight | undefined>;

export function listSights(text: string, readings: readonly WeightedRecognition[]): Sights {
  const second = readings.find(({ voice }) => voice === 'second');
  if (!second) return [];
  const letters = [...text.normalize('NFC')].filter(isLetter);
  const seen = second.recognition.characters.filter((character) => isLetter(character.text));
  const sights: Array<Sight | undefined> = letters.map(() => undefined);
  const pairs = align(
    letters,
    seen.map((character) => character.text),
  );
  for (const [at, bt] of pairs) {
    const character = at < 0 ? undefined : seen[bt];
    if (character) sights[at] = { letter: character.text, confidence: character.confidence };
  }
  return sights;
}
