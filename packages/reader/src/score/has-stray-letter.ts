import type { ValueKind } from '@puente/forms';
import { isOfKnownWords } from '../recognise/known-text.ts';
import { townKinds } from '../recognise/naming-kinds.ts';

/** `BSpokane`, `aHuambo`: no capital stands so in a name, but for those of two parts (`McKay`, `DeAndre`). */
const strayCapital = /(?<!\p{L})(?:\p{Lu}{2}|\p{Ll}\p{Lu})\p{Ll}{2,}/u;
const longWord = /\p{L}{5,}/gu;

/** `2 Boise`: no town begins with a digit, but an apartment of the box before may end with one. */
const strayDigit = /^\d/;
/** `3516 Wilshire Blvd, Apt.`: its number stands in the box behind it. */
const withoutNumber = /(?:[\s,](?:apt|apto|unit|ste|suite|lot)\.?|#)$/iu;

/**
 * Whether a text seems to begin with a sign too many, what hung over from the box before it, or to lack what hangs over into the
 * next one: read alike by every reader. In capitals a letter is told by the known town that is left without it.
 */
export function hasStrayLetter(text: string, kind: ValueKind | 'mark'): boolean {
  if (strayCapital.test(text)) return true;
  if (kind === 'street') return withoutNumber.test(text);
  if (!townKinds.has(kind)) return false;
  const words = text.match(longWord) ?? [];
  return (
    strayDigit.test(text) || words.some((word) => !isOfKnownWords(word) && isOfKnownWords(word.slice(1)))
  );
}
