import { defineNumber } from './number-kind.ts';
import { dropSeparators } from './separators.ts';

/** T-I94: eleven letters and digits; the PDF rejects any other length. */
function toEleven(text: string): string | null {
  const characters = dropSeparators(text).toUpperCase();
  return /^[A-Z0-9]{11}$/.test(characters) ? characters : null;
}

export const i94 = defineNumber({
  read: (text) => (/\d/.test(text) ? toEleven(text) : null),
  fit: toEleven,
  whyNot: () => 'i94-format',
});
