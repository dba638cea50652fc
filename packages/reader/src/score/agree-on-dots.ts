import type { FieldReading } from '@puente/forms';
import { findNationality } from '@puente/forms/lexicon';

/** Where names are written with a dotless ı. */
const countries: ReadonlySet<string | null> = new Set(['Turkey', 'Azerbaijan', 'Cyprus']);
const word = /[\p{L}\p{M}]+/gu;

/**
 * Copies lose dots: an ı is one only on the form of somebody whose papers, or tongue, are of a country that writes it, and in
 * words that the form has more often so than with a dot.
 */
export function agreeOnDots(fields: ReadonlyMap<string, FieldReading>): ReadonlyMap<string, FieldReading> {
  const texts = [...fields.values()].flatMap((reading) => (reading.state === 'text' ? [reading.text] : []));
  if (!texts.some((text) => text.includes('ı'))) return fields;
  const isWritten = texts.some((text) =>
    text.split(',').some((part) => countries.has(findNationality(part))),
  );
  const words = texts.flatMap((text) => text.match(word) ?? []);
  const count = (wanted: string) => words.filter((each) => each === wanted).length;
  const agree = (text: string) =>
    text.replace(word, (each) => {
      const dotted = each.replaceAll('ı', 'i');
      return isWritten && count(each) > count(dotted) ? each : dotted;
    });
  return new Map(
    [...fields].map(([id, reading]) => [
      id,
      reading.state === 'text' && reading.source === 'ocr'
        ? { ...reading, text: agree(reading.text) }
        : reading,
    ]),
  );
}
