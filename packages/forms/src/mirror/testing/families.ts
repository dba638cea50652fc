import { createRandom, type Random } from '../../filling/testing/random.ts';
import { addMonths, type Day, dateStyles } from './paper-dates.ts';
import { homeEmployers, type Origin, origins, ports, thirdCountries, usEmployers, usHomes } from './pools.ts';

interface Name {
  readonly family: string;
  readonly given: string;
  readonly middle: string;
}

interface Person {
  readonly name: Name;
  readonly born: Day;
  readonly town: string;
}

export interface Stay {
  readonly street: string;
  readonly unit: string;
  readonly town: string;
  /** Two letters for a state of the United States. */
  readonly province: string;
  readonly provinceOnPaper: string;
  readonly zip: string;
  readonly country: string;
  readonly from: Day;
  /** Null: it went on when the paper was signed. */
  readonly to: Day | null;
}

export interface Job {
  readonly employer: string;
  readonly occupation: string;
  readonly place: string;
  readonly from: Day;
  readonly to: Day | null;
}

export type Question = 'B.2' | 'B.3.A' | 'C.1' | 'C.2.A' | 'C.3' | 'C.4' | 'C.6';

/** A family that nobody has met, as it told itself on the I-589. */
export interface Family {
  readonly origin: Origin;
  readonly style: number;
  readonly signed: Day;
  readonly applicant: Person;
  readonly isWoman: boolean;
  readonly otherNames: readonly string[];
  readonly status: 'single' | 'married' | 'divorced' | 'widowed';
  readonly spouse: (Person & { readonly married: Day }) | null;
  readonly children: readonly Person[];
  readonly mother: Person;
  readonly father: Person;
  readonly abroad: readonly Stay[];
  readonly here: readonly Stay[];
  readonly jobs: readonly Job[];
  /** The last one first. */
  readonly entries: ReadonlyArray<{ readonly day: Day; readonly place: string; readonly status: string }>;
  readonly court: 'never' | 'now' | 'past';
  readonly yes: ReadonlySet<Question>;
}

const questions: readonly Question[] = ['B.2', 'B.3.A', 'C.1', 'C.2.A', 'C.3', 'C.4', 'C.6'];

const toDay = (random: Random, from: number, to: number): Day => [
  random.integer(from, to),
  random.integer(1, 12),
  random.integer(1, 28),
];

function toPerson(random: Random, origin: Origin, born: Day, isWoman: boolean, family?: string): Person {
  const given = isWoman ? origin.women : origin.men;
  const first = random.pick(given);
  const middle = random.next() < 0.4 ? random.pick(given.filter((name) => name !== first)) : '';
  const [town] = random.pick(origin.towns);
  return { name: { family: family ?? random.pick(origin.families), given: first, middle }, born, town };
}

/** Brothers and sisters have names of their own. */
function listChildren(random: Random, origin: Origin, family: string, count: number, signed: Day) {
  const names = [...origin.women, ...origin.men];
  const start = random.integer(0, names.length - 1);
  return Array.from({ length: count }, (_, index): Person => {
    const given = names[(start + index) % names.length] ?? '';
    const born = addMonths(signed, -(30 + index * random.integer(20, 30) + index * 3));
    const [town] = random.pick(origin.towns);
    return { name: { family, given, middle: '' }, born, town };
  });
}

function listAbroad(random: Random, origin: Origin, left: Day, isThird: boolean): readonly Stay[] {
  const [town, province] = random.pick(origin.towns);
  const arrived = isThird ? addMonths(left, -14) : left;
  const home: Stay = {
    street: random.pick(origin.streets),
    unit: '',
    town,
    province,
    provinceOnPaper: province,
    zip: '',
    country: origin.country,
    from: addMonths(arrived, -random.integer(40, 120)),
    to: arrived,
  };
  const third = random.pick(thirdCountries);
  const stop: Stay = {
    street: third.street,
    unit: '',
    town: third.town,
    province: '',
    provinceOnPaper: '',
    zip: '',
    country: third.country,
    from: arrived,
    to: left,
  };
  return isThird ? [stop, home] : [home];
}

