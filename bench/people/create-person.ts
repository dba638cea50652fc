import { createRandom, type Random } from '../random.ts';
import {
  createANumber,
  createChildren,
  createDay,
  createEntry,
  createI94,
  createKin,
  createPassport,
  createPlace,
  createSpouse,
  createSsn,
} from './create-family.ts';
import {
  createJobs,
  createSchools,
  createStays,
  createStaysAbroad,
  createUsAddress,
} from './create-history.ts';
import { createFamilyName, createName } from './create-names.ts';
import type { MaritalStatus, Person, Sex } from './person.ts';
import { fears, harms, type Region, regions } from './regions.ts';

const weighted = regions.flatMap((region) => Array.from({ length: region.weight }, () => region));
const phone = (random: Random): string =>
  `${random.int(2, 9)}${random.int(0, 8)}${random.int(1, 9)}${random.int(2, 9)}${random.int(0, 9)}${random.int(2, 9)}${random.digits(4)}`;

function tell(random: Random, sentences: readonly string[], count: number, city: string): string {
  const parts = Array.from({ length: count }, () => {
    const sentence = random.pick(sentences);
    const when = `In ${String(random.int(1, 12)).padStart(2, '0')}/${random.int(2015, 2023)}`;
    return random.chance(0.5)
      ? `${when} in ${city} ${sentence}.`
      : `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`;
  });
  return parts.join(' ');
}

function createCore(random: Random, region: Region) {
  const sex: Sex = random.chance(0.5) ? 'Male' : 'Female';
  const name = createName(random, region, sex, createFamilyName(random, region));
  const born = createDay(random, 1958, 2004);
  const maritalStatus: MaritalStatus = random.pick([
    'Single',
    'Single',
    'Married',
    'Married',
    'Married',
    'Divorced',
    'Widowed',
  ]);
  return { sex, name, born, maritalStatus };
}

const createMailing = (random: Random) => ({
  ...createUsAddress(random),
  careOf: random.chance(0.5) ? 'Grace Community Center' : '',
  phone: random.chance(0.5) ? phone(random) : '',
});

/** Everything about one invented applicant, from a seed. */
export function createPerson(seed: string): Person {
  const random = createRandom(`person/${seed}`);
  const region = random.pick(weighted);
  const { sex, name, born, maritalStatus } = createCore(random.fork('core'), region);
  const entry = createEntry(random, 2017, 2024);
  const earlier = random.chance(0.2) ? [createEntry(random, 2008, 2016)] : [];
  const residence = createUsAddress(random);
  const until = { year: entry.date.year, month: entry.date.month };
  const place = createPlace(random, region);
  const family = createRandom(`family/${seed}`);
  const siblings = Array.from({ length: family.int(0, 4) }, () =>
    createKin(family, region, family.chance(0.5) ? 'Male' : 'Female', name.family),
  );
  return {
    region: region.key,
    name,
    otherNames: random.chance(0.25)
      ? [{ ...name, family: createFamilyName(random, region), middle: '' }]
      : [],
    sex,
    born,
    birthplace: place,
    country: region.country,
    demonym: region.demonym,
    ethnicity: random.pick(region.ethnicities),
    religion: random.pick(region.religions),
    language: region.language,
    speaksEnglish: random.chance(0.3),
    otherLanguages: random.pick(region.otherLanguages),
    aNumber: random.chance(0.9) ? createANumber(random) : '',
    ssn: random.chance(0.4) ? createSsn(random) : '',
    uscisAccount: random.chance(0.3) ? `0${random.digits(11)}` : '',
    i94: random.chance(0.85) ? createI94(random) : '',
    residence,
    mailing: random.chance(0.3) ? createMailing(random) : null,
    phone: random.chance(0.92) ? phone(random) : '',
    maritalStatus,
    court: random.pick(['never', 'now', 'now', 'past']),
    leftCountry: createDay(random, entry.date.year - 1, entry.date.year),
    entries: [entry, ...earlier],
    passport: {
      country: random.chance(0.9) ? region.country : '',
      number: random.chance(0.8) ? createPassport(random) : '',
      travelDocument: random.chance(0.1) ? createPassport(random) : '',
      expires: random.chance(0.8) ? createDay(random, 2023, 2032) : null,
    },
    spouse: maritalStatus === 'Married' ? createSpouse(family, region, sex, born.year) : null,
    children: createChildren(family, region, name.family.split(' ')[0] ?? name.family, born.year),
    staysAbroad: createStaysAbroad(random, region, until),
    stays: createStays(random, region, residence),
    schools: createSchools(random, region, born.year),
    jobs: createJobs(random, region),
    mother: createKin(family, region, 'Female', createFamilyName(family, region)),
    father: createKin(family, region, 'Male', name.family),
    siblings,
    story: {
      harm: tell(random, harms, random.int(2, 7), place.city),
      fear: tell(random, fears, random.int(1, 5), place.city),
      more: random.chance(0.3) ? tell(random, [...harms, ...fears], random.int(6, 20), place.city) : '',
    },
  };
}
