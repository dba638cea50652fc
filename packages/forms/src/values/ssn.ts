import { defineNumber } from './number-kind.ts';
import { dropSeparators } from './separators.ts';

/** T-SSN: nine digits. 000, 666 and 9xx never begin a Social Security number (9xx is a taxpayer number). */
function toNineDigits(text: string): string | null {
  const digits = dropSeparators(text);
  return /^(?!000|666|9)\d{9}$/.test(digits) ? digits : null;
}

export const ssn = defineNumber({
  read: toNineDigits,
  whyNot: (typed) => (/^\d{9}$/.test(dropSeparators(typed)) ? 'ssn-start' : 'ssn-format'),
});
