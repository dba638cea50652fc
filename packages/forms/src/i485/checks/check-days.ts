import { type FormWarning, warn } from '../../checks/warning.ts';
import type { I485FormData } from '../data.ts';
import { listDayDates } from '../filling/list-day-dates.ts';

/** Months that stand where the I-485 asks for a day, until the first of the month is accepted for them (T-MOYR). */
export const checkDays = (data: I485FormData, today: Date): FormWarning[] =>
  data.first_of_month_accepted
    ? []
    : listDayDates(data, today).flatMap(({ path, isMonth }) => (isMonth ? [warn(path, 'day-missing')] : []));
