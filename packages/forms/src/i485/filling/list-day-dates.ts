import type { PeriodDate } from '../../filling/write-period.ts';
import { date as day } from '../../values/date.ts';
import { type Block, blocks, periodBoxes, sinceBox } from '../answers/address-boxes.ts';
import type { I485FormData } from '../data.ts';
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
  id: sinceBox,
  value: from,
});

export const toPeriodDates = (path: string, block: Block, from: string, to: string): PeriodDate[] => [
  { word: 'from', path: `${path}.from_date`, id: periodBoxes(block).from, value: from },
  { word: 'to', path: `${path}.to_date`, id: periodBoxes(block).to, value: to },
];

const listHomes = ({ current, prior, abroad }: ChosenResidences): PeriodDate[] => [
  ...(current ? [toSinceDate(current)] : []),
  ...(prior ? toPeriodDates(prior.path, blocks.prior, prior.from, prior.to) : []),
  ...(abroad.kind === 'box'
    ? toPeriodDates(abroad.residence.path, blocks.abroad, abroad.residence.from, abroad.residence.to)
    : []),
];

const listJob = (job: Job | null, block: Block): PeriodDate[] =>
  job ? toPeriodDates(job.path, block, job.entry.from_date, job.entry.to_date) : [];

/** Part 1 item 18 and Part 4 items 7 and 8: the dates that stand in boxes, as they are in the form data. */
export function listDayDates(data: I485FormData, today: Date): DayDate[] {
  const jobs = chooseJobs(data);
  return [
    ...listHomes(chooseResidences(data, today)),
    ...listJob(jobs.current, blocks.job),
    ...listJob(jobs.abroad, blocks.jobAbroad),
  ].map((date) => ({ ...date, isMonth: 'problem' in day.toBox(date.value.trim()) }));
}
