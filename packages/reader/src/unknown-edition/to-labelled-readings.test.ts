import type { FieldReading, FieldSpec } from '@puente/forms';
import { expect, it } from 'vitest';
import { toLabelledReadings } from './to-labelled-readings.ts';

const fields = [
  { id: 'name', kind: 'text' },
  { id: 'city', kind: 'text' },
  { id: 'yes', kind: 'checkbox' },
] as FieldSpec[];
const place: FieldReading['place'] = { page: 1, box: [0, 0, 0.1, 0.1] };
const about = (fieldId: string) => ({ fieldId, place, source: 'ocr' as const });

it('leaves out ink that is no text, keeps doubtful marks, and is never sure', () => {
  const readings: FieldReading[] = [
    { ...about('name'), state: 'unclear', score: 0.5 },
    { ...about('city'), state: 'text', text: 'Quito', score: 0.99 },
    { ...about('yes'), state: 'unclear', score: 0.5 },
  ];
  expect(toLabelledReadings(readings, fields)).toEqual([
    { ...about('city'), state: 'text', text: 'Quito', score: 0.9 },
    { ...about('yes'), state: 'unclear', score: 0.5 },
  ]);
});
