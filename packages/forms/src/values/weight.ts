import { defineNumber } from './number-kind.ts';

/** I-485 Part 8 item 4 has three boxes of one digit each. */
function toThreeDigits(text: string): string | null {
  const digits = text.trim().replace(/\s*(lbs?|pounds)\.?$/i, '');
  return /^\d{1,3}$/.test(digits) ? digits.padStart(3, '0') : null;
}

export const weight = defineNumber({ read: toThreeDigits, whyNot: () => 'weight-format' });
