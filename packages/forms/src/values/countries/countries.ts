import { type Closest, findClosest } from '../spelling/closest.ts';
import { foldText } from '../spelling/fold-text.ts';
import { cldrCountryNames } from './cldr-country-names.ts';
import { countryRows, keptAsWrittenRows, territoryNames } from './country-table.ts';

/** The first row of a code has the name we write; our own table leads where a name is another country's in CLDR. */
const nameByCode = new Map<string, string>([
  ...cldrCountryNames.map(([code, english]) => [code, english.replace(/&/g, 'and')] as const),
  ...countryRows.toReversed().map(([code, name]) => [code, name] as const),
]);

const ownSpellings = [...countryRows, ...keptAsWrittenRows].flatMap(([, name, aliases]) =>
  [name, ...aliases].map((spelling) => [spelling, name] as const),
);
const addedSpellings = [...cldrCountryNames, ...territoryNames].flatMap(([code, ...spellings]) =>
  spellings.map((spelling, _, [first]) => [spelling, nameByCode.get(code) ?? first ?? spelling] as const),
);

const namesBySpelling = new Map<string, string>(
  [...addedSpellings.toReversed(), ...ownSpellings].map(
    ([spelling, name]) => [foldText(spelling), name] as const,
  ),
);
const namesByDemonym = new Map<string, string>(
  [...countryRows, ...keptAsWrittenRows].flatMap(([, name, , demonyms]) =>
    demonyms.map((demonym) => [foldText(demonym), name] as const),
  ),
);
const namesByBoth = new Map([...namesByDemonym, ...namesBySpelling]);

/** As `foldText`, with commas kept: they tell `Congo, Kinshasa` from `Congo - Kinshasa`. */
const foldKeepingCommas = (text: string): string => text.split(',').map(foldText).filter(Boolean).join(',');

/** Names that are written with a comma of their own, such as `Taiwan, Province of China`. */
const namesWithComma = new Map<string, string>(
  [...addedSpellings, ...ownSpellings]
    .filter(([spelling]) => spelling.includes(','))
    .map(([spelling, name]) => [foldKeepingCommas(spelling), name] as const),
);

/** Every way we know to write a country's name, and every word for its people. */
export const listCountrySpellings = (): string[] => [
  ...[...ownSpellings, ...addedSpellings].map(([spelling]) => spelling),
  ...[...countryRows, ...keptAsWrittenRows].flatMap(([, , , demonyms]) => demonyms),
];

/** Every country's common English name. */
export const countryNames: readonly string[] = countryRows.map(([, name]) => name);

const kindOfState =
  /^(?:the |(?:(?:islamic|bolivarian|plurinational|federal|federative|socialist|democratic|people s|arab|united) )*(?:republic|kingdom) of (?:the )?|(?:republica|republique|repiblik|reino|royaume) (?:(?:islamica|islamique|bolivariana|federal|popular|unida) )?(?:de la|del|de|du|d|da|do) )/;

function lookUpWords(spellings: ReadonlyMap<string, string>, text: string): string | null {
  const folded = foldText(text);
  return spellings.get(folded) ?? spellings.get(folded.replace(kindOfState, '')) ?? null;
}

/** Ends a name that begins behind it: `Congo Democratic Republic of the`, `Korea South`. */
const frontWord =
  /\s(?:of|of the|the|del?|de la|du|d['’]|da|do|des|dos|das|north|south|east|west|norte|sur|sul|sud|nord|di sid|di n[oò])$/i;

const isCountry = (text: string): boolean => lookUpWords(namesBySpelling, text) !== null;
const isPeople = (text: string): boolean => lookUpWords(namesByDemonym, text) !== null;

/** Whether `front` may be the beginning of a name that was put behind it, and is not an answer of its own. */
const isFront = (rest: string, front: string): boolean =>
  !isCountry(front) && !(isPeople(front) && isCountry(rest));

/**
 * `Korea, South` → `South Korea`, `Congo, Democratic Republic of the` → `Democratic Republic of the Congo`: a country's
 * name whose beginning was put behind a comma, with its words in their order. Null when the text is not that.
 */
export function toPlainOrder(text: string): string | null {
  const [rest = '', front = '', ...more] = text.split(',').map((part) => part.trim());
  if (more.length > 0 || rest === '' || front === '' || !isFront(rest, front)) return null;
  const plain = `${front} ${rest}`;
  return isCountry(plain) ? plain : null;
}

/** Longer texts are not turned over word by word. */
const longestName = 100;

/** As `toPlainOrder`, where the comma was lost. */
function toPlainOrderWithoutComma(text: string): string | null {
  if (text.length > longestName || !frontWord.test(text)) return null;
  const words = text.split(' ');
  const plains = words
    .map((_, at) => `${words.slice(at).join(' ')} ${words.slice(0, at).join(' ')}`)
    .slice(1)
    .filter(isCountry);
  return plains.at(-1) ?? null;
}

/** The country of a name written with a comma in it (`Korea, South`); null for `Kinshasa, Congo`, which is a place in one. */
export function findNameWithComma(text: string): string | null {
  const own = namesWithComma.get(foldKeepingCommas(text));
  if (own !== undefined) return own;
  const plain = toPlainOrder(text);
  return plain === null ? null : lookUpWords(namesBySpelling, plain);
}

function lookUp(spellings: ReadonlyMap<string, string>, text: string): string | null {
  const found = lookUpWords(spellings, text);
  if (found !== null) return found;
  if (text.includes(',')) return findNameWithComma(text);
  const plain = toPlainOrderWithoutComma(text);
  return plain === null ? null : lookUpWords(spellings, plain);
}

/** The common English name of a country written in any spelling we know (`Haïti`, `Rusia`, `U.S.`), or null. */
export const findCountry = (text: string): string | null => lookUp(namesBySpelling, text);

/** As `findCountry`, and from the word for its people (`Venezuelan`, `hondureña`). */
export const findNationality = (text: string): string | null => lookUp(namesByBoth, text);

/** The country a misread text most likely names, within `maxEdits` letters and only when no other is as near. */
export const closestCountry = (text: string, maxEdits: number): Closest | null =>
  findClosest(text, namesBySpelling, maxEdits);

/** As `closestCountry`, from names and words for people. */
export const closestNationality = (text: string, maxEdits: number): Closest | null =>
  findClosest(text, namesByBoth, maxEdits);

/** True for the ways people write the United States as a country. */
export const isUnitedStates = (country: string): boolean => findCountry(country) === 'USA';
