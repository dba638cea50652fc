import type { FieldReading } from '@puente/forms';
import { expect, it } from 'vitest';
import { agreeOnDots } from './agree-on-dots.ts';

type Box = readonly [text: string, score: number];

/** What becomes of the boxes of a form. */
function agreeOnBoxes(...boxes: Box[]): Box[] {
  const fields = boxes.map(([text, score], i): FieldReading => {
    const place = { page: 1, box: [0, 0, 1, 1] } as const;
    return { fieldId: `f${i}`, place, source: 'ocr', state: 'text', text, score };
  });
  const agreed = agreeOnDots(new Map(fields.map((each) => [each.fieldId, each])));
  return [...agreed.values()].flatMap((reading) =>
    reading.state === 'text' ? [[reading.text, reading.score] as const] : [],
  );
}

/** What becomes of texts that are none of them sure. */
const agreeOn = (...texts: string[]) =>
  agreeOnBoxes(...texts.map((text) => [text, 0.94] as const)).map(([text]) => text);

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
  expect(agreeOn('Kılıç', 'Kilic', 'Turkey')).toEqual(['Kılıç', 'Kilic', 'Turkey']);
});

it('writes a word without dots wherever it stands, and after a letter without one, on such a form', () => {
  expect(agreeOn('Kıliç', 'Kılıç', 'Kiliç', 'Uğur Kıliç', 'Turkey').slice(0, 4)).toEqual([
    'Kılıç',
    'Kılıç',
    'Kılıç',
    'Uğur Kılıç',
  ]);
  expect(agreeOn('Diyarbakır', 'Işıklı', 'Turkey').slice(0, 2)).toEqual(['Diyarbakır', 'Işıklı']);
  const town = ['Diyarbakır', 'Diyarbakır', 'Diyarbakir', 'Diyarbakir'];
  expect(new Set(agreeOn(...town, 'Turkey').slice(0, 4))).toEqual(new Set(['Diyarbakır']));
  expect(agreeOn('Kıliç', 'Chile')[0]).toBe('Kiliç');
});

it('keeps a dot that was surely read, and leaves what it concluded for a person to look at', () => {
  expect(
    agreeOnBoxes(['Kıliç', 0.99], ['Kılıç', 0.99], ['Kiliç', 0.99], ['Turkey', 0.99]).slice(0, 3),
  ).toEqual([
    ['Kılıç', 0.97],
    ['Kılıç', 0.99],
    ['Kiliç', 0.99],
  ]);
});
