import { defineNumber } from './number-kind.ts';
import { dropSeparators } from './separators.ts';

/** T-ANUM: seven to nine digits after `A`, `A#` or `Alien No.`, padded with zeros to nine. */
function toNineDigits(text: string): string | null {
  const digits = dropSeparators(text).replace(/^(alien)?(no|number)?a?/i, '');
  return /^\d{7,9}$/.test(digits) ? digits.padStart(9, '0') : null;
}

export const aNumber = defineNumber({ read: toNineDigits, whyNot: () => 'a-number-format' });
