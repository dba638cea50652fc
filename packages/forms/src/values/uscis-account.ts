import { defineNumber } from './number-kind.ts';
import { dropSeparators } from './separators.ts';

/** I-589 Part A.I item 3: a USCIS online account number has twelve characters, digits in nearly every case. */
function toTwelve(text: string): string | null {
  const characters = dropSeparators(text).toUpperCase();
  return /^[A-Z0-9]{12}$/.test(characters) ? characters : null;
}

export const uscisAccount = defineNumber({
  read: (text) => (/\d/.test(text) ? toTwelve(text) : null),
  fit: toTwelve,
  whyNot: () => 'uscis-account-format',
});
