import { findCountry, findNameWithComma, findNationality } from './countries.ts';

export interface ListOptions {
  /** Take words for people too (`Venezuelan`), as on nationality lines. */
  readonly demonyms: boolean;
}

/** One country of a list as written, and its common English name; null where we know none. */
export interface ListedCountry {
  readonly text: string;
  readonly name: string | null;
}

/** Never inside the name of one country. */
const betweenCountries = /\s*[;/|+\n]\s*/;
/** Between two countries, or inside the name of one: `Korea, South`, `Trinidad and Tobago`, `Congo - Kinshasa`. */
const perhapsBetween = /\s*,\s*(?:(?:and|y|et|e|ak)\s+)?|\s*&\s*|\s+-\s+|\s+(?:and|y|et|e|ak)\s+/giu;
/** What only begins a name that was put behind its comma; we may not know the name. */
const frontOnly = /^(?:the|.*\s(?:of|of the|del?|de la|du|da|do))$/i;

const findWhole = (text: string, { demonyms }: ListOptions): string | null =>
  demonyms ? findNationality(text) : findCountry(text);

const findPart = (text: string, options: ListOptions): string | null =>
  text.includes(',') ? findNameWithComma(text) : findWhole(text, options);

interface Piece {
  readonly start: number;
  readonly end: number;
}

function listPieces(text: string): Piece[] {
  const signs = [...text.matchAll(perhapsBetween)];
  const starts = [0, ...signs.map((sign) => sign.index + sign[0].length)];
  return starts
    .map((start, at) => ({ start, end: signs[at]?.index ?? text.length }))
    .filter(({ start, end }) => end > start);
}

/** No country has more pieces in its name. */
const maxPieces = 5;

/** The longest run of pieces from the first one on that names a country; one piece where none does. */
function takeFirst(
  text: string,
  pieces: readonly Piece[],
  options: ListOptions,
): ListedCountry & { readonly taken: number } {
  const start = pieces[0]?.start ?? 0;
  for (let taken = Math.min(pieces.length, maxPieces); taken > 0; taken--) {
    const written = text.slice(start, pieces[taken - 1]?.end);
    const name = findPart(written, options);
    if (name !== null) return { text: written, name, taken };
  }
  return { text: text.slice(start, pieces[0]?.end), name: null, taken: 1 };
}

function splitKnown(text: string, options: ListOptions): ListedCountry[] {
  const name = findWhole(text, options);
  if (name !== null) return [{ text, name }];
  let pieces = listPieces(text);
  const found: ListedCountry[] = [];
  while (pieces.length > 0) {
    const { taken, ...country } = takeFirst(text, pieces, options);
    found.push(country);
    pieces = pieces.slice(taken);
  }
  return found;
}

/**
 * The countries of an answer that may list several, each as written. A comma or an `and` inside the name of one country
 * splits nothing. Where a piece is no country we know, only a comma between two names still tells them apart.
 */
export const splitCountries = (text: string, options: ListOptions): ListedCountry[] =>
  text.split(betweenCountries).flatMap((part) => {
    const written = part.trim().replace(/^[\s,&]+|[\s,&]+$/g, '');
    if (written === '') return [];
    const found = splitKnown(written, options);
    if (found.every(({ name }) => name !== null)) return found;
    const byComma = written.split(/\s*,\s*/).filter((piece) => piece !== '');
    if (byComma.some((piece) => frontOnly.test(piece))) return [{ text: written, name: null }];
    return byComma.flatMap((piece) => {
      const known = splitKnown(piece, options);
      return known.every(({ name }) => name !== null) ? known : [{ text: piece, name: null }];
    });
  });
