import type { I485FormData } from '@puente/contract';
import { formOf } from '../../answers/answer.ts';
import { monthRange } from '../../answers/field-spec.ts';
import type { IsAnswered } from '../../preflight/required-item.ts';
import { parseFormDate } from '../../values/calendar-date.ts';
import { chooseResidences } from '../filling/choose-residences.ts';
import { blocks, sinceBox, worldBoxes } from './address-boxes.ts';
import { toPathOf, toPeriodItems } from './period-items.ts';
import { homeAddress } from './world-address.ts';

const { answers, group, section } = formOf<I485FormData>();

const history = 'address_history_5_years';

/** Whether the person has lived five years at the physical address. */
export const fiveYears = { yes: 'P1.18.five-years.yes', no: 'P1.18.five-years.no' } as const;

const livedElsewhere = (_: I485FormData, isAnswered: IsAnswered) => isAnswered(fiveYears.no);
const isAbroad = (kind: 'none' | 'open') => (data: I485FormData, _: unknown, today: Date) =>
  chooseResidences(data, today).abroad.kind === kind;

/** The address abroad whose dates do not say how long it was, at the date that leaves it open. */
function toOpenDate(data: I485FormData, today: Date): string | null {
  const { abroad } = chooseResidences(data, today);
  if (abroad.kind === 'none') return null;
  const { path, from } = abroad.residence;
  return `${path}.${parseFormDate(from)?.day ? 'to' : 'from'}_date`;
}

function addressFields(start: 'prior' | 'abroad') {
  const { street, city, abroad } = worldBoxes(blocks[start]);
  return [street, city, abroad.country] as const;
}

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
      path: history,
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
  items: [
    { fields: [sinceBox], path: toPathOf(sinceBox, history), label: 'first-day-at-your-current-address' },
    { fields: [fiveYears.yes, fiveYears.no], path: history, label: 'five-years-at-this-address' },
    {
      fields: addressFields('prior'),
      path: history,
      when: livedElsewhere,
      label: 'prior-address-of-the-last-five-years',
    },
    ...toPeriodItems(blocks.prior, 'your-prior-address'),
    {
      fields: addressFields('abroad'),
      path: 'last_foreign_address.street',
      when: isAbroad('none'),
      label: 'last-address-abroad',
    },
    {
      fields: addressFields('abroad'),
      path: toOpenDate,
      when: isAbroad('open'),
      label: 'dates-of-your-last-address-abroad',
    },
    ...toPeriodItems(blocks.abroad, 'your-last-address-abroad'),
  ],
});
