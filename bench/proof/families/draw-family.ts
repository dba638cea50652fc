import {
  createANumber,
  createChildren,
  createDay,
  createI94,
  createKin,
  createPassport,
  createPlace,
  createSpouse,
} from '../../people/create-family.ts';
import { createUsAddress } from '../../people/create-history.ts';
import { createFamilyName, createName } from '../../people/create-names.ts';
import { createPerson } from '../../people/create-person.ts';
import type { Entry, MaritalStatus, Person, Relative, UsAddress } from '../../people/person.ts';
import { type Region, regions } from '../../people/regions.ts';
import { ports } from '../../people/us-places.ts';
import { createRandom, type Random } from '../../random.ts';
import { drawHistory, historyKinds } from './draw-history.ts';
import { drawRelativeName, nameKinds, nameOfKind } from './draw-names.ts';
import type { Beyond, DaysKnown, Family } from './family.ts';

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

const households: ReadonlyArray<readonly [trait: string, status: MaritalStatus, spouse: boolean]> = [
  ['single parent', 'Single', false],
  ['married', 'Married', true],
  ['widowed, spouse part filled', 'Widowed', true],
  ['divorced', 'Divorced', false],
  ['married again', 'Married', true],
  ['widowed', 'Widowed', false],
  ['divorced, spouse part filled', 'Divorced', true],
];

const longNames: ReadonlyArray<readonly [country: string, cities: Region['cities']]> = [
  [
    'Congo, Democratic Republic of the',
    [
      ['Goma', 'North Kivu'],
      ['Bukavu', 'South Kivu'],
    ],
  ],
  [
    'Korea, South',
    [
      ['Busan', 'Yeongnam'],
      ['Incheon', 'Gyeonggi'],
    ],
  ],
  [
    'Bahamas, The',
    [
      ['Freeport', 'Grand Bahama'],
      ['Nassau', 'New Providence'],
    ],
  ],
  [
    'Bosnia and Herzegovina',
    [
      ['Tuzla', 'Tuzla'],
      ['Mostar', 'Herzegovina'],
    ],
  ],
  [
    'Gambia, The',
    [
      ['Brikama', 'West Coast'],
      ['Farafenni', 'North Bank'],
    ],
  ],
];

/** The status that stands on the paper and whether an I-94 was given. */
const entries: ReadonlyArray<readonly [trait: string, status: string, hasI94: boolean]> = [
  ['class of admission with hyphen', 'B-2', true],
  ['entry without inspection', 'EWI', false],
  ['parole', 'Paroled', true],
  ['student', 'F-1', true],
  ['class of admission with slash', 'B1/B2', true],
  ['I-94 not at hand', 'B-2', false],
];

const passports = [
  'shown at arrival',
  'another at arrival',
  'none',
  'travel document alone',
  'with travel document',
];
const units = ['', 'Apt 4B', 'Ste 210', 'Fl 3', '#12', 'Unit 7'];
const childCounts = [0, 1, 2, 3, 4, 5, 6, 7];
const days: readonly DaysKnown[] = ['never', 'when-asked', 'on-paper'];

function drawRegion(index: number, random: Random): Region {
  const region = random.pick(regions);
  if (index % 4 !== 3) return region;
  const [country, cities] = at(longNames, Math.floor(index / 4));
  return { ...region, country, demonym: country, cities };
}

function drawEntry(random: Random, status: string, isLongAgo: boolean): Entry {
  const year = isLongAgo ? 2018 : random.int(2022, 2024);
  const date = isLongAgo ? { year, month: 3, day: 14 } : createDay(random, year, year);
  const expires = status === 'EWI' ? null : createDay(random, year + 1, year + 2);
  return { date, place: random.pick(ports), status, expires };
}

function drawChildren(random: Random, region: Region, count: number, person: Person): Relative[] {
  const drawn: Relative[] = [];
  while (drawn.length < count) drawn.push(...createChildren(random, region, person.name.family, 1985));
  return drawn.slice(0, count).map((child) => ({ ...child, name: drawRelativeName(random, child.name) }));
}

function drawPassport(kind: string, random: Random, country: string): Person['passport'] {
  const expires = createDay(random, 2027, 2033);
  if (kind === 'none') return { country: '', number: '', travelDocument: '', expires: null };
  const number = kind === 'travel document alone' ? '' : createPassport(random);
  const travelDocument = kind.includes('travel document') ? `T${random.digits(8)}` : '';
  return { country, number, travelDocument, expires };
}

const drawResidence = (random: Random, index: number): UsAddress => ({
  ...createUsAddress(random),
  unit: at(units, index),
});

