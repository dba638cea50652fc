import { type Address, isAbroad } from '../../values/address.ts';
import { isPresent, parseFormDate, toMonthCount } from '../../values/calendar-date.ts';
import type { EmploymentEntry, I485FormData } from '../data.ts';

/** A listed employer or school with its place in the form data. */
export interface Job {
  readonly index: number;
  readonly path: string;
  readonly entry: EmploymentEntry;
  readonly address: Address;
}

export interface ChosenJobs {
  readonly all: readonly Job[];
  readonly current: Job | null;
  readonly abroad: Job | null;
  readonly others: readonly Job[];
}

const toJobs = (data: I485FormData): Job[] =>
  data.employment_and_education_history_5_years
    .map((entry, index) => ({
      index,
      path: `employment_and_education_history_5_years.${index}`,
      entry,
      address: {
        street: entry.address.street,
        unit: '',
        city: entry.address.city,
        state: entry.address.state,
        zip: entry.address.zip_code,
        country: entry.address.country,
      },
    }))
    .filter(({ entry, address }) =>
      [...Object.values(entry), ...Object.values(address)].some(
        (value) => typeof value === 'string' && value.trim() !== '',
      ),
    );

/** Later is higher; a job that goes on is latest of all, one with no readable end earliest. */
function toRecency({ entry }: Job): number {
  if (isPresent(entry.to_date)) return Number.POSITIVE_INFINITY;
  const end = parseFormDate(entry.to_date);
  return end ? toMonthCount(end) + (end.day ?? 0) / 32 : Number.NEGATIVE_INFINITY;
}

const findLatest = (jobs: readonly Job[]): Job | null =>
  jobs.reduce<Job | null>(
    (best, job) => (best === null || toRecency(job) > toRecency(best) ? job : best),
    null,
  );

/**
 * I-485 Part 4 items 7 and 8: the current or most recent employer or school, and the latest one abroad unless item 7 is
 * it already. All others are for Part 14.
 */
export function chooseJobs(data: I485FormData): ChosenJobs {
  const all = toJobs(data);
  const current = findLatest(all);
  const rest = all.filter((job) => job !== current);
  const abroad =
    current && isAbroad(current.address) ? null : findLatest(rest.filter((job) => isAbroad(job.address)));
  return { all, current, abroad, others: rest.filter((job) => job !== abroad) };
}
