import { expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { i485FormDataSchema } from '../i485/data.ts';
import { toI485Writes } from '../i485/filling/to-i485-writes.ts';
import { i765FormDataSchema } from '../i765/data.ts';
import { toI765Writes } from '../i765/filling/to-i765-writes.ts';
import { neverFilled } from './never-filled.ts';
import { i485, i765 } from './testing/editions.ts';

const today = new Date('2026-11-20T00:00:00Z');

/** A made-up later edition: every field has another name and stands a page further on. */
const toLater = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  edition: '12/31/99',
  fields: catalogue.fields.map((field) => ({
    ...field,
    pdfName: `later.${field.pdfName}`,
    page: field.page + 1,
  })),
});

const others = ['Paz', 'Sol', 'Rey'].map((family_name) => ({ family_name, given_name: 'Ana' }));
const children = ['Luz', 'Mar', 'Eva', 'Ida'].map((given_name) => ({
  name: { family_name: 'Paz', given_name, middle_name: '' },
}));
const i485Data = i485FormDataSchema.parse({ other_names: others, children });
const i765Data = i765FormDataSchema.parse({ other_names: [...others, ...others] });

it.each([
  ['I-485', i485, (catalogue: Catalogue) => toI485Writes(i485Data, { catalogue, today })],
  ['I-765', i765, (catalogue: Catalogue) => toI765Writes(i765Data, { catalogue, today })],
] as const)('fills two editions of the %s side by side, each by its own fields and pages', (_, now, fill) => {
  const later = toLater(now);
  const [first, second] = [fill(now), fill(later)];
  expect(first.writes.length).toBeGreaterThan(0);
  expect(first.moved.length).toBeGreaterThan(0);
  expect(second.writes.map(({ name }) => name)).toEqual(first.writes.map(({ name }) => `later.${name}`));
  expect(second.moved).toEqual(first.moved.map((row) => ({ ...row, page: String(Number(row.page) + 1) })));
  expect(neverFilled(later)).toEqual(neverFilled(now).map((name) => `later.${name}`));
});

it('leaves to the hand what the list of another edition does not offer', () => {
  const data = i765FormDataSchema.parse({ mailing_address: { state: 'NJ' } });
  const isState = ({ id }: { id: string }) => id === 'P2.5.e.state';
  const fields = i765.fields.map((field) => (isState(field) ? { ...field, options: [' ', 'NY'] } : field));
  const result = toI765Writes(data, { catalogue: { ...i765, fields }, today });
  const name = fields.find(isState)?.pdfName;
  expect(result.writes.filter((write) => write.name === name)).toEqual([]);
  expect(result.byHand).toEqual([
    { id: 'P2.5.e.state', page: '2', part: '2', item: '5.e', text: 'NJ', reason: 'uncertain' },
  ]);
  expect(toI765Writes(data, { catalogue: i765, today }).byHand).toEqual([]);
});
