import type { TargetForm } from '@puente/contract';
import type { FormDataOf } from '../form-data-of.ts';
import { traitsOf } from '../traits/index.ts';
import { checkBoxes } from './check-boxes.ts';
import { checkDates } from './check-dates.ts';
import { checkNumbers } from './check-numbers.ts';
import { checksOf } from './checks-of.ts';
import type { FormWarning, Placement } from './warning.ts';

/**
 * Everything worth a second look before filing, by form-data path. Pure and light: no catalogue is loaded. Nothing here
 * stops a save (decision 25).
 */
export function checkFormData<Form extends TargetForm>(
  form: Form,
  data: FormDataOf<Form>,
  { today }: { today: Date },
): FormWarning[] {
  const checks = checksOf(form);
  return [
    ...checkDates(checks, data, today),
    ...checkNumbers(checks, data),
    ...checks.check(data, today),
    ...checkBoxes(checks.boxes, data, `Part ${traitsOf(form).additionalPart}`),
  ];
}

/** What the form does with an answer, told beside it: which of several addresses goes into a box, and why. */
export const listPlacements = <Form extends TargetForm>(
  form: Form,
  data: FormDataOf<Form>,
  { today }: { today: Date },
): Placement[] => checksOf(form).place(data, today);

const toPattern = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*');

/** Whether a form-data path is one part of somebody's name, in a box of its own. */
export const isNamePath = (form: TargetForm, path: string): boolean =>
  checksOf(form).boxes.some(({ pattern, asks }) => asks === 'name' && pattern === toPattern(path));
