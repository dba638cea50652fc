/** The value in the middle; of an even number of values the upper one, of none 0. */
export const median = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[values.length >> 1] ?? 0;
