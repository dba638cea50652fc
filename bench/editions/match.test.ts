import type { TargetForm } from '@puente/contract';
import { listCatalogues } from '@puente/forms/catalogues';
import { expect, it } from 'vitest';
import { makeEdition } from './made-edition.ts';
import { scoreEdition } from './measure-editions.ts';

function getNewest(form: TargetForm) {
  const [catalogue] = listCatalogues(form);
  if (!catalogue) throw new Error(`${form} has no catalogue`);
  return catalogue;
}

it('makes the same edition of the same seed, with boxes moved, dropped and added', () => {
  const known = getNewest('I-765');
  const variant = makeEdition(known, 'same');
  expect(makeEdition(known, 'same')).toEqual(variant);
  expect(variant.changes.length).toBeGreaterThan(3);
  expect(variant.facts.pages.length).toBe(known.pageCount);
});

it.each([
  ['I-765', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['I-485', ['a', 'b']],
] as const)(
  'carries the %s over to editions that nobody described, no box into another question',
  (form, seeds) => {
    const known = getNewest(form);
    const scores = seeds.map((seed) => scoreEdition(known, makeEdition(known, seed)));
    expect(scores.flatMap(({ wrong }) => wrong)).toEqual([]);
    const sum = (of: (score: (typeof scores)[number]) => number) =>
      scores.reduce((all, score) => all + of(score), 0);
    expect(sum(({ carried }) => carried) / sum(({ there }) => there)).toBeGreaterThan(0.95);
  },
);

it('finds the A-Number of the person by its print when its old name is that of a header', () => {
  const known = getNewest('I-485');
  const isNumber = (id: string) => id.startsWith('H.header.a-number') || id === 'P1.4.a-number';
  const numbers = known.fields
    .filter(({ id }) => isNumber(id))
    .toSorted((a, b) => a.page - b.page || b.box[1] - a.box[1]);
  const boxes = known.fields.map((field) => {
    const index = numbers.indexOf(field);
    return index < 0 ? field : { ...field, pdfName: `form1[0].#subform[0].Pt1Line4_AlienNumber[${index}]` };
  });
  const truth = new Map(known.fields.map(({ id }, index) => [id, boxes[index]?.pdfName ?? null]));
  const variant = {
    seed: 'trap',
    edition: '09/18/26',
    facts: { pages: known.landmarks, boxes },
    truth,
    changes: [],
  };
  const { wrong, missed } = scoreEdition(known, variant);
  expect({ wrong, missed }).toEqual({ wrong: [], missed: [] });
});
