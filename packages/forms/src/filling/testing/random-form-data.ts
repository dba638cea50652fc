import { followNameParts } from '../../changes/index.ts';
import {
  emptyI485FormData,
  emptyI765FormData,
  ethnicities,
  eyeColors,
  hairColors,
  type I485FormData,
  type I765FormData,
  i485FormDataSchema,
  i765FormDataSchema,
  maritalStatuses,
  marriageEndReasons,
  races,
} from '../../registry/data.ts';
import type { Random } from './random.ts';

/** How the text of one leaf is made. */
export type MakeText = (path: string, random: Random) => string;

const choices: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/(^|\.)sex$/, ['Male', 'Female', '']],
  [/current_marital_status$/, [...maritalStatuses, '']],
  [/^marital_status$/, ['Single', 'Married', 'Divorced', 'Widowed', '']],
  [/ethnicity$/, [...ethnicities, '']],
  [/eye_color$/, [...eyeColors, '']],
  [/hair_color$/, [...hairColors, '']],
  [/race\.\d$/, races],
];

const yesNo = /(^|\.)(is_applying_with_applicant|used_at_last_arrival)$/;

function fillLeaves(value: unknown, path: string, random: Random, makeText: MakeText): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => fillLeaves(item, `${path}.${index}`, random, makeText));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        fillLeaves(child, path === '' ? key : `${path}.${key}`, random, makeText),
      ]),
    );
  if (yesNo.test(path)) return random.pick([true, false, null]);
  if (path === 'first_of_month_accepted') return random.pick([true, false]);
  if (typeof value !== 'string') return value;
  const choice = choices.find(([pattern]) => pattern.test(path));
  return choice ? random.pick(choice[1]) : makeText(path, random);
}

export interface ListSizes {
  readonly addresses: number;
  readonly jobs: number;
  readonly parents: number;
  readonly children: number;
  readonly priorMarriages: number;
  readonly otherNames: number;
}

const repeat = (count: number): object[] => Array.from({ length: count }, () => ({}));

/** I-485 data with every leaf filled by `makeText`, as it would be stored: lines of names say what their parts say. */
export function makeI485(random: Random, sizes: ListSizes, makeText: MakeText): I485FormData {
  const shape = i485FormDataSchema.parse({
    ...emptyI485FormData(),
    address_history_5_years: repeat(sizes.addresses),
    employment_and_education_history_5_years: repeat(sizes.jobs),
    parents: repeat(sizes.parents),
    children: repeat(sizes.children),
    marital_history: { current_spouse: {}, prior_marriages: repeat(sizes.priorMarriages) },
    biographic_characteristics: { race: ['White'] },
    other_names: repeat(sizes.otherNames).map(() => ({ family_name: '', given_name: '', middle_name: '' })),
    last_foreign_address: {},
    other_foreign_addresses: repeat(random.integer(0, 3)),
  });
  return followNameParts(i485FormDataSchema.parse(fillLeaves(shape, '', random, makeText)));
}

/** I-765 data with every leaf filled by `makeText`. */
export function makeI765(random: Random, otherNames: number, makeText: MakeText): I765FormData {
  const names = repeat(otherNames).map(() => ({ family_name: '', given_name: '', middle_name: '' }));
  const shape = i765FormDataSchema.parse({ ...emptyI765FormData(), other_names: names });
  return i765FormDataSchema.parse(fillLeaves(shape, '', random, makeText));
}

const states = ['TX', 'CA', 'NY', 'FL'] as const;

const toMonth = (random: Random): string =>
  `${String(random.integer(1, 12)).padStart(2, '0')}/${random.integer(1990, 2026)}`;

const plausible: ReadonlyArray<readonly [RegExp, MakeText]> = [
  [/rawOcrText$/, () => 'never printed'],
  [/(a_number|alien_registration_number)$/, (_path, random) => random.digits(9)],
  [/(ssn|social_security_number)$/, (_path, random) => `1${random.digits(8)}`],
  [/uscis_account_number$/, (_path, random) => random.digits(12)],
  [/i_?94_number$/, (_path, random) => random.digits(11)],
  [/phone$/, (_path, random) => random.digits(10)],
  [/zip(_code)?$/, (_path, random) => random.digits(5)],
  [/sevis_number$/, (_path, random) => random.digits(10)],
  [
    /passport.*number$|document_number$/,
    (_path, random) => `${random.word().slice(2, 5)}${random.digits(6)}`,
  ],
  [/(history_5_years|foreign_address).*(from|to)_date$/, (_path, random) => toMonth(random)],
  [/date(_of_birth|_of_marriage)?$|status_expires$/, (_path, random) => `1${random.integer(0, 2)}/28/1990`],
  [/place_of_marriage\.state$|state_province$/, (_path, random) => random.word()],
  [/state$/, (_path, random) => random.pick(states)],
  [/foreign_address.*\.country$/, () => 'Peru'],
  [/country$/, (path, random) => (/history|address/.test(path) ? 'USA' : random.word())],
  [/street$/, (_path, random) => `${random.digits(4)} ${random.word()} St.`],
  [/apt_number$|apt_suite_floor$/, (_path, random) => random.digits(2)],
  [/height\.feet$/, () => '5'],
  [/height\.inches$/, () => '11'],
  [/weight_lbs$/, (_path, random) => random.digits(3)],
  [/eligibility_category$/, () => '(c)(8)'],
  [/end_reason$/, (_path, random) => random.pick(marriageEndReasons)],
  [/email$/, (_path, random) => `${random.word()}@example.org`],
  [/name$/, (_path, random) => `${random.word()} Ñ${random.word().toLowerCase()}`],
];

/** Values as a careful person types them, every word of them occurring once. */
export const plausibleText: MakeText = (path, random) => {
  const make = plausible.find(([pattern]) => pattern.test(path));
  return make ? make[1](path, random) : `${random.word()} ${random.word()}`;
};

const hostile: readonly string[] = [
  '',
  '   ',
  'N/A',
  '-',
  'Present',
  'present',
  'USA',
  'TX',
  'Texas',
  '74104',
  '74104-1234',
  'A12 345 678',
  '123',
  '13/45/2020',
  '02/30/2020',
  '2021-03-05',
  '3/2021',
  'Unknown',
  'unbekannt & Söhne',
  "Łucja O'Brien-Núñez J.R.",
  'Мария Петрова',
  '陳大文',
  'José 😀',
  '😀',
  '7-Eleven #12',
  'Apt 4B',
  '123 Oak St #4',
  'Calle 10 # 5-20, Ñuñoa',
  'D/S',
  '(c)(8)',
  'two\nlines\tand tabs',
  `${'very long words '.repeat(20)}end`,
  'x'.repeat(100),
  `${'abc, def. '.repeat(150)}`,
];

/** Anything at all: what people paste, other scripts, values of another box, texts longer than a page holds. */
export const hostileText: MakeText = (path, random) => {
  if (path.endsWith('rawOcrText')) return 'never printed';
  return random.next() < 0.3 ? plausibleText(path, random) : random.pick(hostile);
};
