import { isBlank, isObject } from '@puente/forms/changes';
import { rowKey } from '../../../lib/form-answers/form-values.ts';

interface Marked {
  /** Doubtful answers that nobody has dealt with yet, where they stand now. */
  readonly open: readonly string[];
  /** Answers, entries and lists with a fault said beside them. */
  readonly faults: readonly string[];
  /** Answers that the server did not keep. */
  readonly refused: Iterable<string>;
}

/** How many places of the form are marked for the person, each counted once however it is marked. */
export const countToCheck = ({ open, faults, refused }: Marked): number =>
  new Set([...open, ...faults, ...refused]).size;

/** Whether no answer stands in the form, whatever number of blank entries does. */
export const isEmptyForm = (values: unknown): boolean => {
  if (Array.isArray(values)) return values.every(isEmptyForm);
  // A box that is not ticked answers nothing.
  if (!isObject(values)) return values === false || isBlank(values);
  return Object.entries(values).every(([key, value]) => key === rowKey || isEmptyForm(value));
};

/** What the bar says of the answers: nothing is left to check only where there are answers and none of them is marked. */
export const toBarText = (count: number, form: { byHand: boolean; empty: boolean }) => {
  if (count > 0) return 'toCheck';
  if (form.byHand) return 'bar.byHand';
  return form.empty ? 'bar.empty' : 'toCheck';
};
