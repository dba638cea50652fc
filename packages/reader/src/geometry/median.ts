/** The value in the middle; of an even number of values the upper one, of none 0. */
export const median = (values: readonly number[]): number =>
  [...values].sort((p, q) => p - q)[values.length >> 1] ?? 0;
