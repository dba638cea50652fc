import { answersOf } from '@puente/forms/answers';
import { listProposals } from '@puente/forms/changes';
import { emptyI485FormData, i485FormDataSchema } from '@puente/forms/data';
import { expect, it } from 'vitest';
import { toFormData } from '../../../lib/form-answers/form-values.ts';
import { toOpenedForm } from '../model/opened-form.ts';
import { createReviewModel } from '../model/review-model.ts';
import { toValuesFrom } from './carry-over.ts';
import { undoChange } from './undo-change.ts';

type Data = Record<string, unknown>;

const make = (given: string, cities: readonly string[]) =>
  i485FormDataSchema.parse({
    ...emptyI485FormData(),
    biographic_information: { full_name: { given_name: given } },
    address_history_5_years: cities.map((city) => ({ city, country: `${city} land` })),
  }) as Data;

it('leads back to the applicant’s form when every change is taken back, in any order', () => {
  const base = make('Ana', ['Lima', 'Cusco', 'Puno']);
  const mine = make('Eva', ['Tacna', 'Lima', 'Puno']);
  const form = { formType: 'I-485', sections: answersOf('I-485').sections } as const;
  const opened = toValuesFrom(form, base, base) ?? {};
  for (const isReversed of [false, true]) {
    const model = createReviewModel(
      toOpenedForm('I-485', { formData: base, opened, findEvidence: () => undefined }),
      { values: toValuesFrom(form, mine, base) ?? {}, onEdit: () => undefined },
    );
    const read = () => toFormData('I-485', model.getState().values, base);
    const next = () => (isReversed ? listProposals(base, read()).at(-1) : listProposals(base, read())[0]);
    for (let change = next(); change; change = next()) undoChange(model, change);
    expect(read().address_history_5_years).toEqual(base.address_history_5_years);
    expect(listProposals(base, read())).toEqual([]);
  }
});
