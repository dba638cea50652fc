import { type Closest, findClosest } from './closest.ts';
import { countryRows, keptAsWrittenRows } from './country-table.ts';
import { foldText } from './fold-text.ts';

const rows = [...countryRows, ...keptAsWrittenRows];
const namesBySpelling = new Map<string, string>(
  rows.flatMap(([, name, aliases]) =>
    [name, ...aliases].map((spelling) => [foldText(spelling), name] as const),
  ),
);
const namesByDemonym = new Map<string, string>(
  rows.flatMap(([, name, , demonyms]) => demonyms.map((demonym) => [foldText(demonym), name] as const)),
);
const namesByBoth = new Map([...namesByDemonym, ...namesBySpelling]);

/** Every country's common English name. */
export const countryNames: readonly string[] = countryRows.map(([, name]) => name);

const withoutArticle = (folded: string) =>
  folded.replace(/^(the|republic of|republica de|republique de|republique d) /, '');

const lookUp = (spellings: ReadonlyMap<string, string>, text: string): string | null => {
  const folded = foldText(text);
  return spellings.get(folded) ?? spellings.get(withoutArticle(folded)) ?? null;
};

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
