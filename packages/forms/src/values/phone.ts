import { defineNumber } from './number-kind.ts';

/** T-PHONE: ten digits, a leading 1 dropped. Another country's code makes it no number of the United States. */
function toTenDigits(text: string): string | null {
  if (/\+\s*[^1\s]/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}

/** Of a paper with two boxes, the area code stands before the number. */
export const phone = defineNumber({
  read: (text) => {
    const digits = toTenDigits(text);
    return digits !== null && /^[2-9]/.test(digits) ? digits : null;
  },
  fit: toTenDigits,
  whyNot: () => 'phone-format',
});
