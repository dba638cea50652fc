import type { FieldReading } from '@puente/forms';
import { findNationality } from '@puente/forms/lexicon';
import { findCommonest } from './find-commonest.ts';

/** Where names are written with a dotless ı. */
const countries: ReadonlySet<string | null> = new Set(['Turkey', 'Azerbaijan', 'Cyprus']);
const word = /[\p{L}\p{M}]+/gu;
/** Vowels of one word are alike: what follows an ı in the next syllable is no i (`Kıliç`). */
const afterDotless = /(?<=ı[^aeıioöuüəâîû\s]*)i/gu;
/** What was not read in a box, but follows from others, is for a person to look at. */
const agreedCeiling = 0.97;

const withDots = (text: string) => text.replaceAll('ı', 'i');

/**
 * Copies lose dots: an ı is one only on the form of somebody whose papers, or tongue, are of a country that writes it, and in
 * words that the form has more often so than with a dot. There such a word stands so wherever a dot was not surely read.
 */
export function agreeOnDots(fields: ReadonlyMap<string, FieldReading>): ReadonlyMap<string, FieldReading> {
  const texts = [...fields.values()].flatMap((reading) => (reading.state === 'text' ? [reading.text] : []));
  if (!texts.some((text) => text.includes('ı'))) return fields;
  const isWritten = texts.some((text) =>
    text.split(',').some((part) => countries.has(findNationality(part))),
  );
  const agree = isWritten ? listAgreed(texts) : withDots;
  return new Map([...fields].map(([id, reading]) => [id, agreeOne(reading, agree)]));
}

function agreeOne(reading: FieldReading, agree: (word: string) => string): FieldReading {
  if (reading.state !== 'text' || reading.source !== 'ocr') return reading;
  const isSure = reading.score > agreedCeiling;
  const text = reading.text.replace(word, (each) => (isSure && !each.includes('ı') ? each : agree(each)));
  const isConcluded = [...text].some((letter, at) => letter === 'ı' && reading.text[at] !== 'ı');
  return { ...reading, text, score: isConcluded ? Math.min(agreedCeiling, reading.score) : reading.score };
}

/** No reader takes an i for an ı where the dot was copied well: so many boxes without it weigh as much as others with it. */
const fewestWitnesses = 2;

/** How each word is written on the whole form. */
function listAgreed(texts: readonly string[]): (word: string) => string {
  const spellings = new Map<string, string[]>();
  for (const each of texts.flatMap((text) => text.match(word) ?? [])) {
    const known = spellings.get(withDots(each)) ?? [];
    spellings.set(withDots(each), [...known, each.replace(afterDotless, 'ı')]);
  }
  return (each) => {
    const dotted = withDots(each);
    const all = spellings.get(dotted) ?? [];
    const dotless = findCommonest(all.filter((spelling) => spelling !== dotted));
    const others = all.filter((spelling) => spelling === dotted).length;
    const isDotless =
      dotless && (dotless.count > others || (dotless.count === others && others >= fewestWitnesses));
    return isDotless ? dotless.value : dotted;
  };
}
