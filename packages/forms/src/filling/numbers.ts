/** A number as its box wants it, or the reason in plain words why it cannot stand there. */
export type ParsedNumber = { readonly text: string } | { readonly reason: string };

/** T-ANUM: seven to nine digits, filled up with zeros from the left. */
export const toANumber = (value: string): ParsedNumber => {
  const digits = value.replace(/^\s*(alien\s*)?(no\.?|number)?\s*a?[\s#-]*/i, '').replace(/[\s#.-]/g, '');
  return /^\d{7,9}$/.test(digits)
    ? { text: digits.padStart(9, '0') }
    : { reason: 'An A-Number has seven to nine digits.' };
};

/** T-SSN: numbers starting 000, 666 or 9 are not Social Security numbers (9 is a tax number). */
export const toSsn = (value: string): ParsedNumber => {
  const digits = value.replace(/[\s.-]/g, '');
  if (!/^\d{9}$/.test(digits)) return { reason: 'A Social Security number has nine digits.' };
  return /^(000|666|9)/.test(digits)
    ? {
        reason:
          'No Social Security number starts with 000, 666 or 9. A number starting with 9 is a tax number.',
      }
    : { text: digits };
};

export const toUscisAccount = (value: string): ParsedNumber => {
  const text = value.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z0-9]{12}$/.test(text)
    ? { text }
    : { reason: 'A USCIS online account number has 12 characters.' };
};

/** T-I94: eleven letters and digits; the PDF rejects any other length. */
export const toI94 = (value: string): ParsedNumber => {
  const text = value.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z0-9]{11}$/.test(text) ? { text } : { reason: 'An I-94 number has 11 letters and digits.' };
};

/** The box holds five digits; the four after the hyphen are left out. */
export const toZip = (value: string): ParsedNumber => {
  const match = /^(\d{5})(?:[\s-]*\d{4})?$/.exec(value.trim());
  return match ? { text: match[1] ?? '' } : { reason: 'A U.S. ZIP code has five digits.' };
};

/** T-PHONE: ten digits, a leading 1 dropped. */
export const toPhone = (value: string): ParsedNumber => {
  const digits = value.replace(/[\s()./-]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits)
    ? { text: digits }
    : { reason: 'The box takes a U.S. phone number of ten digits. Other numbers do not fit it.' };
};

/** The form prints the leading N itself. */
export const toSevis = (value: string): ParsedNumber => {
  const digits = value
    .trim()
    .replace(/^n[\s-]*/i, '')
    .replace(/[\s-]/g, '');
  return /^\d{10}$/.test(digits) ? { text: digits } : { reason: 'A SEVIS number is N and ten digits.' };
};

/** I-485 Part 8 item 4 has three boxes of one digit each. */
export const toWeightDigits = (value: string): ParsedNumber => {
  const digits = value.trim().replace(/\s*(lbs?|pounds)\.?$/i, '');
  return /^\d{1,3}$/.test(digits)
    ? { text: digits.padStart(3, '0') }
    : { reason: 'The weight in pounds has at most three digits and no fraction.' };
};