function drawBeyond(index: number, random: Random, region: Region, person: Person): Beyond {
  const isWidowed = person.maritalStatus === 'Widowed';
  const wasMarried = person.maritalStatus !== 'Single' && index % 7 !== 1;
  const ended = person.spouse && person.maritalStatus !== 'Married' ? person.spouse : null;
  const marriages = Array.from({ length: wasMarried ? 1 + (index % 2) : 0 }, (_, n) => ({
    name:
      n === 0 && ended
        ? ended.name
        : drawRelativeName(random, createName(random, region, 'Male', createFamilyName(random, region))),
    place: index % 2 === 0 ? { city: '', country: region.country } : createPlace(random, region),
    ended: createDay(random, 2010, 2016),
    reason: isWidowed ? ('Death of spouse' as const) : ('Divorced' as const),
  }));
  const isOther = at(passports, index) === 'another at arrival';
  return {
    marriages,
    arrivalPassport: isOther
      ? { number: createPassport(random), country: 'Spain', expires: createDay(random, 2025, 2028) }
      : null,
    motherBorn: createDay(random, 1950, 1965),
    fatherBorn: createDay(random, 1945, 1962),
    email: `person${index}@example.org`,
    mobile: `786555${String(1000 + index)}`,
    eyes: random.pick(['Black', 'Blue', 'Brown', 'Green']),
    hair: random.pick(['Black', 'Brown', 'Gray', 'Red']),
    feet: random.int(4, 6),
    inches: random.int(0, 11),
    pounds: random.int(90, 240),
    childrenApplying: person.children.map(() => random.chance(0.5)),
  };
}

function drawPerson(index: number, random: Random, region: Region): readonly [Person, string[]] {
  const base = createPerson(`proof/${index}`);
  const [household, maritalStatus, hasSpouse] = at(households, index);
  const [nameTrait, name] = nameOfKind(index);
  const [entryTrait, status, hasI94] = at(entries, index);
  const history = (index * 3) % historyKinds.length;
  const isLongAgo = ['at home for more than five years', 'a prior home older than five years'].includes(
    at(historyKinds, history),
  );
  const entry = drawEntry(random, status, isLongAgo);
  const residence = drawResidence(random, index);
  const homes = drawHistory(history, random, region, residence, entry.date);
  const spouse = hasSpouse ? createSpouse(random, region, base.sex, 1985) : null;
  const passport = at(passports, index);
  const person: Person = {
    ...base,
    region: region.key,
    name,
    otherNames: Array.from({ length: index % 4 }, (_, n) => nameOfKind(index + n + 1)[1]),
    birthplace: createPlace(random, region),
    country: region.country,
    demonym: region.demonym,
    aNumber: createANumber(random),
    i94: hasI94 ? createI94(random) : '',
    residence,
    maritalStatus,
    entries: [entry],
    passport: drawPassport(passport, random, region.country),
    spouse: spouse && { ...spouse, name: drawRelativeName(random, spouse.name) },
    staysAbroad: homes.staysAbroad,
    stays: homes.stays,
    mother: createKin(random, region, 'Female', createFamilyName(random, region)),
    father: createKin(random, region, 'Male', createFamilyName(random, region)),
  };
  const count = at(childCounts, index + Math.floor(index / 8));
  const children = drawChildren(random, region, count, person);
  const traits = [
    household,
    nameTrait,
    entryTrait,
    homes.trait,
    `passport: ${passport}`,
    `${count} children`,
  ];
  return [{ ...person, children }, traits];
}

/** One invented family; the same number gives the same, and any fifty in a row have every trait of `allTraits`. */
export function drawFamily(index: number): Family {
  const random = createRandom(`proof-family/${index}`);
  const region = drawRegion(index, random);
  const [person, traits] = drawPerson(index, random, region);
  const isDouble = index % 9 === 4;
  const isForeignPhone = index % 10 === 7;
  return {
    name: `family ${String(index + 1).padStart(2, '0')}`,
    traits: [
      ...traits,
      ...(isDouble ? ['two citizenships'] : []),
      ...(isForeignPhone ? ['foreign phone'] : []),
      ...(index % 4 === 3 ? ['country of several words'] : []),
      `days ${at(days, index)}`,
    ],
    person: isForeignPhone ? { ...person, phone: '' } : person,
    citizenships: isDouble ? [person.country, 'Spain'] : [person.country],
    nationality: isDouble ? `${person.country}; Spain` : '',
    foreignPhone: isForeignPhone ? '+52 962 555 0187' : '',
    days: at(days, index),
    hasJobPlaces: index % 5 !== 0,
    beyond: drawBeyond(index, random, region, person),
  };
}

/** What fifty families must have among them. */
export const allTraits: readonly string[] = [
  ...households.map(([trait]) => trait),
  ...nameKinds,
  ...historyKinds,
  ...entries.map(([trait]) => trait),
  ...passports.map((kind) => `passport: ${kind}`),
  ...childCounts.map((count) => `${count} children`),
  ...days.map((known) => `days ${known}`),
  'two citizenships',
  'foreign phone',
  'country of several words',
];
