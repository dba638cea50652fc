import type { Placement, PlacementCode } from '../../checks/warning.ts';
import type { I485FormData } from '../data.ts';
import { chooseResidences } from '../filling/choose-residences.ts';
import { listDayDates } from '../filling/list-day-dates.ts';

const place = (path: string, code: PlacementCode): Placement => ({
  path,
  severity: 'note',
  code,
  params: {},
});

function listAbroad(data: I485FormData, today: Date): Placement[] {
  const { abroad } = chooseResidences(data, today);
  if (abroad.kind === 'none') return [];
  return [place(abroad.residence.path, `abroad-${abroad.kind}`)];
}

/**
 * Which address answers I-485 Part 1 item 18, 'Most Recent Address Outside the United States', and why; and whether a
 * month stands where the form asks for a day. By form-data path, for the review.
 */
export function listPlacements(data: I485FormData, today: Date): Placement[] {
  const hasMonth = listDayDates(data, today).some(({ isMonth }) => isMonth);
  return [
    ...listAbroad(data, today),
    ...(hasMonth ? [place('first_of_month_accepted', 'days-unknown')] : []),
  ];
}
