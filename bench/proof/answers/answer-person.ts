import type { Entry } from '../../people/person.ts';
import { toDayText } from '../../people/time.ts';
import type { Family } from '../families/family.ts';
import {
  doubt,
  type Entries,
  known,
  knownDay,
  knownName,
  mark,
  may,
  oneBoxName,
  type Stage,
} from './answer.ts';

/** What both forms ask of the applicant. */
export function answerIdentity(family: Family, stage: Stage, nameSlots: number): Entries {
  const { person, foreignPhone, beyond } = family;
  return [
    ...knownName('name', person.name),
    ...person.otherNames
      .slice(0, nameSlots)
      .flatMap((name, index) => oneBoxName(`other-name.${index + 1}`, name, stage)),
    ...knownDay('born', person.born),
    ...known('a-number', person.aNumber),
    ...known('account', person.uscisAccount),
    ...known('ssn', person.ssn),
    ...mark(person.sex === 'Male' ? 'sex.male' : 'sex.female'),
    ...mark(`marital-status.${person.maritalStatus.toLowerCase()}`),
    ...known('birthplace.city', person.birthplace.city),
    ...known('birthplace.country', person.birthplace.country),
    ...(foreignPhone ? doubt('phone', foreignPhone) : known('phone', person.phone)),
    ...(stage === 'answered' ? [...known('mobile', beyond.mobile), ...known('email', beyond.email)] : []),
  ];
}

/** `B-2` is printed B2 on an I-94 and in boxes that take no hyphen. */
const spellClass = (status: string): string[] => [status, status.replace('-', '')];

function answerI94({ person }: Family, entry: Entry): Entries {
  const expires = entry.expires ? toDayText(entry.expires) : '';
  // Item 12 asks what stands on the I-94: whoever came without inspection was given none.
  if (/^(EWI|none)$/i.test(entry.status))
    return [
      ...known('i94.number', person.i94),
      ...doubt('i94.status', entry.status),
      ...may('i94.expires', person.i94 ? expires : ''),
    ];
  if (person.i94 === '')
    return [...may('i94.status', ...spellClass(entry.status)), ...may('i94.expires', expires)];
  return [
    ...known('i94.number', person.i94),
    ...known('i94.status', ...spellClass(entry.status)),
    ...known('i94.expires', expires),
  ];
}

/** The passport of the I-589 is not known to be the one shown at the last arrival until the person says so. */
function answerArrivalPassport({ person, beyond }: Family, stage: Stage): Entries {
  const own = person.passport;
  const number = own.number || own.travelDocument;
  const expires = own.expires ? toDayText(own.expires) : '';
  if (stage === 'as-read')
    return [
      ...doubt('arrival-passport.number', number),
      ...doubt('arrival-passport.country', own.country),
      ...doubt('arrival-passport.expires', expires),
    ];
  const used = beyond.arrivalPassport ?? { number, country: own.country, expires: own.expires };
  return [
    ...known('arrival-passport.number', used.number),
    ...known('arrival-passport.country', used.country),
    ...knownDay('arrival-passport.expires', used.expires),
  ];
}

/** I-485 Part 1 items 10 and 12. */
export function answerArrival(family: Family, stage: Stage): Entries {
  const [entry] = family.person.entries;
  if (!entry) return [];
  const [city = '', state = ''] = entry.place.split(', ');
  return [
    ...knownDay('arrival.date', entry.date),
    ...known('arrival.city', city),
    ...known('arrival.state', state),
    ...answerI94(family, entry),
    ...answerArrivalPassport(family, stage),
  ];
}
