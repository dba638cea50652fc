/** What is meant, in capitals where what was written is. */
export const inCaseOf = (written: string, meant: string): string =>
  written === written.toUpperCase() ? meant.toUpperCase() : meant;
