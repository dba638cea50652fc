import { findCountry, toPlainOrder } from '../values/countries/countries.ts';
import { toOneLine } from '../values/spelling/latin-text.ts';
import { parseAllowedCharacters } from './allowed-characters.ts';
import { type BoxLimits, type Fit, fitText } from './fit-text.ts';

/** Names longer than the narrowest box for a country (31 characters), shortened so that they still name no other country. */
const shorterNames: ReadonlyMap<string, string> = new Map([
  ['Democratic Republic of the Congo', 'Democratic Republic of Congo'],
  ['Saint Vincent and the Grenadines', 'St Vincent and the Grenadines'],
]);

function fitShorter(value: string, limits: BoxLimits): Fit | null {
  const shorter = shorterNames.get(findCountry(value) ?? '');
  const fit = shorter === undefined ? null : fitText(shorter, limits);
  return fit?.kind === 'fits' ? { ...fit, changed: true } : null;
}

/**
 * As `fitText`, for a country: where the box takes no comma, `Korea, South` stands in it as `South Korea`, the same words
 * in the order they are said, and not as `Korea South`. A name longer than its box stands there by its shorter form.
 */
export function fitCountry(value: string, limits: BoxLimits): Fit {
  const plain = parseAllowedCharacters(limits.characters).has(',') ? null : toPlainOrder(toOneLine(value));
  const fit = fitText(plain ?? value, limits);
  if (fit.kind === 'too-long') return fitShorter(value, limits) ?? fit;
  return plain !== null && fit.kind === 'fits' ? { ...fit, changed: true } : fit;
}
