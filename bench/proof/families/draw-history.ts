import { createUsAddress } from '../../people/create-history.ts';
import type { Month, Stay, UsAddress } from '../../people/person.ts';
import type { Region } from '../../people/regions.ts';
import { fromMonthIndex, monthIndex } from '../../people/time.ts';
import type { Random } from '../../random.ts';

/** Where someone has lived: A.III.1 (before the United States) and A.III.2 (the last five years), as listed. */
export interface History {
  readonly trait: string;
  readonly staysAbroad: readonly Stay[];
  readonly stays: readonly Stay[];
}

const inUs = (random: Random, from: number, to: number | null, unit = ''): Stay => ({
  ...createUsAddress(random),
  unit,
  country: 'USA',
  from: fromMonthIndex(from),
  to: to === null ? null : fromMonthIndex(to),
});

function abroad(random: Random, region: Region, from: number, to: number): Stay {
  const [city, state] = random.pick(region.cities);
  const street = random.pick(region.streets);
  return {
    street,
    unit: '',
    city,
    state,
    country: region.country,
    from: fromMonthIndex(from),
    to: fromMonthIndex(to),
  };
}

const tapachula = (from: number, to: number): Stay => ({
  street: 'Calle Central Norte 14',
  unit: '',
  city: 'Tapachula',
  state: 'Chiapas',
  country: 'Mexico',
  from: fromMonthIndex(from),
  to: fromMonthIndex(to),
});

const santiago = (from: number, to: number): Stay => ({
  street: 'Pasaje Los Lirios 220',
  unit: '',
  city: 'Santiago',
  state: 'Santiago',
  country: 'Chile',
  from: fromMonthIndex(from),
  to: fromMonthIndex(to),
});

interface Plan {
  readonly random: Random;
  readonly region: Region;
  readonly residence: UsAddress;
  /** The month of the last arrival, counted. */
  readonly entry: number;
}

const current = ({ residence }: Plan, from: number): Stay => ({
  ...residence,
  country: 'USA',
  from: fromMonthIndex(from),
  to: null,
});

type Draw = (plan: Plan) => Omit<History, 'trait'>;

const oneHome: Draw = (plan) => {
  const home = abroad(plan.random, plan.region, plan.entry - 14 * 12, plan.entry);
  return { staysAbroad: [home], stays: [current(plan, plan.entry), home] };
};

/** As people fill it in: the home of 14 years stands in A.III.1 alone. */
const transit: Draw = (plan) => {
  const stop = tapachula(plan.entry - 3, plan.entry);
  const home = abroad(plan.random, plan.region, plan.entry - 3 - 14 * 12, plan.entry - 3);
  return { staysAbroad: [stop, home], stays: [current(plan, plan.entry), stop] };
};

const outOfOrder: Draw = (plan) => {
  const { random, region, entry } = plan;
  const home = abroad(random, region, entry - 80, entry);
  const us = [
    inUs(random, entry, entry + 5, 'Apt 3B'),
    inUs(random, entry + 5, entry + 9),
    inUs(random, entry + 9, entry + 14),
  ];
  const [first, second, third] = us as [Stay, Stay, Stay];
  return { staysAbroad: [home], stays: [second, home, current(plan, entry + 14), first, third] };
};

const threeCountries: Draw = (plan) => {
  const { random, region, entry } = plan;
  const mexico = tapachula(entry - 14, entry);
  const chile = santiago(entry - 50, entry - 14);
  const home = abroad(random, region, entry - 200, entry - 50);
  return {
    staysAbroad: [mexico, chile],
    stays: [current(plan, entry + 4), inUs(random, entry, entry + 4), mexico, chile, home],
  };
};

const shortStays: Draw = (plan) => {
  const stop = tapachula(plan.entry - 3, plan.entry);
  const before = santiago(plan.entry - 8, plan.entry - 3);
  return { staysAbroad: [stop, before], stays: [current(plan, plan.entry), stop, before] };
};

const exactlyAYear: Draw = (plan) => {
  const home = abroad(plan.random, plan.region, plan.entry - 12, plan.entry);
  return { staysAbroad: [home], stays: [current(plan, plan.entry), home] };
};

/** Long in the United States: the current home for more than five years, the one before ended longer ago. */
const settled: Draw = (plan) => {
  const { random, region } = plan;
  const entry = monthIndex({ year: 2018, month: 3 });
  const home = abroad(random, region, entry - 60, entry);
  return { staysAbroad: [home], stays: [current(plan, entry + 20), inUs(random, entry, entry + 20, 'Fl 2')] };
};

/** The current home for less than five years, but a hole before it: the one before ended more than five years ago. */
const hole: Draw = (plan) => {
  const { random, region } = plan;
  const entry = monthIndex({ year: 2018, month: 3 });
  const home = abroad(random, region, entry - 60, entry);
  const now = monthIndex({ year: 2023, month: 5 });
  return {
    staysAbroad: [home],
    stays: [current(plan, now), inUs(random, entry, monthIndex({ year: 2020, month: 2 }))],
  };
};

const draws: ReadonlyArray<readonly [trait: string, draw: Draw]> = [
  ['one home of 14 years abroad', oneHome],
  ['three months in transit, then 14 years', transit],
  ['five residences out of order', outOfOrder],
  ['three countries of residence', threeCountries],
  ['only short stays abroad', shortStays],
  ['exactly a year abroad by months', exactlyAYear],
  ['at home for more than five years', settled],
  ['a prior home older than five years', hole],
];

export const historyKinds = draws.map(([trait]) => trait);

export function drawHistory(
  index: number,
  random: Random,
  region: Region,
  residence: UsAddress,
  arrival: Month,
): History {
  const [trait, draw] = draws[index % draws.length] ?? ['one home of 14 years abroad', oneHome];
  return { trait, ...draw({ random, region, residence, entry: monthIndex(arrival) }) };
}
