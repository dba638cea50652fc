import { type Normalised, sure } from './normalised.ts';

/** T-SSN: nine digits. 000, 666 and 9xx never begin a Social Security number (9xx is a taxpayer number). */
export const toSsn = (text: string): Normalised | null => {
  const digits = text.replace(/[\s.\-\u2010-\u2015]/g, '');
  return /^(?!000|666|9)\d{9}$/.test(digits) ? sure(digits) : null;
};
