import type { FieldReading, SourceForm } from '@puente/forms';
import { expect, test } from 'vitest';
import { agreeOnNumber } from './agree-on-number.ts';

const place = { page: 1, box: [0, 0, 0.1, 0.1] as const };

function read(
  texts: Readonly<Record<string, string>>,
  form: SourceForm = 'I-589',
  score = 0.99,
): Record<string, FieldReading> {
  const fields = new Map<string, FieldReading>(
    Object.entries(texts).map(([fieldId, text]) => [
      fieldId,
      { fieldId, place, source: 'ocr', score, state: 'text', text },
    ]),
  );
  return Object.fromEntries(agreeOnNumber(fields, form));
}

const textOf = (reading?: FieldReading) => (reading?.state === 'text' ? reading.text : null);

test('numbers that agree stay as they are, however they are written', () => {
  const fields = read({ 'A.I.1.a-number': 'A 219-678-130', 'S-A.a-number': '219678130' });
  expect(textOf(fields['A.I.1.a-number'])).toBe('A 219-678-130');
  expect(fields['A.I.1.a-number']?.score).toBe(0.99);
});

test('two that agree outvote one that lost a digit or misread one, which is not high then', () => {
  for (const misread of ['21967813', '219618130']) {
    const fields = read({
      'A.I.1.a-number': misread,
      'S-A.a-number': '219678130',
      'S-B.a-number': 'A219678130',
    });
    expect(textOf(fields['A.I.1.a-number'])).toBe('219678130');
    expect(fields['A.I.1.a-number']?.score).toBeLessThanOrEqual(0.9);
  }
});

test('where two boxes differ neither is changed and neither is high', () => {
  const fields = read({ 'A.I.1.a-number': '219678130', 'S-A.a-number': '219618130' });
  expect(textOf(fields['A.I.1.a-number'])).toBe('219678130');
  expect(Object.values(fields).every(({ score }) => score <= 0.9)).toBe(true);
});

test('another number altogether is kept, and those of the family are not heard', () => {
  const fields = read({
    'A.I.1.a-number': '087654321',
    'S-A.a-number': '219678130',
    'S-B.a-number': '219678130',
    'A.II.spouse.a-number': '219678131',
  });
  expect(textOf(fields['A.I.1.a-number'])).toBe('087654321');
  expect(fields['A.II.spouse.a-number']?.score).toBe(0.99);
});

test('the heads of many pages outvote the one that was misread, and stay as sure as they were', () => {
  const heads = Object.fromEntries(
    [1, 2, 3, 4, 5].map((page) => [`H.header.a-number.page-${page}`, page === 4 ? '219618130' : '219678130']),
  );
  const fields = read({ 'P1.4.a-number': '219678130', 'P6.5.a-number': '219678131', ...heads }, 'I-485');
  expect(textOf(fields['H.header.a-number.page-4'])).toBe('219678130');
  expect(fields['H.header.a-number.page-4']?.score).toBeLessThanOrEqual(0.9);
  expect(fields['P1.4.a-number']?.score).toBe(0.99);
  expect(textOf(fields['P6.5.a-number'])).toBe('219678131');
});

test('on a work permit the item and its copy are held against each other', () => {
  const fields = read({ 'P2.8.a-number': '219678130', 'P6.2.a-number': '219618130' }, 'I-765');
  expect(fields['P2.8.a-number']?.score).toBeLessThanOrEqual(0.9);
});
