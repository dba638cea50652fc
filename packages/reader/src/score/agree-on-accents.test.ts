import type { FieldReading } from '@puente/forms';
import { expect, it } from 'vitest';
import { agreeOnAccents } from './agree-on-accents.ts';

type Given = readonly [text: string, score: number, source?: 'ocr' | 'text-layer'];

/** The scores of texts that stand on one form. */
function weigh(...all: readonly Given[]): number[] {
  const place = { page: 1, box: [0, 0, 1, 1] } as const;
  const fields = new Map(
    all.map(([text, score, source = 'ocr'], i) => {
      const reading: FieldReading = { fieldId: `n${i}`, place, source, state: 'text', text, score };
      return [`n${i}`, reading] as const;
    }),
  );
  return [...agreeOnAccents(fields).values()].map(({ score }) => score);
}

it('holds no word for sure without the accent that it surely has elsewhere on the form', () => {
  expect(weigh(['Esteli', 0.99], ['Estelí, Nicaragua', 0.995])).toEqual([0.97, 0.995]);
  expect(weigh(['ESTELI', 0.99], ['Estelí', 0.99])).toEqual([0.97, 0.99]);
  expect(weigh(['Esteli', 0.4], ['Estelí', 0.99])).toEqual([0.4, 0.99]);
});

it('asks nothing of words nobody contradicts surely, of short ones and of what was typed', () => {
  expect(weigh(['Esteli', 0.99], ['Estelí', 0.9])).toEqual([0.99, 0.9]);
  expect(weigh(['Esteli', 0.99], ['Managua', 0.99])).toEqual([0.99, 0.99]);
  expect(weigh(['Juan de Paz', 0.99], ['dé', 0.99])).toEqual([0.99, 0.99]);
  expect(weigh(['Esteli', 1, 'text-layer'], ['Estelí', 0.99])).toEqual([1, 0.99]);
});
