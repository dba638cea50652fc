import { type Normalised, sure } from './normalised.ts';

/** Passport and travel document numbers: letters and digits, without spaces and hyphens, in capitals, at least one digit. */
export function toDocumentNumber(text: string): Normalised | null {
  const characters = text
    .replace(/^\s*(no|nr|num|number|passport)\b[.:#\s]*/i, '')
    .replace(/[\s.\-\u2010-\u2015#]/g, '')
    .toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{3,20}$/.test(characters) ? sure(characters) : null;
}
