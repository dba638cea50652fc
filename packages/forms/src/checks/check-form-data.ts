import type { I485FormData, I765FormData } from '@puente/contract';
import { checkDays } from '../i485/checks/check-days.ts';
import { checkHistories } from '../i485/checks/check-histories.ts';
import { checkPassport } from '../i485/checks/check-passport.ts';
import { parseCategory } from '../i765/parse-category.ts';
import { checkBoxes } from './check-boxes.ts';
import { checkDates } from './check-dates.ts';
import { checkNames } from './check-names.ts';
import { checkNumbers } from './check-numbers.ts';
import { type FormWarning, warn } from './warning.ts';

interface FormDataOf {
  readonly 'I-485': I485FormData;
  readonly 'I-765': I765FormData;
}

const checkCategory = ({ eligibility_category }: I765FormData): FormWarning[] => {
  const value = eligibility_category.trim();
  return value === '' || parseCategory(value)
    ? []
    : [warn('eligibility_category', 'category-format', { value })];
};

const checkI485 = (data: I485FormData, today: Date): FormWarning[] => [
  ...checkHistories(data, today),
  ...checkNames(data),
  ...checkDays(data, today),
  ...checkPassport(data),
];

/**
 * Everything worth a second look before filing, by form-data path. Pure and light: no catalogue is loaded. Nothing here
 * stops a save (decision 25).
 */
export const checkFormData = <Form extends keyof FormDataOf>(
  form: Form,
  data: FormDataOf[Form],
  { today }: { today: Date },
): FormWarning[] => [
  ...checkDates(form, data, today),
  ...checkNumbers(form, data),
  ...(form === 'I-485' ? checkI485(data as I485FormData, today) : checkCategory(data as I765FormData)),
  ...checkBoxes(form, data),
];
