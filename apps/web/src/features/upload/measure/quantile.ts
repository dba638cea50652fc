/** The value below which such a share of all values lies; 0 where there are none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length * share)] ?? 0;
