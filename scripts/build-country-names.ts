import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the countries' names in the languages of applicants, as the CLDR data of this Node has them. They are kept as a
 * file so that another Node reads the same words in the same way. Part of `npm run forms:build`; known-spellings.json says
 * in a test which words must still be read after it.
 */
const languages = ['en', 'es', 'fr', 'pt', 'ht', 'tr', 'de', 'it'] as const;
const styles = ['long', 'short'] as const;
const out = join(import.meta.dirname, '../packages/forms/src/values/countries/cldr-country-names.ts');

/** Codes that CLDR names and that are no country today: unions, former states, islands without people of their own. */
const notCountries = new Set(
  'AC AN AQ BU BV CP CQ CS DD DG DY EA EU EZ FX GS HM HV IC IO NH QO RH SU TA TF TP UK UM UN VD XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** Their names (San Martín, San Bartolomé, Santa Elena) are towns and provinces elsewhere: country-table.ts has safe ones. */
const namedLikeTowns = new Set(['BL', 'MF', 'SH']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !notCountries.has(code) && !namedLikeTowns.has(code));

/** A language this Node has no data for is answered in its own: those names are written by hand instead. */
const namers = languages
  .filter((language) => Intl.DisplayNames.supportedLocalesOf([language]).length > 0)
  .flatMap((language) =>
    styles.map((style) => new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })),
  );

const rows = codes.flatMap((code) => {
  const names = new Set(namers.flatMap((namer) => namer.of(code) ?? []));
  return names.size === 0 ? [] : [`  ${JSON.stringify([code, ...names])},`];
});

await writeFile(
  out,
  `/**
 * Written by scripts/build-country-names.ts: code, English name, then the names in the other languages of applicants
 * (CLDR ${process.versions.cldr}).
 */
export const cldrCountryNames: ReadonlyArray<readonly [code: string, english: string, ...others: string[]]> = [
${rows.join('\n')}
];
`,
);
