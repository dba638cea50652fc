import type { I485FormData, I765FormData } from '@puente/forms/data';
import type { FullName } from '@puente/forms/values';
import type { Month, PersonName } from '../../people/person.ts';
import { toDayText, toMonthText } from '../../people/time.ts';
import { dayOf, type Family, type FormerMarriage } from '../families/family.ts';

const toFullName = (name: PersonName): FullName => ({
  family_name: name.family,
  given_name: name.given,
  middle_name: name.middle,
});
const join = (name: PersonName): string => [name.given, name.middle, name.family].filter(Boolean).join(' ');

const listMonths = ({ person }: Family): Month[] =>
  [...person.stays, ...person.staysAbroad, ...person.jobs, ...person.schools].flatMap(({ from, to }) =>
    to ? [from, to] : [from],
  );

/** A person who knows the days types them wherever a month stands. */
function withDays<Row extends { from_date: string; to_date: string }>(
  family: Family,
  rows: readonly Row[],
): Row[] {
  if (family.days !== 'when-asked') return [...rows];
  const days = new Map(listMonths(family).map((month) => [toMonthText(month), toDayText(dayOf(month))]));
  return rows.map((row) => ({
    ...row,
    from_date: days.get(row.from_date) ?? row.from_date,
    to_date: days.get(row.to_date) ?? row.to_date,
  }));
}

function answerPassport({ beyond }: Family, data: I485FormData): Partial<I485FormData> {
  const { arrivalPassport: other } = beyond;
  return {
    passport: { ...data.passport, used_at_last_arrival: other === null },
    arrival_passport: {
      number: other?.number ?? '',
      country: other?.country ?? '',
      expiration_date: other?.expires ? toDayText(other.expires) : '',
    },
  };
}

const toMarriage = (
  marriage: FormerMarriage,
): I485FormData['marital_history']['prior_marriages'][number] => ({
  former_spouse_name: join(marriage.name),
  name: toFullName(marriage.name),
  end_date: toDayText(marriage.ended),
  end_reason: marriage.reason,
  place_of_marriage: [marriage.place.city, marriage.place.country].filter(Boolean).join(', '),
});

const answerChildren = ({ person, beyond }: Family, data: I485FormData): I485FormData['children'] =>
  person.children.map((child, index) => ({
    ...(data.children[index] ?? {
      full_name: join(child.name),
      name: toFullName(child.name),
      date_of_birth: toDayText(child.born),
      country_of_birth: child.birthplace.country,
      current_address: '',
      a_number: child.aNumber,
    }),
    is_applying_with_applicant: beyond.childrenApplying[index] ?? null,
  }));

const answerParents = ({ person, beyond }: Family, data: I485FormData): I485FormData['parents'] =>
  data.parents.map((parent, index) => ({
    ...parent,
    full_name: toFullName(index === 0 ? person.mother.name : person.father.name),
    date_of_birth: toDayText(index === 0 ? beyond.motherBorn : beyond.fatherBorn),
  }));

/** The review after its person has answered what the paper leaves open, by the facts of the family. */
export function answerI485Questions(data: I485FormData, family: Family): I485FormData {
  const { person, beyond, days } = family;
  const { marital_history: marital } = data;
  return {
    ...data,
    ...answerPassport(family, data),
    first_of_month_accepted: days === 'never',
    address_history_5_years: withDays(family, data.address_history_5_years),
    employment_and_education_history_5_years: withDays(family, data.employment_and_education_history_5_years),
    last_foreign_address:
      withDays(family, data.last_foreign_address ? [data.last_foreign_address] : [])[0] ?? null,
    other_foreign_addresses: withDays(family, data.other_foreign_addresses),
    parents: answerParents(family, data),
    children: answerChildren(family, data),
    other_names: person.otherNames.map(toFullName),
    marital_history: {
      ...marital,
      current_spouse: person.maritalStatus === 'Married' ? marital.current_spouse : null,
      prior_marriages: beyond.marriages.map(toMarriage),
    },
    biographic_characteristics: {
      ...data.biographic_characteristics,
      eye_color: beyond.eyes,
      hair_color: beyond.hair,
      height: { feet: String(beyond.feet), inches: String(beyond.inches) },
      weight_lbs: String(beyond.pounds),
    },
    contact: { ...data.contact, mobile_phone: beyond.mobile, email: beyond.email },
  };
}

export const answerI765Questions = (data: I765FormData, { person, beyond }: Family): I765FormData => ({
  ...data,
  other_names: person.otherNames.map(toFullName),
  applicant_mobile_phone: beyond.mobile,
  applicant_email: beyond.email,
  eligibility_category: '(c)(8)',
});
