import { answersOf } from '@puente/forms/answers';
import { listProposals } from '@puente/forms/changes';
import { emptyI485FormData, i485FormDataSchema } from '@puente/forms/data';
import { expect, it } from 'vitest';
import { rowKey } from '../../../lib/form-answers/form-values.ts';
import { carryOver, toValuesFrom } from './carry-over.ts';

const i485Sections = answersOf('I-485').sections;

const form = { formType: 'I-485', sections: i485Sections } as const;

const make = (given: string, cities: readonly string[], spouse: string | null = null) =>
  i485FormDataSchema.parse({
    ...emptyI485FormData(),
    biographic_information: { full_name: { given_name: given, family_name: 'Invented' } },
    address_history_5_years: cities.map((city) => ({ city, country: `${city} land` })),
    marital_history: {
      current_spouse: spouse === null ? null : { full_name: { given_name: spouse } },
    },
  }) as Record<string, unknown>;

const namesOf = (data: Record<string, unknown>) => ({
  given: (data.biographic_information as { full_name: { given_name: string } }).full_name.given_name,
  cities: (data.address_history_5_years as { city: string }[]).map(({ city }) => city),
});

it('does to a newer version what the reviewer did to the one before, and keeps the applicant’s changes', () => {
  const base = make('Ana', ['Lima', 'Cusco', 'Puno']);
  const mine = make('Eva', ['Lima', 'Puno', 'Quito']);
  const theirs = make('Ana', ['Tacna', 'Lima', 'Cusco', 'Puno']);
  const { data, dropped } = carryOver(base, mine, theirs);
  expect(namesOf(data)).toEqual({ given: 'Eva', cities: ['Tacna', 'Lima', 'Puno', 'Quito'] });
  expect(dropped).toEqual([]);
});

it('puts the reviewer’s answer over one the applicant changed too, so that both are seen side by side', () => {
  const { data } = carryOver(make('Ana', []), make('Eva', []), make('Iris', []));
  expect(namesOf(data).given).toBe('Eva');
  expect(listProposals(make('Iris', []), data)).toMatchObject([{ from: 'Iris', to: 'Eva' }]);
});

it('names a change to an entry that the applicant has removed, and leaves it out', () => {
  const base = make('Ana', ['Lima', 'Cusco']);
  const mine = structuredClone(base);
  (mine.address_history_5_years as { city: string }[])[1] = {
    ...(mine.address_history_5_years as { city: string }[])[1],
    city: 'Juliaca',
  };
  const { data, dropped } = carryOver(base, mine, make('Ana', ['Lima']));
  expect(namesOf(data).cities).toEqual(['Lima']);
  expect(dropped).toMatchObject([{ path: 'address_history_5_years.1.city', to: 'Juliaca' }]);
});

it('does not add an entry twice that the applicant has added as well', () => {
  const { data } = carryOver(make('Ana', []), make('Ana', ['Lima']), make('Ana', ['Lima']));
  expect(namesOf(data).cities).toEqual(['Lima']);
});

it('gives a spouse to a form that had none', () => {
  const { data } = carryOver(make('Ana', []), make('Ana', [], 'Edwin'), make('Ana', []));
  expect(data.marital_history).toMatchObject({ current_spouse: { full_name: { given_name: 'Edwin' } } });
});

it('knows each row of a draft by the row it came from, and a new one by none', () => {
  const values = toValuesFrom(form, make('Ana', ['Cusco', 'Quito']), make('Ana', ['Lima', 'Cusco']));
  const rows = values?.address_history_5_years as Record<string, unknown>[];
  expect(rows.map((row) => row[rowKey])).toEqual([1, undefined]);
});

it('opens a draft with an answer longer than a form holds', () => {
  const values = toValuesFrom(
    form,
    { ...make('Ana', []), filing_category: 'x'.repeat(3_000) },
    make('Ana', []),
  );
  expect(values?.filing_category).toHaveLength(2_000);
});
