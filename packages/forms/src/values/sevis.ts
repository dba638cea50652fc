import { defineNumber } from './number-kind.ts';
import { dropSeparators } from './separators.ts';

/** The form prints the leading N itself. */
function toTenDigits(text: string): string | null {
  const digits = dropSeparators(text).replace(/^n/i, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}

export const sevis = defineNumber({ read: toTenDigits, whyNot: () => 'sevis-format' });
