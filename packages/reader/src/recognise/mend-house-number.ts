/** A number with letters among its digits at the start of a street: `S2S9 Lakeview Dr`, `68o5 Hillcrest Dr`. */
const houseNumber = /^(?=\S*\d\S*\d)([\dSsOoIlBZG]{3,5})(?=\s+\p{L})/u;
/** At the end only an O is none: an S or a B there may be a direction or a house of its own, `724S`, `12B`. */
const letters = /[Oo]|[SsIlBZG](?=.)/g;

const digits: Readonly<Record<string, string>> = {
  ...{ S: '5', s: '5', O: '0', o: '0', I: '1', l: '1', B: '8', Z: '2', G: '6' },
};

/** Digits for the letters that were read in their place in the house number of a street. */
export function mendHouseNumber(street: string): string {
  return street.replace(houseNumber, (number) => number.replace(letters, (sign) => digits[sign] ?? sign));
}
