/**
 * A value made from text on paper. `certainty` (0 to 1) is the chance that the transform itself is right, given that the
 * text was read right; the caller multiplies it into the score. A transform that cannot make sense of its text gives null.
 */
export interface Normalised<Value = string> {
  readonly value: Value;
  readonly certainty: number;
  /** Why the certainty is below 1, for people. */
  readonly note?: string;
  /** The value (of a place: its country; of a date: its century) does not stand in the text but follows from it. */
  readonly concluded?: boolean;
  /** A date that was written, or may be, with the day before the month. */
  readonly isDayFirst?: boolean;
}

export const sure = <Value>(value: Value): Normalised<Value> => ({ value, certainty: 1 });

export const unsure = <Value>(value: Value, certainty: number, note: string): Normalised<Value> => ({
  value,
  certainty,
  note,
});
