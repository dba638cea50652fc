import { fullName } from '../paper/write-paper.ts';
import type { Kin, Person, Relative, Stay, UsAddress } from '../people/person.ts';
import { toDayText, toMonthText } from '../people/time.ts';

/** Form-data path → value, in the formats of the form data. A path is absent where the person gave no answer. */
export type Truth = Record<string, string>;

export const onlyAnswered = (values: Readonly<Record<string, string>>): Truth =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const withPrefix = (prefix: string, values: Readonly<Record<string, string>>): Truth =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}.${key}`, value]));

const toUsAddress = (address: UsAddress): Truth => ({
  street: address.street,
  apt_number: address.unit,
  city: address.city,
  state: address.state,
  zip_code: address.zip,
});

const toStay = (stay: Stay): Truth => ({
  street: stay.street,
  apt_number: stay.unit,
  city: stay.city,
  state: stay.state,
  country: stay.country,
  from_date: toMonthText(stay.from),
  to_date: toMonthText(stay.to),
});

const toParent = (kin: Kin): Truth => ({
  full_name: fullName(kin.name),
  country_of_birth: kin.birthplace.country,
  current_city_country_of_residence: kin.location ? `${kin.location.city}, ${kin.location.country}` : '',
});

const toChild = (child: Relative): Truth => ({
  full_name: fullName(child.name),
  'name.family_name': child.name.family,
  'name.given_name': child.name.given,
  'name.middle_name': child.name.middle,
  date_of_birth: toDayText(child.born),
  country_of_birth: child.birthplace.country,
  a_number: child.aNumber,
});

function toBiography(person: Person): Truth {
  return {
    'full_name.family_name': person.name.family,
    'full_name.given_name': person.name.given,
    'full_name.middle_name': person.name.middle,
    a_number: person.aNumber,
    uscis_account_number: person.uscisAccount,
    ssn: person.ssn,
    date_of_birth: toDayText(person.born),
    sex: person.sex,
    citizenship_country: person.country,
    'place_of_birth.city': person.birthplace.city,
    'place_of_birth.country': person.birthplace.country,
    last_arrival_date: person.entries[0] ? toDayText(person.entries[0].date) : '',
    i_94_number: person.i94,
    ...withPrefix('physical_address', toUsAddress(person.residence)),
    ...withPrefix('mailing_address', toUsAddress(person.mailing ?? person.residence)),
  };
}

function toWork(person: Person): Truth {
  const rows = [
    ...person.jobs.map((job) => ({
      employer_or_school: job.employer,
      occupation_or_field_of_study: job.occupation,
      from_date: toMonthText(job.from),
      to_date: toMonthText(job.to),
    })),
    ...person.schools.map((school) => ({
      employer_or_school: school.name,
      from_date: toMonthText(school.from),
      to_date: toMonthText(school.to),
    })),
  ];
  return Object.assign(
    {},
    ...rows.map((row, n) => withPrefix(`employment_and_education_history_5_years.${n}`, row)),
  );
}

function toSpouse({ spouse }: Person): Truth {
  if (!spouse) return {};
  return withPrefix('marital_history.current_spouse', {
    'full_name.family_name': spouse.name.family,
    'full_name.given_name': spouse.name.given,
    'full_name.middle_name': spouse.name.middle,
    a_number: spouse.aNumber,
    date_of_birth: toDayText(spouse.born),
    country_of_birth: spouse.birthplace.country,
    date_of_marriage: toDayText(spouse.married),
  });
}

const toPassport = ({ passport }: Person): Truth =>
  withPrefix('passport', {
    number: passport.number,
    country: passport.country,
    expiration_date: passport.expires ? toDayText(passport.expires) : '',
  });

/**
 * What the I-485 form data must hold for this person: made from the person, never from the paper's text, so that a
 * mistake of the crosswalk cannot hide in its own truth.
 */
export function toI485Truth(person: Person): Truth {
  const abroad = person.staysAbroad.length === 1 ? person.staysAbroad[0] : undefined;
  return onlyAnswered({
    ...withPrefix('biographic_information', toBiography(person)),
    ...Object.assign(
      {},
      ...person.stays.map((stay, n) => withPrefix(`address_history_5_years.${n}`, toStay(stay))),
    ),
    ...toWork(person),
    ...withPrefix('parents.0', toParent(person.mother)),
    ...withPrefix('parents.1', toParent(person.father)),
    ...Object.assign({}, ...person.children.map((child, n) => withPrefix(`children.${n}`, toChild(child)))),
    'marital_history.current_marital_status': person.maritalStatus,
    ...toSpouse(person),
    ...(abroad ? withPrefix('last_foreign_address', toStay(abroad)) : {}),
    ...toPassport(person),
    'contact.daytime_phone': person.phone,
  });
}
