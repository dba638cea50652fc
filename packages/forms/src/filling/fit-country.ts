import { country } from '../values/countries/country.ts';
import { parseAllowedCharacters } from './allowed-characters.ts';
import { type BoxLimits, type Fit, fitSpelling } from './fit-text.ts';

/** As `fitText`, for a country. */
export const fitCountry = (value: string, limits: BoxLimits): Fit =>
  fitSpelling(
    value,
    country.toBox(value, { takesComma: parseAllowedCharacters(limits.characters).has(',') }),
    limits,
  );
