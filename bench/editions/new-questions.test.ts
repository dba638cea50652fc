import { tickedAnswer } from '@puente/contract';
import { fillForm, forms, openForm } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { listNewFields } from '@puente/forms/filling';
import { judgeBlank } from '@puente/forms/matching';
import { describeBlank } from '@puente/pdf';
import { beforeAll, expect, it } from 'vitest';
import { drawEdition } from './draw-edition.ts';
import { type MadeEdition, makeEdition } from './made-edition.ts';

const known = getCatalogue('I-765', '08/21/25');
const today = new Date('2026-11-20T00:00:00Z');

async function takeIn(seed: string) {
  const variant = makeEdition(known, seed);
  const verdict = judgeBlank(await describeBlank(await drawEdition(variant.facts)));
  if (verdict.kind !== 'matched') throw new Error('the blank is not matched');
  const partOf = new Map(verdict.match.added.map(({ pdfName, at }) => [pdfName, at.part]));
  return { variant, catalogue: verdict.catalogue, partOf };
}

let editions: readonly Awaited<ReturnType<typeof takeIn>>[];
beforeAll(async () => {
  editions = await Promise.all(['q1', 'q4'].map(takeIn));
}, 60_000);

/** What the maker added stands beside a yes and a no of its own. */
function listAddedPairs({ facts, truth }: MadeEdition) {
  const ofKnown = new Set(truth.values());
  const added = facts.boxes.filter(({ pdfName, kind }) => !ofKnown.has(pdfName) && kind === 'checkbox');
  const isBeside = (a: (typeof added)[number], b: (typeof added)[number]) =>
    a.page === b.page && a.box[1] === b.box[1] && a.on !== b.on;
  return added.filter((box) => added.some((other) => isBeside(box, other)));
}
/** Parts that are signed, and the one where answers go on. */
const signed = ['P3', 'P4', 'P5', 'P6'];

it('asks each question that is new, by its own print, and never one that the known edition asks', () => {
  let asked = 0;
  for (const { variant, catalogue, partOf } of editions) {
    const fields = listNewFields(catalogue);
    const added = listAddedPairs(variant).filter(
      ({ pdfName }) => !signed.includes(partOf.get(pdfName) ?? ''),
    );
    expect(fields.filter(({ pdfName }) => [...variant.truth.values()].includes(pdfName))).toEqual([]);
    const pairs = fields.filter(({ group }) => group !== undefined);
    expect(pairs.map(({ pdfName }) => pdfName).toSorted()).toEqual(
      added.map(({ pdfName }) => pdfName).toSorted(),
    );
    for (const { label, on } of pairs) expect(label).toBe(on === 'Y' ? 'Yes' : 'No');
    asked += pairs.length;
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  }
  expect(asked).toBeGreaterThan(8);
});

it('writes the answer into the box of its question, and nothing for another edition', () => {
  const [one, other] = editions;
  if (!one || !other) throw new Error('no editions');
  const [yes] = listNewFields(one.catalogue).filter(({ label }) => label === 'Yes');
  if (!yes) throw new Error('nothing is asked');
  const fill = (catalogue: typeof known, answer: string) =>
    fillForm(openForm('I-765', { box_answers: { [yes.id]: answer } }), { catalogue, today });
  expect(fill(one.catalogue, tickedAnswer).writes).toEqual([{ name: yes.pdfName, on: 'Y' }]);
  expect(fill(one.catalogue, '').writes).toEqual([]);
  expect(fill(other.catalogue, tickedAnswer)).toMatchObject({ writes: [], byHand: [], withheld: [] });
  expect(fill(known, tickedAnswer).writes).toEqual([]);
});

it('writes what a box cannot hold where the form takes it, under the number of the question', () => {
  const [one] = editions;
  const [yes] = listNewFields(one?.catalogue ?? known);
  if (!one || !yes) throw new Error('nothing is asked');
  const { on: _, group: __, ...rest } = yes;
  const text = { ...rest, kind: 'text', valueKind: 'text', fits: 20, label: 'Country' } as const;
  const fields = one.catalogue.fields.map((field) => (field === yes ? text : field));
  const answers = { [yes.id]: 'a long answer that goes far beyond its box' };
  const { moved } = fillForm(openForm('I-765', { box_answers: answers }), {
    catalogue: { ...one.catalogue, fields },
    today,
  });
  const place = { page: String(yes.page), part: yes.part.replace('P', ''), item: yes.item };
  expect(moved.map(({ page, part, item }) => ({ page, part, item }))).toEqual(moved.map(() => place));
  expect(moved.map((row) => row.text).join(' ')).toBe('Country: a long answer that goes far beyond its box');
  expect(forms['I-765'].toBoxAnswers(openForm('I-765', { box_answers: answers }).data)).toEqual(answers);
});
