import type { FieldReading, PaperForm } from '@puente/forms';
import { capUnwitnessed } from '../hand/weigh-handwriting.ts';
import type { PageGuess } from '../identify/rank-page.ts';

/**
 * Texts of many lines on a page, such as a story, which no form takes over: they are read with the page's text, after
 * everybody's form data.
 */
export interface OwedBoxes {
  readonly guess: PageGuess;
  readonly fields: readonly { readonly id: string; readonly handwritten: boolean }[];
}

export const toOwedBoxes = (paper: PaperForm, guess: PageGuess, ids: readonly string[]): OwedBoxes => ({
  guess,
  fields: ids.map((id) => ({ id, handwritten: paper.fields.get(id)?.handwritten === true })),
});

/** What was read of owed boxes, by what the form as a whole told of its hand. */
export const finishOwed = ({ fields }: OwedBoxes, readings: readonly FieldReading[]): FieldReading[] =>
  readings.map((reading) => {
    const isByHand = fields.some(({ id, handwritten }) => handwritten && id === reading.fieldId);
    return isByHand ? capUnwitnessed(reading) : reading;
  });
