import type { FieldReading, FieldSpec } from '@puente/forms';
import { capScore } from './cap-score.ts';

/**
 * The readings of boxes that were placed by their labels. Ink that is no legible text is left out: in a box placed so
 * it is more often the page's own print than writing, and must not become a row of its own.
 */
export function toLabelledReadings(
  readings: readonly FieldReading[],
  fields: readonly FieldSpec[],
): FieldReading[] {
  const texts = new Set(fields.filter(({ kind }) => kind !== 'checkbox').map(({ id }) => id));
  return readings.filter(({ state, fieldId }) => state !== 'unclear' || !texts.has(fieldId)).map(capScore);
}
