import { type Normalised, sure } from './normalised.ts';

/** I-589 Part A.I item 3: a USCIS online account number has twelve characters, digits in nearly every case. */
export const toUscisAccount = (text: string): Normalised | null => {
  const characters = text.replace(/[\s.\-\u2010-\u2015]/g, '').toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{12}$/.test(characters) ? sure(characters) : null;
};
