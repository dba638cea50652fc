import { foldText } from '../spelling/fold-text.ts';

const american = new Set(
  'atlanta savannah augusta macon marietta decatur roswell columbus athens albany norcross duluth valdosta'.split(
    ' ',
  ),
);

/** Whether a city is known to be in the American state of Georgia. */
export const isInAmericanGeorgia = (city: string): boolean => american.has(foldText(city));

/** Whether a city is known to be in the country Georgia. */
export const isInGeorgia = (city: string): boolean =>
  /\b(tbilisi|batumi|kutaisi|rustavi|gori|poti|zugdidi|telavi)\b/.test(foldText(city));

/** Towns of Latin America and Spain whose names are also those of countries. */
const towns = new Set(['armenia', 'granada', 'santa lucia', 'palestina', 'libano']);

export const isTownLikeCountry = (city: string): boolean => towns.has(foldText(city));
