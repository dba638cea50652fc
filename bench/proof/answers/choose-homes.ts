import type { Stay } from '../../people/person.ts';
import { monthIndex } from '../../people/time.ts';
import type { Family } from '../families/family.ts';

export interface ChosenHomes {
  readonly current: Stay | null;
  /** Null: the months do not tell. */
  readonly isFiveYears: boolean | null;
  readonly prior: Stay | null;
  /** Of more than one year, the most recent; `unsure`: no row is surely longer, one may be. */
  readonly abroad: Stay | null | 'unsure';
  readonly rest: readonly Stay[];
}

const endOf = (stay: Stay): number => (stay.to ? monthIndex(stay.to) : Number.POSITIVE_INFINITY);
const isSame = (one: Stay, other: Stay): boolean =>
  one.street === other.street && one.city === other.city && monthIndex(one.from) === monthIndex(other.from);
const byEnd = (stays: readonly Stay[]): Stay[] => [...stays].sort((a, b) => endOf(b) - endOf(a));

/** More than a year for sure: two months a year apart may be a day short of it. */
const isOverAYear = (stay: Stay): boolean => endOf(stay) - monthIndex(stay.from) > 12;

/**
 * What I-485 Part 1 item 18 asks, by its own words: the home now; one prior home of the last five years, the latest;
 * the most recent home abroad of more than one year, if it is not the prior one already. The others are for Part 14.
 */
export function chooseHomes({ person }: Family, today: { year: number; month: number }): ChosenHomes {
  const listed = [...person.stays];
  for (const stay of person.staysAbroad) if (!listed.some((other) => isSame(stay, other))) listed.push(stay);
  const fiveYearsBack = monthIndex(today) - 60;
  const current = listed.find((stay) => !stay.to) ?? null;
  const since = current ? monthIndex(current.from) : null;
  const isFiveYears = since === null || since === fiveYearsBack ? null : since < fiveYearsBack;
  // A.III.2 asks what the prior box asks; A.III.1 stands in where nothing past is listed there.
  const isRecent = (stay: Stay) => stay.to !== null && endOf(stay) >= fiveYearsBack;
  const [latest] = [...byEnd(person.stays.filter(isRecent)), ...byEnd(person.staysAbroad.filter(isRecent))];
  const prior = isFiveYears === true ? null : (latest ?? null);
  const outside = byEnd(listed.filter((stay) => stay.country !== 'USA'));
  const longest = outside.find(isOverAYear) ?? null;
  const isPrior = longest !== null && prior !== null && isSame(longest, prior);
  const isUnsure = longest === null && outside.length > 0;
  const abroad = isUnsure ? ('unsure' as const) : isPrior ? null : longest;
  const placed = [current, prior, abroad].filter((stay) => stay !== null && stay !== 'unsure');
  const rest = listed.filter((stay) => !placed.some((other) => isSame(stay, other)));
  return { current, isFiveYears, prior, abroad, rest };
}
