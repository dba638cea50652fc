import type { Kind } from './kind.ts';
import { type Normalised, sure, unsure } from './normalised.ts';
import { type Closest, findClosest } from './spelling/closest.ts';
import { foldText } from './spelling/fold-text.ts';

/** Two-letter codes and names of the states, the District of Columbia, the territories and the military regions. */
export const usStates: ReadonlyArray<readonly [code: string, name: string]> = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
  ['AS', 'American Samoa'],
  ['GU', 'Guam'],
  ['MP', 'Northern Mariana Islands'],
  ['PR', 'Puerto Rico'],
  ['VI', 'U.S. Virgin Islands'],
  ['AA', 'Armed Forces Americas'],
  ['AE', 'Armed Forces Europe'],
  ['AP', 'Armed Forces Pacific'],
];

const otherSpellings: ReadonlyArray<readonly [spelling: string, code: string]> = [
  ['Washington DC', 'DC'],
  ['Washington D.C.', 'DC'],
  ['D.C.', 'DC'],
  ['Nueva York', 'NY'],
  ['N.Y.', 'NY'],
  ['N.J.', 'NJ'],
  ['N.C.', 'NC'],
  ['Nueva Jersey', 'NJ'],
  ['Calif', 'CA'],
  ['Cal', 'CA'],
  ['Fla', 'FL'],
  ['Tex', 'TX'],
  ['Mass', 'MA'],
  ['Penn', 'PA'],
  ['Virgin Islands', 'VI'],
];

const codeBySpelling = new Map<string, string>([
  ...usStates.flatMap(([code, name]) => [[foldText(code), code] as const, [foldText(name), code] as const]),
  ...otherSpellings.map(([spelling, code]) => [foldText(spelling), code] as const),
]);

/** The two-letter code of a state written by code or name, or null. */
export const findUsState = (text: string): string | null => codeBySpelling.get(foldText(text)) ?? null;

/** The state whose name a misread text most likely is, within `maxEdits` letters. Two-letter codes are never repaired. */
export const closestUsState = (text: string, maxEdits: number): Closest | null =>
  findClosest(text, codeBySpelling, maxEdits);

/** Countries with U.S. mail: the forms' state lists hold them, though a person from there names them as a country. */
const mailOnly = new Map([
  ['fm', 'FM'],
  ['mh', 'MH'],
  ['pw', 'PW'],
  [foldText('Federated States of Micronesia'), 'FM'],
  [foldText('Marshall Islands'), 'MH'],
  [foldText('Palau'), 'PW'],
]);

/** The two-letter code of a code or full name (`tx`, `Texas` → `TX`) in the forms' state lists, or null. */
export const findStateCode = (value: string): string | null =>
  findUsState(value) ?? mailOnly.get(foldText(value)) ?? null;

function parseState(text: string, mayBeMisread: boolean): Normalised | null {
  const state = findUsState(text);
  if (state !== null) return sure(state);
  const near = mayBeMisread ? closestUsState(text, 1) : null;
  return near && unsure(near.value, 0.95, 'the nearest state name was taken');
}

/** A state of the United States as its two letters; of a misread name the state whose name is a letter away. */
export const usState: Kind<'state-unknown', [mayBeMisread: boolean]> = {
  parse: parseState,
  toBox: (typed) => {
    const text = findStateCode(typed);
    return text === null ? { problem: 'state-unknown' } : { text };
  },
  problem: (typed) => (findStateCode(typed) === null ? 'state-unknown' : null),
};
