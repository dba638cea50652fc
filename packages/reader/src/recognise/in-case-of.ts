/** What is meant, in capitals where what was written is. */
export const inCaseOf = (written: string, meant: string): string =>
  written === written.toUpperCase() ? meant.toUpperCase() : meant;

/** The same letter by letter; both have as many letters. */
export const inCaseOfLetters = (written: string, meant: string): string =>
  [...meant].map((letter, i) => (/\p{Lu}/u.test(written[i] ?? '') ? letter.toUpperCase() : letter)).join('');
