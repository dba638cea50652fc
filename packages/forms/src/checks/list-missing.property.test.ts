import type { TargetForm } from '@puente/contract';
import { describe, expect, it } from 'vitest';
import { getAt } from '../changes/index.ts';
import { i485, i765 } from '../filling/testing/editions.ts';
import { createRandom, type Random } from '../filling/testing/random.ts';
import {
  hostileText,
  type MakeText,
  makeI485,
  makeI765,
  plausibleText,
} from '../filling/testing/random-form-data.ts';
import { emptyI485FormData } from '../i485/data.ts';
import { emptyI765FormData } from '../i765/data.ts';
import { runPreflight } from '../preflight/run-preflight.ts';
import { fillForm, type OpenForm } from '../registry.ts';
import { listMissing } from './list-missing.ts';

const today = new Date('2026-11-20T00:00:00Z');
const noPaper = { paper: null, readerNotes: [], evidence: {}, today, readOn: today };
const catalogues = { 'I-485': i485, 'I-765': i765 } as const;
const seeds = Array.from({ length: 40 }, (_, index) => 311 + index * 17);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** What the preflight misses on paper, of answers that are empty. */
function listUninked<Form extends TargetForm>(open: OpenForm<Form>): string[] {
  const catalogue = catalogues[open.form];
  const filling = fillForm(open, { catalogue, today });
  const { missing } = runPreflight<Form>({ ...open, catalogue, filling, ...noPaper });
  const paths = missing.flatMap(({ path }) =>
    path !== null && isEmpty(getAt(open.data, path)) ? [path] : [],
  );
  return [...new Set(paths)].toSorted();
}

const listEmpty = <Form extends TargetForm>({ form, data }: OpenForm<Form>) =>
  listMissing<Form>(form, data as never, { today }).toSorted();

/** Of which one line answers several boxes, or none. */
const places = ['Lima, Peru', 'Newark, NJ', 'Peru', 'Cuba, Spain', ''] as const;

/** Half of the answers are left open. */
const withGaps =
  (makeText: MakeText): MakeText =>
  (path, random) =>
    random.pick([true, false]) ? '' : makeText(path, random);

function toI485(random: Random, makeText: MakeText): OpenForm<'I-485'> {
  const size = () => random.integer(0, 3);
  const sizes = {
    addresses: size(),
    jobs: size(),
    parents: size(),
    children: size(),
    priorMarriages: size(),
    otherNames: size(),
  };
  const data = makeI485(random, sizes, makeText);
  const { physical_address: home, mailing_address: mail } = data.biographic_information;
  if (random.next() < 0.2) Object.assign(mail, home);
  if (random.next() < 0.2)
    Object.assign(home, { street: '', apt_number: '', city: '', state: '', zip_code: '' });
  const [first] = data.address_history_5_years;
  if (first && random.next() < 0.5)
    Object.assign(first, { ...home, country: 'USA', to_date: 'Present', from_date: '01/05/2024' });
  if (random.next() < 0.3) data.biographic_characteristics.race = [];
  if (random.next() < 0.3) data.last_foreign_address = null;
  const { current_spouse: spouse, prior_marriages } = data.marital_history;
  if (spouse && random.next() < 0.3)
    Object.assign(spouse.place_of_marriage, { city: random.pick(places), state: '' });
  for (const marriage of prior_marriages)
    if (random.next() < 0.3) marriage.place_of_marriage = random.pick(places);
  return { form: 'I-485', data };
}

function toI765(random: Random, makeText: MakeText): OpenForm<'I-765'> {
  const data = makeI765(random, 0, makeText);
  if (random.next() < 0.2) Object.assign(data.mailing_address, data.physical_address);
  return { form: 'I-765', data };
}

describe.each([plausibleText, hostileText])('what is missing', (makeText) => {
  it.each(seeds)('is the same for the answers and for the paper of an I-485 (seed %i)', (seed) => {
    const open = toI485(createRandom(seed), withGaps(makeText));
    expect(listEmpty(open)).toEqual(listUninked(open));
  });

  it.each(seeds)('is the same for the answers and for the paper of an I-765 (seed %i)', (seed) => {
    const open = toI765(createRandom(seed), withGaps(makeText));
    expect(listEmpty(open)).toEqual(listUninked(open));
  });
});

it('is the same for the answers and for the paper of a form without answers', () => {
  const i485Open: OpenForm<'I-485'> = { form: 'I-485', data: emptyI485FormData() };
  const i765Open: OpenForm<'I-765'> = { form: 'I-765', data: emptyI765FormData() };
  expect(listEmpty(i485Open)).toEqual(listUninked(i485Open));
  expect(listEmpty(i765Open)).toEqual(listUninked(i765Open));
});

it('names the list where an entry that the form asks for is not listed yet', () => {
  const paths = listMissing('I-485', emptyI485FormData(), { today });
  expect(paths).toContain('parents');
  expect(paths.filter((path) => path.startsWith('parents.'))).toEqual([]);
});
