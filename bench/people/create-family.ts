import type { Random } from '../random.ts';
import { createFamilyName, createName } from './create-names.ts';
import type {
  CityCountry,
  Day,
  Entry,
  Kin,
  MaritalStatus,
  PersonName,
  Relative,
  Sex,
  Spouse,
} from './person.ts';
import type { Region } from './regions.ts';
import { daysInMonth } from './time.ts';
import { entryStatuses, ports } from './us-places.ts';

export function createDay(random: Random, fromYear: number, toYear: number): Day {
  const year = random.int(fromYear, toYear);
  const month = random.int(1, 12);
  return { year, month, day: random.int(1, daysInMonth(year, month)) };
}

export const createPlace = (random: Random, region: Region): CityCountry => ({
  city: random.pick(region.cities)[0],
  country: region.country,
});

/** Nine digits that a real number may have: no leading zero runs that a reader would treat as damage. */
export const createANumber = (random: Random): string =>
  random.chance(0.15) ? `0${random.int(2, 9)}${random.digits(7)}` : `2${random.int(0, 4)}${random.digits(7)}`;

/** 11 characters: digits, or the newer pattern with a letter in tenth place. */
export const createI94 = (random: Random): string =>
  random.chance(0.6)
    ? random.int(1, 9) + random.digits(10)
    : `${random.int(1, 9)}${random.digits(8)}${random.pick(['A', 'B', 'C', 'D', 'H', 'K', 'M'])}${random.digits(1)}`;

export const createSsn = (random: Random): string =>
  `${random.pick(['1', '2', '3', '4', '5', '7'])}${random.int(1, 9)}${random.int(1, 9)}${random.int(10, 99)}${random.int(1000, 9999)}`;

export const createPassport = (random: Random): string =>
  random.pick(['', 'A', 'AB', 'G', 'P', 'EK', 'C', 'F', 'N']) + random.digits(random.int(6, 8));

export function createEntry(random: Random, fromYear: number, toYear: number): Entry {
  const date = createDay(random, fromYear, toYear);
  return {
    date,
    place: random.pick(ports),
    status: random.pick(entryStatuses.filter((status) => status !== 'None')),
    expires: random.chance(0.5) ? createDay(random, date.year + 1, date.year + 3) : null,
  };
}

interface RelativePlan {
  readonly region: Region;
  readonly sex: Sex;
  readonly family: string;
  readonly bornFrom: number;
  readonly bornTo: number;
  readonly maritalStatus: MaritalStatus;
}

function createRelative(random: Random, plan: RelativePlan): Relative {
  const born = createDay(random, plan.bornFrom, plan.bornTo);
  const inUnitedStates = random.chance(0.6);
  const entry = inUnitedStates
    ? {
        ...createEntry(random, Math.max(2018, born.year), 2024),
        i94: random.chance(0.75) ? createI94(random) : '',
        currentStatus: random.pick(['Pending asylum', 'Asylum applicant', 'None', 'Parolee', 'TPS']),
      }
    : null;
  return {
    name: createName(random, plan.region, plan.sex, plan.family),
    sex: plan.sex,
    born,
    birthplace: createPlace(random, plan.region),
    aNumber: inUnitedStates && random.chance(0.6) ? createANumber(random) : '',
    passport: random.chance(0.6) ? createPassport(random) : '',
    ssn: inUnitedStates && random.chance(0.15) ? createSsn(random) : '',
    maritalStatus: plan.maritalStatus,
    entry,
    location: createPlace(random, plan.region),
    inCourt: random.chance(0.4),
    included: random.chance(0.7),
  };
}

/** Birth year of the youngest spouse: a wedding at twenty must lie in the past. */
const youngestMarried = 2002;

export function createSpouse(random: Random, region: Region, sex: Sex, bornYear: number): Spouse {
  const other: Sex = sex === 'Male' ? 'Female' : 'Male';
  const relative = createRelative(random, {
    region,
    sex: other,
    family: createFamilyName(random, region),
    bornFrom: bornYear - 6,
    bornTo: Math.min(bornYear + 6, youngestMarried),
    maritalStatus: 'Married',
  });
  return {
    ...relative,
    otherName: random.chance(0.2) ? random.pick(region.families) : '',
    married: createDay(random, relative.born.year + 20, Math.max(relative.born.year + 20, 2022)),
    marriedAt: createPlace(random, region),
  };
}

export function createChildren(random: Random, region: Region, family: string, bornYear: number): Relative[] {
  const count = random.pick([0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6]);
  return Array.from({ length: count }, () =>
    createRelative(random, {
      region,
      sex: random.chance(0.5) ? 'Male' : 'Female',
      family: random.chance(0.8) ? family : createFamilyName(random, region),
      bornFrom: bornYear + 19,
      bornTo: Math.max(bornYear + 20, Math.min(bornYear + 38, 2023)),
      maritalStatus: 'Single',
    }),
  );
}

/** Letters that a parent's or sibling's box of A.III.5 takes at a size people use. */
const kinNameRoom = 28;

const withinRoom = (name: PersonName): PersonName =>
  `${name.given} ${name.middle} ${name.family}`.length > kinNameRoom ? { ...name, middle: '' } : name;

export function createKin(random: Random, region: Region, sex: Sex, family: string): Kin {
  const deceased = random.chance(0.25);
  return {
    name: withinRoom(createName(random, region, sex, family)),
    birthplace: createPlace(random, region),
    deceased,
    location: deceased || random.chance(0.1) ? null : createPlace(random, region),
  };
}
