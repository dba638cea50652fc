import { type Normalised, sure } from './normalised.ts';

/** T-ANUM: seven to nine digits after dropping the A, hyphens, spaces and #, padded with zeros to nine. */
export const toANumber = (text: string): Normalised | null => {
  const digits = text.replace(/^\s*A(?=[\s#:.\-\d])/i, '').replace(/[\s#:.\-\u2010-\u2015]/g, '');
  return /^\d{7,9}$/.test(digits) ? sure(digits.padStart(9, '0')) : null;
};
