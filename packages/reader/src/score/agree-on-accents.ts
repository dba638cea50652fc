import type { FieldReading } from '@puente/forms';
import { toBase } from '../recognise/align.ts';

const word = /[\p{L}\p{M}]+/gu;
/** Shorter words differ in their accents alone: `de` and `dé`. */
const shortest = 4;
/** So surely another box was read that is taken for a witness. */
const surely = 0.98;
/** What another box contradicts is for a person to look at. */
const contradictedCeiling = 0.97;

/**
 * A copy or a fax may flatten one accent of a name and leave it in all other boxes: a word read without accents that surely
 * has them elsewhere on the form is never high.
 */
export function agreeOnAccents(fields: ReadonlyMap<string, FieldReading>): ReadonlyMap<string, FieldReading> {
  const accented = new Set(
    [...fields.values()].flatMap((reading) =>
      reading.state === 'text' && reading.score >= surely
        ? listWords(reading.text)
            .filter((each) => !isBare(each))
            .map(toBase)
        : [],
    ),
  );
  const isContradicted = (text: string) =>
    listWords(text).some((each) => isBare(each) && accented.has(toBase(each)));
  return new Map(
    [...fields].map(([id, reading]) => [
      id,
      reading.state === 'text' && reading.source === 'ocr' && isContradicted(reading.text)
        ? { ...reading, score: Math.min(contradictedCeiling, reading.score) }
        : reading,
    ]),
  );
}

const listWords = (text: string) => (text.match(word) ?? []).filter(({ length }) => length >= shortest);
const isBare = (each: string) => toBase(each) === each.toLowerCase();
