import { type Normalised, sure } from './normalised.ts';

/**
 * T-PHONE: area code box and number box become ten digits, without a leading 1. Null for a number that is not one of the
 * United States: it does not fit the box.
 */
export const toPhone = (areaCode: string, number: string): Normalised | null => {
  const digits = `${areaCode}${number}`.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? sure(digits) : null;
};
