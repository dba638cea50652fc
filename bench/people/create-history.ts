import type { Random } from '../random.ts';
import { createPlace } from './create-family.ts';
import type { Job, Month, School, Stay, UsAddress } from './person.ts';
import { employers, occupations, type Region, schools, schoolTypes } from './regions.ts';
import { fromMonthIndex, monthIndex } from './time.ts';
import { streetNames, units, usCities } from './us-places.ts';

const now: Month = { year: 2025, month: 9 };

export function createUsAddress(random: Random): UsAddress {
  const [city, state, zip, run] = random.pick(usCities);
  return {
    street: `${random.int(1, random.chance(0.2) ? 19999 : 9999)} ${random.pick(streetNames)}`,
    unit: random.chance(0.4) ? random.pick(units) : '',
    city,
    state,
    zip: String(zip + random.int(0, run - 1)).padStart(5, '0'),
  };
}

function createForeignStay(random: Random, region: Region, from: Month, to: Month): Stay {
  const [city, state] = random.pick(region.cities);
  return { street: random.pick(region.streets), unit: '', city, state, country: region.country, from, to };
}

/** The last five years' homes, newest first, the residence at the top; at most five rows on the paper. */
export function createStays(random: Random, region: Region, residence: UsAddress): Stay[] {
  let at = monthIndex(now) - random.int(3, 40);
  const first: Stay = { ...residence, country: 'USA', from: fromMonthIndex(at), to: null };
  const rest = Array.from({ length: random.int(0, 4) }, (_, index): Stay => {
    const to = fromMonthIndex(at);
    at -= random.int(4, 30);
    const from = fromMonthIndex(at);
    const abroad = index >= 2 || random.chance(0.35);
    return abroad
      ? createForeignStay(random, region, from, to)
      : { ...createUsAddress(random), country: 'USA', from, to };
  });
  return [first, ...rest];
}

export function createStaysAbroad(random: Random, region: Region, until: Month): Stay[] {
  return Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => {
    const from = fromMonthIndex(monthIndex(until) - random.int(14, 200));
    return createForeignStay(random, region, from, until);
  });
}

export function createSchools(random: Random, region: Region, bornYear: number): School[] {
  const names = random.sample(schools, random.int(0, 4));
  return names.map((name, index) => {
    const from = { year: bornYear + 18 - index * 5, month: random.int(1, 9) };
    const to = { year: from.year + random.int(2, 5), month: random.int(5, 12) };
    return { name, type: random.pick(schoolTypes), place: createPlace(random, region), from, to };
  });
}

export function createJobs(random: Random, region: Region): Job[] {
  let at = monthIndex(now) - random.int(1, 24);
  let to: Month | null = null;
  return Array.from({ length: random.int(0, 3) }, (_, index): Job => {
    const from = fromMonthIndex(at);
    const [usCity, state] = random.pick(usCities);
    const abroad = createPlace(random, region);
    const job: Job = {
      employer: random.pick(employers),
      place: index < 2 ? `${usCity}, ${state}` : `${abroad.city}, ${abroad.country}`,
      occupation: random.pick(occupations),
      from,
      to,
    };
    to = fromMonthIndex(at - random.int(0, 2));
    at = monthIndex(to) - random.int(3, 40);
    return job;
  });
}
