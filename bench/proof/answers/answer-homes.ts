import type { Stay, UsAddress } from '../../people/person.ts';
import type { Family } from '../families/family.ts';
import {
  doubt,
  type Elsewhere,
  type Entries,
  known,
  mark,
  may,
  periodEnd,
  type Stage,
  spellMonth,
} from './answer.ts';
import { chooseHomes } from './choose-homes.ts';

/** The form has boxes for Apt., Ste. and Flr.; what says none of them is an apartment. */
function answerUnit(asks: string, unit: string): Entries {
  if (unit === '') return [];
  const kind = /^ste/i.test(unit) ? 'ste' : /^fl/i.test(unit) ? 'flr' : 'apt';
  return [
    ...mark(`${asks}.${kind}`),
    ...known(`${asks}.unit`, unit.replace(/^(apt|ste|fl|unit|#)\.?\s*/i, '')),
  ];
}

export const answerUsAddress = (asks: string, address: UsAddress, careOf = ''): Entries => [
  ...known(`${asks}.care-of`, careOf),
  ...known(`${asks}.street`, address.street),
  ...answerUnit(asks, address.unit),
  ...known(`${asks}.city`, address.city),
  ...known(`${asks}.state`, address.state),
  ...known(`${asks}.zip`, address.zip),
];

const answerStay = (asks: string, stay: Stay, family: Family, stage: Stage): Entries => [
  ...known(`${asks}.street`, stay.street),
  ...answerUnit(asks, stay.unit),
  ...known(`${asks}.city`, stay.city),
  ...(stay.country === 'USA'
    ? [...known(`${asks}.state`, stay.state), ...known(`${asks}.country`, 'USA')]
    : [...known(`${asks}.province`, stay.state), ...known(`${asks}.country`, stay.country)]),
  ...periodEnd(`${asks}.from`, stay.from, family, stage),
  ...periodEnd(`${asks}.to`, stay.to, family, stage),
];

const toElsewhere = (stay: Stay): Elsewhere => ({
  what: `home in ${stay.city}`,
  part: '1',
  items: ['18'],
  pieces: [[stay.street], [stay.city], spellMonth(stay.from), spellMonth(stay.to)],
});

/** Homes of which none is surely longer than a year: which one the box asks for is the person's to say. */
const doubtAbroad = (stays: readonly Stay[]): Entries =>
  doubt(
    'home-abroad.street',
    ...stays.filter(({ country }) => country !== 'USA').map(({ street }) => street),
  );

const answerMail = ({ person }: Family): Entries =>
  person.mailing
    ? [...mark('mail-is-home.no'), ...answerUsAddress('mail', person.mailing, person.mailing.careOf)]
    : mark('mail-is-home.yes');

/** I-485 Part 1 item 18. */
export function answerHomes(
  family: Family,
  stage: Stage,
  today: { year: number; month: number },
): { readonly entries: Entries; readonly elsewhere: readonly Elsewhere[] } {
  const { current, isFiveYears, prior, abroad, rest } = chooseHomes(family, today);
  const entries: Entries = [
    ...answerUsAddress('home', family.person.residence),
    ...(current ? periodEnd('home.since', current.from, family, stage) : []),
    ...(isFiveYears === null
      ? may('home-five-years.no', 'x')
      : mark(`home-five-years.${isFiveYears ? 'yes' : 'no'}`)),
    ...answerMail(family),
    ...(prior ? answerStay('prior-home', prior, family, stage) : []),
    ...(abroad === 'unsure' ? doubtAbroad(rest) : []),
    ...(abroad && abroad !== 'unsure' ? answerStay('home-abroad', abroad, family, stage) : []),
  ];
  return { entries, elsewhere: rest.map(toElsewhere) };
}
