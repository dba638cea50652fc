import { describe, expect, it } from 'vitest';
import { toEmployer } from '../../drafting/to-employer.ts';
import { cityCountry } from '../city-country.ts';
import { findUsState } from '../us-state.ts';
import { cldrCountryNames } from './cldr-country-names.ts';
import { findCountry } from './countries.ts';
import { country } from './country.ts';
import { countryRows, territoryNames } from './country-table.ts';
import { splitCountries } from './split-countries.ts';
import knownSpellings from './testing/known-spellings.json' with { type: 'json' };

const plain = { demonyms: false, mayBeMisread: false };
const nationality = { demonyms: true, mayBeMisread: false };

/** `The Gambia` → `Gambia, The`; `República Democrática del Congo` → `Congo, República Democrática del`. */
function invert(name: string): string[] {
  const found =
    /^(The|North|South|East) (.+)$/.exec(name) ??
    /^((?:Democratic |Islamic |Federated |United )?(?:Republic|States|Kingdom) of(?: the)?) (.+)$/.exec(
      name,
    ) ??
    /^((?:República|République|Repiblik) (?:\S+ )?(?:de la|del|de|du|da|do)) (.+)$/.exec(name);
  return found ? [`${found[2]}, ${found[1]}`] : [];
}

const spelled = [
  ...cldrCountryNames.map(([code, ...names]) => [code, names] as const),
  ...territoryNames.map(([code, ...names]) => [code, names] as const),
  ...countryRows.map(([code, name, aliases]) => [code, [name, ...aliases]] as const),
];
const inversions: ReadonlyArray<readonly [code: string, name: string]> = [
  ['CD', 'Congo, Democratic Republic of the'],
  ['CD', 'Congo, The Democratic Republic of the'],
  ['CD', 'Congo, Dem. Rep. of the'],
  ['CG', 'Congo, Republic of the'],
  ['KR', 'Korea, South'],
  ['KR', 'Korea, Republic of'],
  ['KP', 'Korea, North'],
  ['KP', "Korea, Democratic People's Republic of"],
  ['BS', 'Bahamas, The'],
  ['GM', 'Gambia, The'],
  ['IR', 'Iran, Islamic Republic of'],
  ['FM', 'Micronesia, Federated States of'],
  ['VE', 'Venezuela, Bolivarian Republic of'],
  ['BO', 'Bolivia, Plurinational State of'],
  ['MD', 'Moldova, Republic of'],
  ['TZ', 'Tanzania, United Republic of'],
  ['MK', 'Macedonia, the Former Yugoslav Republic of'],
  ['PS', 'Palestine, State of'],
  ['TW', 'Taiwan, Province of China'],
  ['VG', 'Virgin Islands, British'],
  ['SH', 'Saint Helena, Ascension and Tristan da Cunha'],
  ['BQ', 'Bonaire, Sint Eustatius and Saba'],
  ['NL', 'Netherlands, Kingdom of the'],
  ['HN', 'Honduras, Republic of'],
  ['SV', 'Salvador, El'],
  ['KR', 'Corea, República de'],
  ['CD', 'Congo, République démocratique du'],
];
const codeOf = new Map(spelled.flatMap(([code, names]) => names.map((name) => [findCountry(name), code])));
/** Names two countries have, which stay as written. */
const shared = new Set(['Congo', 'Korea']);
const cases = [
  ...spelled.flatMap(([code, names]) =>
    names.flatMap((name) => [[code, name] as const, ...invert(name).map((each) => [code, each] as const)]),
  ),
  ...inversions,
].filter(([, name]) => !shared.has(findCountry(name) ?? ''));

const listFaults = (isRight: (name: string, code: string) => boolean): string[] =>
  cases.filter(([code, name]) => !isRight(name, code)).map(([code, name]) => `${code} ${name}`);
const namesCode = (country: string | null | undefined, code: string) =>
  country !== null && country !== undefined && codeOf.get(country) === code;

it('still takes every spelling that was ever taken, for the same country', () => {
  const known = Object.entries(knownSpellings).flatMap(([name, spellings]) =>
    spellings.map((spelling) => [spelling, name] as const),
  );
  expect(known.length).toBeGreaterThanOrEqual(1355);
  expect(known.filter(([spelling, name]) => findCountry(spelling) !== name)).toEqual([]);
});

