import type { ValueKind } from '@puente/forms';
import { isOfKnownWords } from '../recognise/known-text.ts';

/** `BSpokane`, `aHuambo`: no capital stands so in a name, but for those of two parts (`McKay`, `DeAndre`). */
const strayCapital = /(?<!\p{L})(?:\p{Lu}{2}|\p{Ll}\p{Lu})\p{Ll}{2,}/u;
const placeKinds: ReadonlySet<ValueKind | 'mark'> = new Set(['city', 'place']);
const longWord = /\p{L}{5,}/gu;

/**
 * Whether a text seems to begin with a letter too many: what hung over from the box before it, read alike by every reader. In
 * capitals it is told by the known town that is left without it.
 */
export function hasStrayLetter(text: string, kind: ValueKind | 'mark'): boolean {
  if (strayCapital.test(text)) return true;
  const words = placeKinds.has(kind) ? (text.match(longWord) ?? []) : [];
  return words.some((word) => !isOfKnownWords(word) && isOfKnownWords(word.slice(1)));
}
