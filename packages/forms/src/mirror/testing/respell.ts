import type { Random } from '../../filling/testing/random.ts';
import type { I485FormData } from '../../registry/data.ts';
import { toBaseLetters } from '../../values/spelling/latin-text.ts';
import { origins } from './pools.ts';

type Change = (text: string) => string;

/** As the official boxes take a name: no accents, no apostrophe, perhaps in capitals. */
function toBoxName(random: Random): Change {
  const isLoud = random.next() < 0.5;
  return (text) => {
    const plain = toBaseLetters(text).replace(/'/g, '');
    return isLoud ? plain.toUpperCase() : plain;
  };
}

const toOtherStreet: Change = (street) =>
  toBaseLetters(street)
    .replace(/\bStreet\b/, 'St.')
    .replace(/\bAvenue\b/, 'Ave')
    .replace(/\bBlvd\.?/, 'Boulevard')
    .replace(/\bRoad\b/, 'Rd')
    .replace(/\bLane\b/, 'Ln')
    .replace(/\bNorth\b/, 'N')
    .replace(/\bHighway\b/, 'Hwy')
    .replace(/\bAvenida\b/, 'Av.')
    .replace(/,/g, '');

const toOtherTown: Change = (town) => toBaseLetters(town).replace(/^St\. /, 'Saint ');

const toOtherCountry =
  (random: Random): Change =>
  (country) => {
    if (country === 'USA') return random.pick(['USA', 'United States', 'United States of America']);
    const origin = origins.find((one) => one.country === country);
    return origin ? random.pick(origin.spellings) : country.toUpperCase();
  };

/** `03/2021` → a day of that month; `03/05/2021` → `3/5/2021`. */
const toOtherDate =
  (random: Random): Change =>
  (date) => {
    const month = /^(\d{2})\/(\d{4})$/.exec(date);
    if (month)
      return random.next() < 0.5
        ? `${month[1]}/${String(random.integer(1, 28)).padStart(2, '0')}/${month[2]}`
        : date;
    return random.next() < 0.5 ? date.replace(/\b0(\d)\//g, '$1/') : date;
  };

function shuffle<Row>(random: Random, rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ row }) => row);
}

const toOtherName = (name: I485FormData['other_names'][number], spell: Change) => ({
  family_name: spell(name.family_name),
  given_name: spell(name.given_name),
  middle_name: spell(name.middle_name),
});

type Home = I485FormData['address_history_5_years'][number];

const toOtherHome = (random: Random, home: Home): Home => ({
  ...home,
  street: toOtherStreet(home.street),
  apt_number:
    home.apt_number === ''
      ? ''
      : random.pick([home.apt_number, `Apt. ${home.apt_number}`, `# ${home.apt_number}`]),
  city: toOtherTown(home.city),
  country: toOtherCountry(random)(home.country),
  from_date: toOtherDate(random)(home.from_date),
  to_date: toOtherDate(random)(home.to_date),
});

/** The same answers written in another way, and lists in another order: all that says nothing new. */
export function respell(random: Random, data: I485FormData): I485FormData {
  const name = toBoxName(random);
  const date = toOtherDate(random);
  const country = toOtherCountry(random);
  const { biographic_information: bio, marital_history: marriages } = data;
  const spouse = marriages.current_spouse;
  return {
    ...data,
    biographic_information: {
      ...bio,
      full_name: toOtherName(bio.full_name, name),
      date_of_birth: date(bio.date_of_birth),
      place_of_birth: { city: name(bio.place_of_birth.city), country: country(bio.place_of_birth.country) },
      last_arrival_date: date(bio.last_arrival_date),
      physical_address: { ...bio.physical_address, street: toOtherStreet(bio.physical_address.street) },
    },
    other_names: shuffle(random, data.other_names).map((one) => toOtherName(one, name)),
    address_history_5_years: shuffle(random, data.address_history_5_years).map((home) =>
      toOtherHome(random, home),
    ),
    last_foreign_address: data.last_foreign_address && toOtherHome(random, data.last_foreign_address),
    employment_and_education_history_5_years: shuffle(
      random,
      data.employment_and_education_history_5_years,
    ).map((job) => ({
      ...job,
      employer_or_school: name(job.employer_or_school).replace(/ (LLC|Inc\.)$/i, ''),
      from_date: date(job.from_date),
      to_date: date(job.to_date),
    })),
    parents: shuffle(random, data.parents).map((parent) => ({
      ...parent,
      full_name: toOtherName(parent.full_name, name),
      country_of_birth: country(parent.country_of_birth),
    })),
    children: shuffle(random, data.children).map((child) => ({
      ...child,
      full_name: name(child.full_name),
      name: toOtherName(child.name, name),
      date_of_birth: date(child.date_of_birth),
      country_of_birth: country(child.country_of_birth),
    })),
    marital_history: {
      ...marriages,
      current_spouse: spouse && {
        ...spouse,
        full_name: toOtherName(spouse.full_name, name),
        date_of_birth: date(spouse.date_of_birth),
        date_of_marriage: date(spouse.date_of_marriage),
        country_of_birth: country(spouse.country_of_birth),
      },
    },
  };
}
