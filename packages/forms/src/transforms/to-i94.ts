import { type Normalised, sure } from './normalised.ts';

/** T-I94: eleven letters and digits, without spaces and hyphens, in capitals. */
export const toI94 = (text: string): Normalised | null => {
  const characters = text.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{11}$/.test(characters) ? sure(characters) : null;
};
