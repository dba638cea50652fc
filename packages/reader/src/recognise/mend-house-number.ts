/** A number with letters among its digits at the start of a street: `S2S9 Lakeview Dr`, `68o5 Hillcrest Dr`. */
const houseNumber = /^(?=\S*\d\S*\d)([\dSsOoIlBZG|!\\]{3,5})(?=\s+\p{L})/u;
/**
 * At the end only an O or a stem is none: an S or a B there may be a direction or a house of its own, `724S`, `12B`, and a
 * line one of the form's.
 */
const letters = /[OoIl\\]|[SsBZG|!](?=.)/g;
/** Numbers with a dash between, and in one of them a letter beside a digit: `No. 1-S0`. A letter alone may be a house or a block. */
const dashedNumber = /(?<![\p{L}\p{N}-])\d[\dSOIl]*(?:-(?=[SOIl]*\d)[\dSOIl]+)+(?![\p{L}\p{N}-])/gu;

const digits: Readonly<Record<string, string>> = {
  ...{ S: '5', s: '5', O: '0', o: '0', B: '8', Z: '2', G: '6' },
  ...{ I: '1', l: '1', '|': '1', '!': '1', '\\': '1' },
};

/** Digits for the letters that were read in their place in the numbers of a street. */
export function mendHouseNumber(street: string): string {
  return street
    .replace(houseNumber, (number) => number.replace(letters, (sign) => digits[sign] ?? sign))
    .replace(dashedNumber, (number) => number.replace(/[SOIl]/g, (sign) => digits[sign] ?? sign));
}
