import type { Said } from '@puente/contract';
import { reasons } from './reasons.ts';

/** A number as its box wants it, or the reason why it cannot stand there. */
export type ParsedNumber = { readonly text: string } | { readonly reason: Said };

/** T-ANUM: seven to nine digits, filled up with zeros from the left. */
export const toANumber = (value: string): ParsedNumber => {
  const digits = value.replace(/^\s*(alien\s*)?(no\.?|number)?\s*a?[\s#-]*/i, '').replace(/[\s#.-]/g, '');
  return /^\d{7,9}$/.test(digits) ? { text: digits.padStart(9, '0') } : { reason: reasons.aNumber };
};

/** T-SSN: numbers starting 000, 666 or 9 are not Social Security numbers (9 is a tax number). */
export const toSsn = (value: string): ParsedNumber => {
  const digits = value.replace(/[\s.-]/g, '');
  if (!/^\d{9}$/.test(digits)) return { reason: reasons.ssn };
  return /^(000|666|9)/.test(digits)
    ? {
        reason: reasons.ssnStart,
      }
    : { text: digits };
};

export const toUscisAccount = (value: string): ParsedNumber => {
  const text = value.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z0-9]{12}$/.test(text) ? { text } : { reason: reasons.uscisAccount };
};

/** T-I94: eleven letters and digits; the PDF rejects any other length. */
export const toI94 = (value: string): ParsedNumber => {
  const text = value.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z0-9]{11}$/.test(text) ? { text } : { reason: reasons.i94 };
};

/** The box holds five digits; the four after the hyphen are left out. */
export const toZip = (value: string): ParsedNumber => {
  const match = /^(\d{5})(?:[\s-]*\d{4})?$/.exec(value.trim());
  return match ? { text: match[1] ?? '' } : { reason: reasons.zip };
};

/** T-PHONE: ten digits, a leading 1 dropped. */
export const toPhone = (value: string): ParsedNumber => {
  const digits = value.replace(/[\s()./-]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? { text: digits } : { reason: reasons.phone };
};

/** The form prints the leading N itself. */
export const toSevis = (value: string): ParsedNumber => {
  const digits = value
    .trim()
    .replace(/^n[\s-]*/i, '')
    .replace(/[\s-]/g, '');
  return /^\d{10}$/.test(digits) ? { text: digits } : { reason: reasons.sevis };
};

/** I-485 Part 8 item 4 has three boxes of one digit each. */
export const toWeightDigits = (value: string): ParsedNumber => {
  const digits = value.trim().replace(/\s*(lbs?|pounds)\.?$/i, '');
  return /^\d{1,3}$/.test(digits) ? { text: digits.padStart(3, '0') } : { reason: reasons.weight };
};
