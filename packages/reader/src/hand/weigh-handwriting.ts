import type { FieldReading, FieldSpec } from '@puente/forms';
import { findHandwrittenFields, type PageHand } from './find-handwritten-fields.ts';
import { findWitnessed } from './find-witnessed.ts';

/** One page's own share of what is known about the hand that filled its form. */
export interface PageWriting extends PageHand {
  /** Fields of which two looks said different things. */
  readonly disputed: readonly string[];
}

/** Without a witness no value of a hand is high; digits less than words, which have letters that speak for each other. */
const wordCeiling = 0.9;
const digitCeiling = 0.85;
const disputedCeiling = 0.5;

/** The readings of a whole form, with what a hand wrote marked so and no surer than its witnesses make it. */
export function weighHandwriting(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
  pages: readonly PageWriting[],
): ReadonlyMap<string, FieldReading> {
  const handwritten = findHandwrittenFields(pages);
  if (handwritten.size === 0) return fields;
  const disputed = new Set(pages.flatMap((page) => page.disputed));
  const witnessed = findWitnessed(fields, specs, handwritten, disputed);
  const weigh = (reading: FieldReading): FieldReading => {
    if (!handwritten.has(reading.fieldId) || reading.source !== 'ocr') return reading;
    const ceiling = ceilingOf(reading, witnessed, disputed);
    return { ...reading, handwritten: true, score: Math.min(reading.score, ceiling) };
  };
  return new Map([...fields].map(([id, reading]) => [id, weigh(reading)]));
}

function ceilingOf(
  reading: FieldReading,
  witnessed: ReadonlySet<string>,
  disputed: ReadonlySet<string>,
): number {
  if (disputed.has(reading.fieldId)) return disputedCeiling;
  if (witnessed.has(reading.fieldId)) return 1;
  return reading.state === 'text' && /\d/.test(reading.text) ? digitCeiling : wordCeiling;
}
