import { stateNames } from '../../people/us-places.ts';
import type { Family } from '../families/family.ts';
import { type Answers, type Elsewhere, type Entries, known, knownDay, mark, type Stage } from './answer.ts';
import { answerFamily, listFurtherFamily } from './answer-family.ts';
import { answerHomes, answerUsAddress } from './answer-homes.ts';
import { answerArrival, answerIdentity } from './answer-person.ts';
import { answerWork } from './answer-work.ts';

/** As read, no one has said yet which words of a name are which. */
const furtherNames = (
  { person }: Family,
  stage: Stage,
  slots: number,
  part: string,
  items: readonly string[],
): Elsewhere[] =>
  person.otherNames.slice(slots).map(({ family, given, middle }) => ({
    what: 'a further other name',
    part,
    items,
    pieces: [family, given, middle]
      .flatMap((words) => (stage === 'as-read' ? words.split(' ') : [words]))
      .map((words) => [words]),
  }));

/** What the facts of a family say to every question of the I-485. */
export function answerI485(family: Family, stage: Stage, today: Date): Answers {
  const { person, citizenships } = family;
  const homes = answerHomes(family, stage, { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 });
  const work = answerWork(family, stage);
  const [first = '', second] = citizenships;
  const isApproximate = stage === 'answered' && family.days === 'never';
  const entries: Entries = [
    ...answerIdentity(family, stage, 2),
    ...(person.aNumber ? mark('has-a-number.yes') : []),
    ...(person.ssn ? mark('has-ssn.yes') : []),
    ...known('citizenship', ...(second ? [`${first} and ${second}`, first] : [first])),
    ...answerArrival(family, stage),
    ...homes.entries,
    ...work.entries,
    ...answerFamily(family, stage),
  ];
  const elsewhere = [
    ...furtherNames(family, stage, 2, '1', ['2']),
    ...homes.elsewhere,
    ...work.elsewhere,
    ...listFurtherFamily(family, stage),
    ...(isApproximate
      ? [{ what: 'which dates are approximate', part: '1', items: ['18'], pieces: [['approximate']] }]
      : []),
  ];
  return { answers: new Map(entries), elsewhere };
}

/** The mailing address comes first on the I-765; the physical one is asked only where it is another. */
const answerI765Addresses = ({ person }: Family): Entries =>
  person.mailing
    ? [
        ...mark('mail-is-home.no'),
        ...answerUsAddress('mail', person.mailing, person.mailing.careOf),
        ...answerUsAddress('home', person.residence),
      ]
    : [...mark('mail-is-home.yes'), ...answerUsAddress('mail', person.residence)];

/** `Laredo, TX` and `Laredo, Texas`. */
function spellPlace(place: string): string[] {
  const [city = '', state = ''] = place.split(', ');
  return [place, `${city}, ${stateNames[state] ?? state}`];
}

/** What the facts of a family say to every question of the I-765. */
export function answerI765(family: Family, stage: Stage): Answers {
  const { person, citizenships } = family;
  const [entry] = person.entries;
  const { passport } = person;
  const entries: Entries = [
    ...answerIdentity(family, stage, 3),
    ...answerI765Addresses(family),
    ...citizenships.flatMap((country, index) => known(`citizenship.${index + 1}`, country)),
    ...known('i94.number', person.i94),
    ...known('newest-passport.number', passport.number),
    ...known('travel-document', passport.travelDocument),
    ...known('newest-passport.country', passport.country),
    ...knownDay('newest-passport.expires', passport.expires),
    ...(entry
      ? [...knownDay('arrival.date', entry.date), ...known('arrival.place', ...spellPlace(entry.place))]
      : []),
    ...(entry ? known('arrival.status', entry.status) : []),
    ...(stage === 'answered' ? [...known('category.1', 'c'), ...known('category.2', '8')] : []),
  ];
  return { answers: new Map(entries), elsewhere: furtherNames(family, stage, 3, '2', ['2', '2.a']) };
}
