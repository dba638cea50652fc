import { expect, it } from 'vitest';
import { mendMarks } from './mend-marks.ts';

it('gives words the marks they are commonly written with, in their case, as far as so many were seen', () => {
  expect(mendMarks('HERNÁÑDEZ GÓMEZ')).toBe('HERNÁNDEZ GÓMEZ');
  expect(mendMarks('Culíacán, LÉOGÃNE')).toBe('Culiacán, LÉOGÂNE');
  expect(mendMarks('Züniga')).toBe('Züniga');
  expect(mendMarks('Hernandez')).toBe('Hernandez');
});

it('takes marks from known words that nobody writes with any, where they are hard to read', () => {
  expect(mendMarks('Ñáñez, Thaís, Inês')).toBe('Ñáñez, Thaís, Inês');
  expect(mendMarks('ROÁD, Guångzhou, Řadio Libertad')).toBe('ROAD, Guangzhou, Radio Libertad');
});

it('leaves words it does not know, and those that are written in several ways', () => {
  expect(mendMarks('Qirtuvá Peña Adélaïde Müller')).toBe('Qirtuvá Peña Adélaïde Müller');
});
