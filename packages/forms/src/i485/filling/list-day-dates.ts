import type { I485FormData } from '@puente/contract';
import type { PeriodDate } from '../../filling/write-period.ts';
import { date as day } from '../../values/date.ts';
import { chooseJobs, type Job } from './choose-jobs.ts';
import { type ChosenResidences, chooseResidences, type Residence } from './choose-residences.ts';

/** A date of a home or a job that has a box, which asks for a day. */
export interface DayDate extends PeriodDate {
  /** Only its month or its year is known. */
  readonly isMonth: boolean;
}

/** Part 1 item 18: the day since which the person lives where they live now. */
export const toSinceDate = ({ path, from }: Residence): PeriodDate => ({
  word: 'since',
  path: `${path}.from_date`,
  id: 'P1.18.physical-since',
  value: from,
});

export const toPeriodDates = (path: string, prefix: string, from: string, to: string): PeriodDate[] => [
  { word: 'from', path: `${path}.from_date`, id: `${prefix}from`, value: from },
  { word: 'to', path: `${path}.to_date`, id: `${prefix}to`, value: to },
];

const listHomes = ({ current, prior, abroad }: ChosenResidences): PeriodDate[] => [
  ...(current ? [toSinceDate(current)] : []),
  ...(prior ? toPeriodDates(prior.path, 'P1.18.prior-', prior.from, prior.to) : []),
  ...(abroad.kind === 'box'
    ? toPeriodDates(abroad.residence.path, 'P1.18.abroad-', abroad.residence.from, abroad.residence.to)
    : []),
];

const listJob = (job: Job | null, prefix: string): PeriodDate[] =>
  job ? toPeriodDates(job.path, prefix, job.entry.from_date, job.entry.to_date) : [];

/** Part 1 item 18 and Part 4 items 7 and 8: the dates that stand in boxes, as they are in the form data. */
export function listDayDates(data: I485FormData, today: Date): DayDate[] {
  const jobs = chooseJobs(data);
  return [
    ...listHomes(chooseResidences(data, today)),
    ...listJob(jobs.current, 'P4.7.'),
    ...listJob(jobs.abroad, 'P4.8.'),
  ].map((date) => ({ ...date, isMonth: 'problem' in day.toBox(date.value.trim()) }));
}
