import type { FieldReading, FieldSpec } from '@puente/forms';
import { findDoubtfulPrint, findDoubtfulSigns } from './find-doubtful-print.ts';
import { findHandwrittenFields, type PageHand } from './find-handwritten-fields.ts';
import { findWitnessed } from './find-witnessed.ts';

/** What one page adds to what is known about the hand that filled the form. */
export interface PageWriting extends PageHand {
  /** Fields of which two looks said different things. */
  readonly disputed: readonly string[];
}

/** Without a witness no handwritten value is high. Digits get less than words, whose letters support each other. */
const wordCeiling = 0.9;
const digitCeiling = 0.85;
const disputedCeiling = 0.5;
/** Print that is in pieces, or may be a hand's. */
const doubtfulCeiling = 0.97;

/**
 * The readings of a whole form. What was written by hand is marked so, and its score is only as high as its witnesses
 * allow.
 */
export function weighHandwriting(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
  pages: readonly PageWriting[],
): ReadonlyMap<string, FieldReading> {
  const handwritten = findHandwrittenFields(pages);
  const doubtful = new Set([...findDoubtfulPrint(pages), ...findDoubtfulSigns(fields, specs, pages)]);
  if (handwritten.size === 0 && doubtful.size === 0) return fields;
  const disputed = new Set(pages.flatMap((page) => page.disputed));
  const witnessed = findWitnessed(fields, specs, handwritten, disputed);
  const weigh = (reading: FieldReading): FieldReading => {
    if (reading.source !== 'ocr') return reading;
    if (!handwritten.has(reading.fieldId))
      return doubtful.has(reading.fieldId)
        ? { ...reading, score: Math.min(reading.score, doubtfulCeiling) }
        : reading;
    if (disputed.has(reading.fieldId)) return capByHand(reading, disputedCeiling);
    return witnessed.has(reading.fieldId) ? capByHand(reading, 1) : capUnwitnessed(reading);
  };
  return new Map([...fields].map(([id, reading]) => [id, weigh(reading)]));
}

/** What a hand wrote and nothing confirms. */
export const capUnwitnessed = (reading: FieldReading): FieldReading =>
  capByHand(reading, reading.state === 'text' && /\d/.test(reading.text) ? digitCeiling : wordCeiling);

const capByHand = (reading: FieldReading, ceiling: number): FieldReading => ({
  ...reading,
  handwritten: true,
  score: Math.min(reading.score, ceiling),
});
