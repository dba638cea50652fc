import type { FieldReading } from '@puente/forms';

const fewTexts = 4;
const handwrittenCeiling = 0.5;

/**
 * A person who filled most pages by hand filled the others by hand too, however clearly: then no text that was read from a
 * picture is more than a suggestion.
 */
export function spreadHandwriting(
  fields: ReadonlyMap<string, FieldReading>,
): ReadonlyMap<string, FieldReading> {
  const texts = [...fields.values()].filter(({ source, state }) => source === 'ocr' && state === 'text');
  const byHand = texts.filter(({ handwritten }) => handwritten).length;
  if (texts.length < fewTexts || byHand < texts.length / 3) return fields;
  return new Map(
    [...fields].map(([id, reading]) => {
      if (reading.source !== 'ocr' || reading.state !== 'text') return [id, reading];
      return [id, { ...reading, handwritten: true, score: Math.min(reading.score, handwrittenCeiling) }];
    }),
  );
}