describe('every name of every country', () => {
  it('is there in five languages and inverted', () => {
    expect(new Set(cases.map(([code]) => code)).size).toBeGreaterThan(230);
    expect(cases.filter(([, name]) => name.includes(',')).length).toBeGreaterThan(80);
  });

  it('is one country alone', () => {
    expect(listFaults((name, code) => namesCode(country.parse(name, plain)?.value, code))).toEqual([]);
    expect(
      listFaults((name, code) => namesCode(country.parse(name.toUpperCase(), nationality)?.value, code)),
    ).toEqual([]);
  });

  it.each([', ', ' (', ' - '])('is one country after a city and %j', (sign) => {
    const faults = listFaults((name, code) => {
      const place = cityCountry.parse(`Qara Tepe${sign}${name}`)?.value;
      const state = findUsState(findCountry(name) ?? '');
      if (state !== null && state !== 'GA') return place?.province === state && place.country === 'USA';
      return place?.city === 'Qara Tepe' && place.province === '' && namesCode(place.country, code);
    });
    expect(faults).toEqual([]);
  });

  it('is one country alone in a box for a city and a country', () => {
    const faults = listFaults((name, code) => {
      const place = cityCountry.parse(name)?.value;
      const state = findUsState(findCountry(name) ?? '');
      if (state !== null && state !== 'GA') return place?.province === state && place.country === 'USA';
      return place?.city === '' && namesCode(place.country, code);
    });
    expect(faults).toEqual([]);
  });

  it.each([' and ', ', ', '; ', '/', ' & ', ' y '])(
    'is one of two nationalities, with %j between',
    (sign) => {
      const other = 'Fiji';
      const isTwo = (text: string, code: string, at: number) => {
        const listed = splitCountries(text, nationality);
        return listed.length === 2 && namesCode(listed[at]?.name, code) && listed[1 - at]?.name === other;
      };
      const faults = listFaults(
        (name, code) =>
          code === 'FJ' ||
          (isTwo(`${name}${sign}${other}`, code, 0) && isTwo(`${other}${sign}${name}`, code, 1)),
      );
      expect(faults).toEqual([]);
    },
  );

  it("ends an employer's address", () => {
    const faults = listFaults((name, code) => {
      // Without a city of the country's, `Georgia` alone is the American state where an employer stands.
      if (code === 'GE' && !name.includes(',')) return true;
      const place = toEmployer(`Qamar Shop, 12 Main Road, Qara Tepe, ${name}`)?.value;
      const state = findUsState(findCountry(name) ?? name);
      if (state !== null && state !== 'GA') return place?.state === state || namesCode(place?.country, code);
      return place?.name === 'Qamar Shop' && place.city === 'Qara Tepe' && namesCode(place.country, code);
    });
    expect(faults).toEqual([]);
  });
});

describe('names with a comma or an and', () => {
  it.each([
    ['Cuba and Spain', 'Cuba, Spain'],
    ['Cuba y España', 'Cuba, Spain'],
    ['Trinidad and Tobago and Cuba', 'Trinidad and Tobago, Cuba'],
    ['Cuba, Bosnia and Herzegovina', 'Cuba, Bosnia and Herzegovina'],
    ['Congo, Democratic Republic of the, Angola', 'Democratic Republic of the Congo, Angola'],
    ['South Korea, North Korea', 'South Korea, North Korea'],
    ['Korea, South, and Japan', 'South Korea, Japan'],
    ['Samoan, American', 'Samoa, USA'],
  ])('reads %j as two nationalities', (text, value) =>
    expect(country.parse(text, nationality)).toMatchObject({ value, certainty: 0.8 }),
  );

  it.each([
    ['Seoul, Korea, South', 'Seoul', '', 'South Korea'],
    ['Kinshasa, Congo', 'Kinshasa', '', 'Congo'],
    [
      'Kinshasa, Gombe, Congo, Democratic Republic of the',
      'Kinshasa',
      'Gombe',
      'Democratic Republic of the Congo',
    ],
    ['Kinshasa Congo, Democratic Republic of the', 'Kinshasa', '', 'Democratic Republic of the Congo'],
    ['Kinshasa (Congo, Democratic Republic of the)', 'Kinshasa', '', 'Democratic Republic of the Congo'],
    ['Yangon, Myanmar (Burma)', 'Yangon', '', 'Burma'],
    ['Bissau, Guinea', 'Bissau', '', 'Guinea'],
    ['Port of Spain Trinidad and Tobago', 'Port of Spain', '', 'Trinidad and Tobago'],
    ['Guatemala, Guatemala', 'Guatemala', '', 'Guatemala'],
    ['Tbilisi, Georgia, Republic of', 'Tbilisi', '', 'Georgia'],
    ['Atlanta, Georgia, USA', 'Atlanta', 'GA', 'USA'],
    ['Atlanta Georgia', 'Atlanta', 'GA', 'USA'],
    ['San Juan, Puerto Rico', 'San Juan', 'PR', 'USA'],
    ['Charlotte Amalie, Virgin Islands, U.S.', 'Charlotte Amalie', 'VI', 'USA'],
    ['Newark, New Jersey', 'Newark', 'NJ', 'USA'],
    ['Newark New Jersey', 'Newark New Jersey', '', ''],
    ['Albuquerque New Mexico', 'Albuquerque New Mexico', '', ''],
    ['San Martín', 'San Martín', '', ''],
  ])('splits the place %j', (text, city, province, country) =>
    expect(cityCountry.parse(text)?.value).toEqual({ city, province, country }),
  );

  it('mends a misread letter in a name with a comma', () =>
    expect(cityCountry.parse('Kinshasa, Congo, Democratlc Republic of the', true)?.value).toEqual({
      city: 'Kinshasa',
      province: '',
      country: 'Democratic Republic of the Congo',
    }));

  it('leaves whole what it does not know', () => {
    const texts = (text: string) => splitCountries(text, nationality).map((country) => country.text);
    expect(texts('Atlantis, Republic of the')).toEqual(['Atlantis, Republic of the']);
    expect(texts('Atlantis and Lemuria')).toEqual(['Atlantis and Lemuria']);
    expect(texts('Atlantis, Cuba')).toEqual(['Atlantis', 'Cuba']);
  });
});
