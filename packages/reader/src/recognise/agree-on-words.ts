import { findClosest, foldText } from '@puente/forms/lexicon';
import type { LookReading } from './field-text.ts';
import type { InkedField } from './inked-field.ts';
import { getKindRules } from './value-patterns.ts';

/** A box with what it came to and the readings that led there. */
export interface ReadBox {
  readonly field: InkedField;
  readonly readings: readonly LookReading[];
  readonly result: { readonly text: string };
}

/** In print a word that stands alone is read as surely as one that stands often. */
const minByHand = 0.5;
const word = /[\p{L}\p{M}]+/gu;
/** Else a piece of a word would be another one. */
const maxLonger = 1;
/** So many letters of a word may be misread. */
const maxEdits = (text: string) => Math.max(1, Math.floor(text.length / 3));

/**
 * Words that a hand wrote in several boxes of a page, and that a reader saw in this one too, instead of one like them that
 * stands nowhere else. The text for each box; null where it stays. Against the second reader two other boxes are wanted.
 */
export function agreeOnWords(boxes: readonly ReadBox[]): Array<string | null> {
  const holders = countHolders(boxes);
  return boxes.map((box) => {
    if (!isInHand(box)) return null;
    const { readings, result } = box;
    const own = new Set(listWords(result.text));
    const elsewhere = (folded: string) => (holders.get(folded) ?? 0) - (own.has(folded) ? 1 : 0);
    const seen = readings.map(({ voice, recognition }) => ({ voice, words: listWords(recognition.text) }));
    const mended = result.text.replace(word, (written) => {
      const folded = foldText(written);
      if (elsewhere(folded) > 0) return written;
      const isSeconded = seen.some(({ voice, words }) => voice === 'second' && words.includes(folded));
      const known = seen
        .flatMap(({ words }) => words)
        .filter((each) => elsewhere(each) >= (isSeconded ? 2 : 1))
        .filter((each) => Math.abs(each.length - folded.length) <= maxLonger);
      const closest = findClosest(folded, new Map(known.map((each) => [each, each])), maxEdits(folded));
      return closest ? inCaseOf(written, closest.value, readings) : written;
    });
    return mended === result.text ? null : mended;
  });
}

function isInHand({ field }: ReadBox): boolean {
  const { valueKind } = field.spec;
  return field.byHand >= minByHand && getKindRules(valueKind).alphabet === undefined;
}

/** In how many boxes each word stands, folded. */
function countHolders(boxes: readonly ReadBox[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { result } of boxes)
    for (const each of new Set(listWords(result.text))) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

const listWords = (text: string): string[] => (text.match(word) ?? []).map(foldText);

/** The word as a reader of this box wrote it, accents and all. */
const inCaseOf = (written: string, folded: string, readings: readonly LookReading[]): string =>
  readings
    .flatMap(({ recognition }) => recognition.text.match(word) ?? [])
    .find((each) => foldText(each) === folded) ?? written;
