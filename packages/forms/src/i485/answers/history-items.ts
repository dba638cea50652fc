import type { RequiredItem } from '../../preflight/required-item.ts';
import { parseFormDate } from '../../values/calendar-date.ts';
import type { I485FormData } from '../data.ts';
import { chooseResidences } from '../filling/choose-residences.ts';
import { listDayDates } from '../filling/list-day-dates.ts';
import { blocks, fiveYearsBoxes, periodBoxes, sinceBox, worldBoxes } from './address-boxes.ts';
import { jobs } from './employment.ts';

const history = 'address_history_5_years';
const jobBox = periodBoxes(blocks.job).from;

/** Where the date is typed that stands in this box, or `otherwise` where no listed home or job has the box. */
const toPathOf =
  (box: string, otherwise: string) =>
  (data: I485FormData, today: Date): string =>
    listDayDates(data, today).find(({ id }) => id === box)?.path ?? otherwise;

const isListed = (box: string) => (data: I485FormData, today: Date) =>
  listDayDates(data, today).some(({ id }) => id === box);

type Start = Parameters<typeof periodBoxes>[0];

/** The end of a period of which something is listed. A month alone leaves such a box blank (T-MOYR). */
const toEndItem = <Whose extends string>(start: Start, whose: Whose) =>
  ({
    fields: [periodBoxes(start).to],
    path: toPathOf(periodBoxes(start).to, ''),
    when: isListed(periodBoxes(start).to),
    label: `date-to-of-${whose}`,
  }) as const satisfies RequiredItem<I485FormData>;

/** Both ends of such a period. */
const toPeriodItems = <Whose extends string>(start: Start, whose: Whose) =>
  [
    {
      fields: [periodBoxes(start).from],
      path: toPathOf(periodBoxes(start).from, ''),
      when: isListed(periodBoxes(start).from),
      label: `date-from-of-${whose}`,
    },
    toEndItem(start, whose),
  ] as const satisfies readonly RequiredItem<I485FormData>[];

const livedElsewhere = (data: I485FormData, today: Date) => chooseResidences(data, today).fiveYears === 'no';
const isAbroad = (kind: 'none' | 'open') => (data: I485FormData, today: Date) =>
  chooseResidences(data, today).abroad.kind === kind;

/** The address abroad whose dates do not say how long it was, at the date that leaves it open. */
function toOpenDate(data: I485FormData, today: Date): string | null {
  const { abroad } = chooseResidences(data, today);
  if (abroad.kind === 'none') return null;
  const { path, from } = abroad.residence;
  return `${path}.${parseFormDate(from)?.day ? 'to' : 'from'}_date`;
}

function addressFields(start: 'prior' | 'abroad') {
  const { street, city, abroad } = worldBoxes(blocks[start]);
  return [street, city, abroad.country] as const;
}

/**
 * What Part 1 item 18 and Part 4 items 7 and 8 ask for that depends on which home or job has which box. To know that takes
 * the names of countries, so it stands apart from the sections, which the browser loads before it shows a review.
 */
export const historyItems = [
  { fields: [sinceBox], path: toPathOf(sinceBox, history), label: 'first-day-at-your-current-address' },
  { fields: [fiveYearsBoxes.yes, fiveYearsBoxes.no], path: history, label: 'five-years-at-this-address' },
  {
    fields: addressFields('prior'),
    path: history,
    when: livedElsewhere,
    label: 'prior-address-of-the-last-five-years',
  },
  ...toPeriodItems(blocks.prior, 'your-prior-address'),
  {
    fields: addressFields('abroad'),
    path: 'last_foreign_address.street',
    when: isAbroad('none'),
    label: 'last-address-abroad',
  },
  {
    fields: addressFields('abroad'),
    path: toOpenDate,
    when: isAbroad('open'),
    label: 'dates-of-your-last-address-abroad',
  },
  ...toPeriodItems(blocks.abroad, 'your-last-address-abroad'),
  { fields: [jobBox], path: toPathOf(jobBox, jobs.path), label: 'date-from-of-that-job-or-school' },
  toEndItem(blocks.job, 'that-job-or-school'),
  ...toPeriodItems(blocks.jobAbroad, 'your-last-job-or-school-abroad'),
] as const satisfies ReadonlyArray<RequiredItem<I485FormData>>;
