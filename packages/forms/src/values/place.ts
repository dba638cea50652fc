import { findCountryIn } from './countries/country.ts';
import type { PaperKind } from './kind.ts';
import { type Normalised, sure, unsure } from './normalised.ts';
import { tidyText } from './spelling/fold-text.ts';
import { findUsState } from './us-state.ts';

export interface EntryPlace {
  readonly city: string;
  /** Two letters, or empty for a place that is not in the United States. */
  readonly state: string;
}

/** Airports and ports are not cities: which city they stand for is for the person to say. */
const port =
  /\b(airport|aeropuerto|aéroport|intl|international|port of entry|poe|port|border|bridge|crossing|checkpoint|garita)\b|^(jfk|lax|mia|ewr|iah|dfw|atl|ord|sfo|iad|bos|sea|fll|mco|lga|sea-tac|dulles|o'hare|newark liberty|logan|laguardia)$/i;

function parsePlace(text: string): Normalised<EntryPlace> | null {
  const tidy = tidyText(text).replace(/[.]$/, '');
  if (!/\p{L}/u.test(tidy)) return null;
  const pieces = tidy.split(/\s*[,;/]\s*|\s+-\s+/).filter((piece) => piece !== '');
  const last = pieces.at(-1) ?? '';
  if (pieces.length > 1 && findCountryIn(last, { demonyms: false, mayBeMisread: false })?.value === 'USA')
    pieces.pop();
  const state = pieces.length > 1 ? findUsState(pieces.at(-1) ?? '') : null;
  const spaced = /^(.*\S)\s+([A-Z]{2})$/.exec(pieces[0] ?? '');
  const spacedState = pieces.length === 1 && spaced ? findUsState(spaced[2] ?? '') : null;
  const city = spacedState === null ? (pieces[0] ?? '') : (spaced?.[1] ?? '');
  const found = { city, state: state ?? spacedState ?? '' };
  if (port.test(city)) return unsure({ ...found, city: '' }, 0.9, 'an airport or a port, not a city');
  return sure(found);
}

/**
 * T-PLACE: a place of entry, `Miami, FL`, becomes city and two-letter state. An airport or a port (`JFK`, `San Ysidro POE`)
 * leaves the city empty. Null when the text has no letter.
 */
export const entryPlace: PaperKind<EntryPlace> = { parse: parsePlace };
