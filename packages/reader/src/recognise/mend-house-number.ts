/** A number with letters among its digits at the start of a street: `S2S9 Lakeview Dr`, `68o5 Hillcrest Dr`. */
const houseNumber = /^(?=\S*\d\S*\d)([\dSsOoIlBZG|!\\]{3,5})(?=\s+\p{L})/u;
/** At the end only an O or a stem is none: an S or a B there may be a direction or a house of its own, `724S`, `12B`. */
const letters = /[OoIl|!\\]|[SsBZG](?=.)/g;
/** Numbers with a dash between, of which one digit looks like a letter: `174-S`, `No. 1-S0`. A B may be a house of its own. */
const dashedNumber =
  /(?<![\p{L}\p{N}-])(?=[\dSOIl-]*\d[\dSOIl-]*\d|\d-[SOIl]\d)(?:[\dSOIl]+-)+[\dSOIl]+(?![\p{L}\p{N}-])/gu;

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
