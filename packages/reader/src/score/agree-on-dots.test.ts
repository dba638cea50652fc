import type { FieldReading } from '@puente/forms';
import { expect, it } from 'vitest';
import { agreeOnDots } from './agree-on-dots.ts';

/** What becomes of the texts of a form. */
function agreeOn(...texts: string[]) {
  const fields = texts.map((text, i): FieldReading => {
    const place = { page: 1, box: [0, 0, 1, 1] } as const;
    return { fieldId: `f${i}`, place, source: 'ocr', state: 'text', text, score: 0.94 };
  });
  const agreed = agreeOnDots(new Map(fields.map((each) => [each.fieldId, each])));
  return [...agreed.values()].map((reading) => reading.state === 'text' && reading.text);
}

it('gives stems their dots back on the form of somebody from where all have one', () => {
  expect(agreeOn('5141 Maın St', 'Janıtor', 'Tolıma', 'Colombia')).toEqual([
    '5141 Main St',
    'Janitor',
    'Tolima',
    'Colombia',
  ]);
});

it('keeps them without where somebody is from, or speaks the language of, a country that writes so', () => {
  expect(agreeOn('Kılıç', 'TURKEY')[0]).toBe('Kılıç');
  expect(agreeOn('Kılıç', 'Kurdish, Turkish')[0]).toBe('Kılıç');
  expect(agreeOn('Kılıç', 'İzmir, Turkey')[0]).toBe('Kılıç');
});

it('takes a word that stands on the form as often with its dot for that, and else for what it mostly is', () => {
  expect(agreeOn('Maın St', '12 Main St', 'Yıldız', 'Turkey')).toEqual([
    'Main St',
    '12 Main St',
    'Yıldız',
    'Turkey',
  ]);
  const towns = ['Diyarbakır', 'Diyarbakır', 'Diyarbakir', 'Turkey'];
  expect(agreeOn(...towns)).toEqual(towns);
});
