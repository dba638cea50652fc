import { emptyI485FormData, i485FormDataSchema } from '@puente/contract';
import { listProposals } from '@puente/forms/changes';
import { expect, it } from 'vitest';
import { type FormValues, toFormData } from '../../../lib/form-answers/form-values.ts';
import { sectionsOf } from '../../../lib/form-answers/sections-of.ts';
import { toValuesFrom } from './carry-over.ts';
import { undoChange } from './undo-change.ts';

const i485Sections = sectionsOf('I-485');

type Data = Record<string, unknown>;

const make = (given: string, cities: readonly string[]) =>
  i485FormDataSchema.parse({
    ...emptyI485FormData(),
    biographic_information: { full_name: { given_name: given } },
    address_history_5_years: cities.map((city) => ({ city, country: `${city} land` })),
  }) as Data;

const setAt = (values: FormValues, path: string, value: unknown) => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Data>((place, key) => place[key] as Data, values);
  holder[last] = value;
};

it('leads back to the applicant’s form when every change is taken back, in any order', () => {
  const base = make('Ana', ['Lima', 'Cusco', 'Puno']);
  const mine = make('Eva', ['Tacna', 'Lima', 'Puno']);
  const form = { formType: 'I-485', sections: i485Sections } as const;
  const opened = toValuesFrom(form, base, base) ?? {};
  for (const isReversed of [false, true]) {
    const values = toValuesFrom(form, mine, base) ?? {};
    const read = () => toFormData('I-485', values, base);
    const next = () => (isReversed ? listProposals(base, read()).at(-1) : listProposals(base, read())[0]);
    const work = { sections: i485Sections, opened, values: () => values };
    for (let change = next(); change; change = next())
      undoChange(work, change, (_kind, path, value) => setAt(values, path, value));
    expect(read().address_history_5_years).toEqual(base.address_history_5_years);
    expect(listProposals(base, read())).toEqual([]);
  }
});
