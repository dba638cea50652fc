import type { EmploymentEntry, I485FormData } from '@puente/contract';
import { type Address, isAbroad } from '../address.ts';
import { isPresent, parseFormDate, toMonthCount } from '../dates.ts';
import type { Place } from '../filling-result.ts';
import { reasons } from '../reasons.ts';
import { type Sheet, withhold } from '../sheet.ts';
import { writeAddress } from '../write-address.ts';
import { noteRecord, toAddressPieces, toPeriodPiece, toPiece } from '../write-record.ts';
import { writeDate, writeEndDate, writeText } from '../write-text.ts';
import { toPaths, worldBoxes } from './write-residences.ts';

const historyPlace: Place = { page: '8', part: '4', item: '7' };

interface Job {
  readonly path: string;
  readonly entry: EmploymentEntry;
  readonly address: Address;
}

const toJobs = (data: I485FormData): Job[] =>
  data.employment_and_education_history_5_years
    .map((entry, index) => ({
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
const toRecency = ({ entry }: Job): number => {
  if (isPresent(entry.to_date)) return Number.POSITIVE_INFINITY;
  const end = parseFormDate(entry.to_date);
  return end ? toMonthCount(end) : Number.NEGATIVE_INFINITY;
};

const findLatest = (jobs: readonly Job[]): Job | null =>
  jobs.reduce<Job | null>(
    (best, job) => (best === null || toRecency(job) > toRecency(best) ? job : best),
    null,
  );

const writeJob = (sheet: Sheet, prefix: string, { path, entry, address }: Job): void => {
  writeText(sheet, `${path}.employer_or_school`, `${prefix}name`, entry.employer_or_school);
  writeText(
    sheet,
    `${path}.occupation_or_field_of_study`,
    `${prefix}occupation`,
    entry.occupation_or_field_of_study,
  );
  writeAddress(sheet, worldBoxes(prefix), address, {
    ...toPaths(`${path}.address`),
    unit: `${path}.address.street`,
  });
  writeDate(sheet, `${path}.from_date`, `${prefix}from`, entry.from_date);
  writeEndDate(sheet, `${path}.to_date`, `${prefix}to`, entry.to_date);
};

const noteJob = (sheet: Sheet, { path, entry, address }: Job): void =>
  noteRecord(sheet, historyPlace, [
    toPiece(sheet, `${path}.employer_or_school`, entry.employer_or_school),
    toPiece(sheet, `${path}.occupation_or_field_of_study`, entry.occupation_or_field_of_study),
    ...toAddressPieces(sheet, address, toPaths(`${path}.address`)),
    toPeriodPiece(sheet, path, entry.from_date, entry.to_date),
  ]);

/**
 * Part 4 items 7 and 8: the current or most recent employer or school, and the latest one abroad unless item 7 is it
 * already. All others go to Part 14.
 */
export const writeEmployment = (sheet: Sheet, data: I485FormData): void => {
  const jobs = toJobs(data);
  const current = findLatest(jobs);
  const rest = jobs.filter((job) => job !== current);
  const abroad =
    current && isAbroad(current.address) ? null : findLatest(rest.filter((job) => isAbroad(job.address)));
  if (current) writeJob(sheet, 'P4.7.', current);
  if (abroad) writeJob(sheet, 'P4.8.', abroad);
  for (const job of rest) if (job !== abroad) noteJob(sheet, job);
  for (const { path, entry } of jobs)
    withhold(sheet, `${path}.full_time_or_part_time`, entry.full_time_or_part_time, reasons.noBox);
};