/** One home after the other, up to the day of signing. */
function listHere(random: Random, entered: Day, signed: Day): readonly Stay[] {
  const months = (signed[0] - entered[0]) * 12 + signed[1] - entered[1];
  const count = Math.max(1, Math.min(random.integer(1, 3), Math.floor(months / 5)));
  const start = random.integer(0, usHomes.length - 1);
  const step = Math.floor(months / count);
  return Array.from({ length: count }, (_, index): Stay => {
    const place = usHomes[(start + index) % usHomes.length] ?? usHomes[0];
    return {
      street: place.street,
      unit: place.unit,
      town: place.city,
      province: place.state,
      provinceOnPaper: random.next() < 0.5 ? place.state : place.stateName,
      zip: place.zip,
      country: 'USA',
      from: addMonths(entered, index * step),
      to: index === count - 1 ? null : addMonths(entered, (index + 1) * step),
    };
  }).toReversed();
}

function listJobs(random: Random, origin: Origin, entered: Day, left: Day, at: number): readonly Job[] {
  const [employer, occupation] = usEmployers[at % usEmployers.length] ?? usEmployers[0];
  const [old, trade] = homeEmployers[at % homeEmployers.length] ?? homeEmployers[0];
  const [town] = random.pick(origin.towns);
  const place = random.pick(usHomes);
  const here: Job = {
    employer,
    occupation,
    place: `${place.city}, ${place.state}`,
    from: addMonths(entered, 4),
    to: null,
  };
  const there: Job = {
    employer: old,
    occupation: trade,
    place: `${town}, ${origin.country}`,
    from: addMonths(left, -30),
    to: addMonths(left, -1),
  };
  return at % 4 === 3 ? [there] : [here, there];
}

/** The same family for the same seed. `seed` counts up from 1, so that every shape of a family comes up. */
export function createFamily(seed: number): Family {
  const random = createRandom(seed * 7919);
  const origin = origins[seed % origins.length] ?? random.pick(origins);
  const isWoman = random.next() < 0.5;
  const signed = toDay(random, 2022, 2024);
  const entered = addMonths(signed, -random.integer(11, 40));
  const left = addMonths(entered, -random.integer(1, 3));
  const applicant = toPerson(random, origin, toDay(random, 1970, 1992), isWoman);
  const status =
    (['married', 'single', 'married', 'divorced', 'married', 'widowed'] as const)[seed % 6] ?? 'single';
  const yes = new Set(questions.filter(() => random.next() < 0.45));
  const partner = toPerson(random, origin, toDay(random, 1970, 1992), !isWoman);
  const earlier = addMonths(left, -random.integer(20, 60));
  const [port, how] = random.pick(ports);
  const [oldPort, oldHow] = random.pick(ports);
  const last = { day: entered, place: port, status: how };
  const family = applicant.name.family;
  const [maiden = family] = origin.families.filter((name) => name !== family);
  return {
    origin,
    style: seed % dateStyles.length,
    signed,
    applicant,
    isWoman,
    otherNames:
      [[], [`${applicant.name.given} ${maiden}`], [`${applicant.name.given} ${maiden}`, `Chipo ${family}`]][
        seed % 3
      ] ?? [],
    status,
    spouse:
      status === 'married' ? { ...partner, married: addMonths(signed, -random.integer(60, 140)) } : null,
    children: listChildren(random, origin, family, [2, 0, 3, 1, 5, 4][seed % 6] ?? 0, signed),
    mother: toPerson(random, origin, toDay(random, 1945, 1955), true),
    father: toPerson(random, origin, toDay(random, 1940, 1950), false, family),
    abroad: listAbroad(random, origin, left, yes.has('C.2.A')),
    here: listHere(random, entered, signed),
    jobs: listJobs(random, origin, entered, left, seed),
    entries: seed % 2 === 0 ? [last] : [last, { day: earlier, place: oldPort, status: oldHow }],
    court: (['never', 'now', 'past'] as const)[seed % 3] ?? 'never',
    yes,
  };
}
