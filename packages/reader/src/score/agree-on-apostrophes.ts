import type { FieldReading, FieldSpec } from '@puente/forms';
import { listNamingBoxes } from './list-naming-boxes.ts';

const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** What others say of a box is not what was read there. */
const agreedCeiling = 0.97;

/** Of one name, read as `Xi'an` or as `XIAN`. */
const toKey = (text: string) => text.replace(/['’]/g, '').toUpperCase();
const hasApostrophe = (text: string) => /['’]/.test(text);

/**
 * The apostrophe of `Xi'an` is small and missed in a box or two: a name that the form has in more boxes with one than without
 * has it everywhere.
 */
export function agreeOnApostrophes(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
): ReadonlyMap<string, FieldReading> {
  const naming = listNamingBoxes(specs);
  const counts = countBoxes([...fields.values()].filter(({ fieldId }) => naming.has(fieldId)));
  const whole = new Map([...counts.keys()].filter(hasApostrophe).map((each) => [toKey(each), each]));
  const mend = (written: string) => {
    const known = hasApostrophe(written) ? written : (whole.get(toKey(written)) ?? written);
    return (counts.get(known) ?? 0) > (counts.get(written) ?? 0) ? known : written;
  };
  const agree = (reading: FieldReading): FieldReading => {
    if (reading.state !== 'text' || reading.source !== 'ocr' || !naming.has(reading.fieldId)) return reading;
    const text = reading.text.replace(word, mend);
    return text === reading.text
      ? reading
      : { ...reading, text, score: Math.min(agreedCeiling, reading.score) };
  };
  return new Map([...fields].map(([id, reading]) => [id, agree(reading)]));
}

/** In how many boxes each word stands. */
function countBoxes(readings: readonly FieldReading[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const reading of readings)
    if (reading.state === 'text')
      for (const each of new Set(reading.text.match(word))) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}
