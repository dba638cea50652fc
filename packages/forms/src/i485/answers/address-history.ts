import { formOf } from '../../answers/answer.ts';
import { monthRange } from '../../answers/field-spec.ts';
import type { I485FormData } from '../data.ts';
import { blocks } from './address-boxes.ts';
import { homeAddress } from './world-address.ts';

const { answers, group, section } = formOf<I485FormData>();

const acceptAnswers = answers([
  {
    path: 'first_of_month_accepted',
    label: 'datesWithoutDay',
    kind: 'accept',
    accept: 'firstOfMonth',
  },
]);

const foreignAnswers = answers([
  ...homeAddress('last_foreign_address.', blocks.abroad, {}),
  ...monthRange('last_foreign_address.'),
]);

/** Part 1 item 18 of the I-485, edition 01/20/25: where the person has lived. */
export const addressHistory = section({
  title: 'addressHistory',
  parts: [
    group('days', acceptAnswers, { onlyWhenSaid: 'first_of_month_accepted' }),
    {
      kind: 'list',
      title: 'history',
      path: 'address_history_5_years',
      entry: 'address',
      fields: [...homeAddress('', blocks.prior, { asks: 'zip' }), ...monthRange('')],
      endPath: 'to_date',
    },
    group('foreign', foreignAnswers, { path: 'last_foreign_address' }),
    {
      kind: 'list',
      title: 'otherForeign',
      path: 'other_foreign_addresses',
      entry: 'foreignAddress',
      fields: [...homeAddress('', blocks.abroad, {}), ...monthRange('')],
    },
  ],
});
