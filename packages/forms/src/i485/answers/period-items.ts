import type { I485FormData } from '@puente/contract';
import type { RequiredItem } from '../../preflight/required-item.ts';
import { listDayDates } from '../filling/list-day-dates.ts';
import { periodBoxes } from './address-boxes.ts';

/** Where the date is typed that stands in this box, or `otherwise` where no listed home or job has the box. */
export const toPathOf =
  (box: string, otherwise: string) =>
  (data: I485FormData, today: Date): string =>
    listDayDates(data, today).find(({ id }) => id === box)?.path ?? otherwise;

const isListed = (box: string) => (data: I485FormData, _: unknown, today: Date) =>
  listDayDates(data, today).some(({ id }) => id === box);

type Start = Parameters<typeof periodBoxes>[0];

/** The end of a period of which something is listed. A month alone leaves such a box blank (T-MOYR). */
export const toEndItem = <Whose extends string>(start: Start, whose: Whose) =>
  ({
    fields: [periodBoxes(start).to],
    path: toPathOf(periodBoxes(start).to, ''),
    when: isListed(periodBoxes(start).to),
    label: `date-to-of-${whose}`,
  }) as const satisfies RequiredItem<I485FormData>;

/** Both ends of such a period. */
export const toPeriodItems = <Whose extends string>(start: Start, whose: Whose) =>
  [
    {
      fields: [periodBoxes(start).from],
      path: toPathOf(periodBoxes(start).from, ''),
      when: isListed(periodBoxes(start).from),
      label: `date-from-of-${whose}`,
    },
    toEndItem(start, whose),
  ] as const satisfies readonly RequiredItem<I485FormData>[];
