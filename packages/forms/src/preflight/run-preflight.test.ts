import type { ReaderNote, Sentence } from '@puente/contract';
import { expect, it } from 'vitest';
import { getCatalogue } from '../editions/index.ts';
import { i485, i765 } from '../filling/testing/editions.ts';
import { emptyI485FormData, type I485FormData, i485FormDataSchema } from '../i485/data.ts';
import { toI485Writes } from '../i485/filling/to-i485-writes.ts';
import { emptyI765FormData, type I765FormData } from '../i765/data.ts';
import { toI765Writes } from '../i765/filling/to-i765-writes.ts';
import type { PaperForm } from '../reading.ts';
import { definitionOf } from '../registry.ts';
import { runPreflight } from './run-preflight.ts';

const today = new Date('2026-10-20T12:00:00Z');
const noPaper = { paper: null, readerNotes: [], evidence: {}, today, readOn: today };

const flyI485 = (data: I485FormData, more: Partial<Parameters<typeof runPreflight<'I-485'>>[0]> = {}) =>
  runPreflight({
    form: 'I-485',
    catalogue: i485,
    data,
    filling: toI485Writes(data, { catalogue: i485, today }),
    ...noPaper,
    ...more,
  });
const flyI765 = (data: I765FormData) =>
  runPreflight({
    form: 'I-765',
    catalogue: i765,
    data,
    filling: toI765Writes(data, { catalogue: i765, today }),
    ...noPaper,
  });

const mark = (fieldId: string) =>
  ({
    fieldId,
    place: { page: 1, box: [0, 0, 0.1, 0.1] as const },
    source: 'ocr',
    score: 1,
    state: 'marked',
    marked: true,
  }) as const;

it('names every box that the I-485 asks of everybody when nothing is answered', () => {
  const { missing } = flyI485(emptyI485FormData());
  expect(missing).toContainEqual({
    id: 'P1.1.family-name',
    path: 'biographic_information.full_name.family_name',
    page: '1',
    part: '1',
    item: '1',
    label: { code: 'family-name-last-name', params: {} },
  });
  const ids = missing.map(({ id }) => id);
  expect(ids).toContain('P8.1.hispanic');
  expect(ids).not.toContain('P6.4.family-name');
  expect(ids).not.toContain('P7.2.relationship');
  expect(missing.map(({ page }) => Number(page.split('-')[0]))).toEqual(
    missing.map(({ page }) => Number(page.split('-')[0])).toSorted((one, two) => one - two),
  );
});

it('leaves out what is answered, and asks for what the answers open', () => {
  const data = emptyI485FormData();
  data.biographic_information.full_name.family_name = 'Quispe';
  data.biographic_information.sex = 'Female';
  data.marital_history.current_marital_status = 'Married';
  data.children = [
    {
      full_name: 'Invented Child',
      name: { family_name: 'Child', given_name: 'Invented', middle_name: '' },
      date_of_birth: '',
      country_of_birth: '',
      current_address: '',
      is_applying_with_applicant: null,
      a_number: '',
    },
  ];
  const missing = flyI485(data).missing.map(({ id, path }) => `${id} ${path}`);
  expect(missing.some((line) => line.startsWith('P1.1.family-name'))).toBe(false);
  expect(missing.some((line) => line.startsWith('P1.6.'))).toBe(false);
  expect(missing).toContain('P6.6.date-of-birth marital_history.current_spouse.date_of_birth');
  expect(missing).toContain('P7.2.date-of-birth children.0.date_of_birth');
  expect(missing).toContain('P7.2.relationship null');
  expect(missing.some((line) => line.startsWith('P7.3.'))).toBe(false);
});

it('counts a value that the form cannot take as still missing', () => {
  const data = emptyI485FormData();
  data.biographic_characteristics.height.feet = '12';
  expect(flyI485(data).missing.map(({ id }) => id)).toContain('P8.3.feet');
});

it('asks which passport was used at the last arrival before it asks for anything of it', () => {
  const data = emptyI485FormData();
  const listed = () =>
    flyI485(data)
      .missing.filter(({ id }) => id.startsWith('P1.10.passport-'))
      .map(({ id, path }) => `${id} ${path}`);
  expect(listed()).toEqual([]);
  data.passport.number = 'H012345';
  const question = 'passport.used_at_last_arrival';
  const boxes = ['P1.10.passport-number', 'P1.10.passport-expires', 'P1.10.passport-country'];
  expect(listed()).toEqual(boxes.map((id) => `${id} ${question}`));
  expect(flyI485(data).warnings).toHaveLength(1);
  data.passport.used_at_last_arrival = true;
  expect(listed()).toEqual([
    'P1.10.passport-expires passport.expiration_date',
    'P1.10.passport-country passport.country',
  ]);
  expect(flyI485(data).warnings).toEqual([]);
  data.passport.used_at_last_arrival = false;
  expect(listed()).toEqual(['P1.10.passport-number arrival_passport.number']);
  data.arrival_passport.number = 'C998877';
  expect(listed()).toEqual([
    'P1.10.passport-expires arrival_passport.expiration_date',
    'P1.10.passport-country arrival_passport.country',
  ]);
});

it('always leaves the legal questions to the person: Parts 2, 3 and 9 are answered by hand', () => {
  const byHand = flyI485(emptyI485FormData()).missing.filter(({ path }) => path === null);
  expect(byHand).toContainEqual(expect.objectContaining({ part: '2', item: '3.a-3.g', page: '5-7' }));
  expect(byHand).toContainEqual(expect.objectContaining({ part: '3', item: '1' }));
  expect(byHand).toContainEqual(expect.objectContaining({ part: '9', item: '1-86', page: '13-21' }));
});

it('asks the I-765 about arrests in category (c)(8) alone', () => {
  const ids = (category: string) =>
    flyI765({ ...emptyI765FormData(), eligibility_category: category }).missing.map(({ id }) => id);
  expect(ids('(c)(8)')).toContain('P2.30.yes');
  expect(ids('(a)(5)')).not.toContain('P2.30.yes');
  expect(ids('')).toContain('P2.27.category-letter');
});

it('asks for the physical address of the I-765 only where it differs from the mailing address', () => {
  const home = { street: '12 Invented St', apt_suite_floor: '', city: 'Paterson', state: 'NJ', zip: '07501' };
  const data = { ...emptyI765FormData(), physical_address: { ...home, zip: '' } };
  const paths = (value: I765FormData) => flyI765(value).missing.map(({ path }) => path);
  expect(paths(data)).toContain('physical_address.zip');
  const elsewhere = { ...data, mailing_address: { ...home, street: '9 Other St' } };
  expect(flyI765(elsewhere).missing.map(({ id }) => id)).toContain('P2.7.e.zip-code');
});

it('says where to sign, and leaves the interview alone', () => {
  expect(flyI485(emptyI485FormData()).sign).toEqual([
    { page: '22', part: '10', item: '4', who: 'applicant' },
    { page: '22', part: '11', item: '6', who: 'interpreter' },
    { page: '23', part: '12', item: '6', who: 'preparer' },
  ]);
  expect(flyI765(emptyI765FormData()).sign).toEqual([
    { page: '4', part: '3', item: '7.a', who: 'applicant' },
    { page: '5', part: '4', item: '7.a', who: 'interpreter' },
    { page: '6', part: '5', item: '8.a', who: 'preparer' },
  ]);
});

it('tells answers that were changed after reading, and nothing else', () => {
  const data = emptyI485FormData();
  data.biographic_information.full_name.given_name = 'Marisol Elena';
  const seen = {
    page: 1,
    box: [0, 0, 0.1, 0.1] as [number, number, number, number],
    confidence: 'high' as const,
    score: 0.99,
    source: 'ocr' as const,
  };
  const path = 'biographic_information.full_name';
  const { editedFromPaper } = flyI485(data, {
    evidence: {
      [`${path}.given_name`]: { ...seen, text: 'MARISOL', edited: true, asRead: 'Marisol' },
      [`${path}.family_name`]: { ...seen, text: 'QUISPE' },
      [`${path}.middle_name`]: { ...seen, text: '', edited: true, asRead: '' },
    },
  });
  expect(editedFromPaper).toEqual([{ path: `${path}.given_name`, asRead: 'Marisol', now: 'Marisol Elena' }]);
});

it('tells a changed name of a child by its parts, not again by the line made of them', () => {
  const name = { family_name: 'Pérez', given_name: 'Ana', middle_name: '' };
  const data = i485FormDataSchema.parse({ children: [{ full_name: 'Ana Pérez', name }] });
  const changed = (text: string, asRead: string) => ({
    page: 2,
    box: [0, 0, 0.1, 0.1] as [number, number, number, number],
    confidence: 'high' as const,
    score: 0.99,
    source: 'ocr' as const,
    text,
    edited: true,
    asRead,
  });
  const { editedFromPaper } = flyI485(data, {
    evidence: {
      'children.0.full_name': changed('ANA PEREZ', 'Ana Perez'),
      'children.0.name.family_name': changed('PEREZ', 'Perez'),
    },
  });
  expect(editedFromPaper.map(({ path }) => path)).toEqual(['children.0.name.family_name']);
});

it('asks for the parts of a name in one line, and says why its boxes are blank', () => {
  const data = i485FormDataSchema.parse({
    children: [{ full_name: 'Juan Carlos Pérez Tzul' }, { name: { family_name: 'Tzul', given_name: 'Eva' } }],
    marital_history: { prior_marriages: [{ former_spouse_name: 'Omar bin Yusuf' }] },
  });
  const { missing, notes, warnings } = flyI485(data);
  const prior = 'marital_history.prior_marriages.0';
  expect(missing.filter(({ path }) => path?.includes('.name.')).map(({ id, path }) => [id, path])).toEqual([
    ['P6.11.family-name', `${prior}.name.family_name`],
    ['P6.11.given-name', `${prior}.name.given_name`],
    ['P7.2.family-name', 'children.0.name.family_name'],
    ['P7.2.given-name', 'children.0.name.given_name'],
  ]);
  expect(notes.map(({ code }) => code)).toContain('name-in-one-line');
  expect(warnings).toHaveLength(2);
});

it('tells what belongs to no box: a marriage told two ways, pages that were not found, what is never carried', () => {
  const marks = ['A.I.11.married', 'A.II.not-married'].map((id) => [id, mark(id)] as const);
  const paper: PaperForm = { form: 'I-589', edition: '01/20/25', fields: new Map(marks) };
  const { notes } = flyI485(emptyI485FormData(), {
    paper,
    readerNotes: [{ code: 'pages-missing', formPages: [3, 4] }],
  });
  expect(notes.map(({ code }) => code)).toEqual([
    'pages-missing',
    'marriage-told-two-ways',
    'paper-is-of-its-day',
    'story-not-carried',
  ]);
  expect(notes[0]?.params).toEqual({ pages: '3, 4' });
  expect(flyI485(emptyI485FormData()).notes.map(({ code }) => code)).toEqual(['nothing-read']);
});

it('tells that dates are written day first', () => {
  const id = 'A.I.12.date-of-birth';
  const { marked: _, ...place } = mark(id);
  const fields: PaperForm['fields'] = new Map([[id, { ...place, state: 'text', text: '23/04/1988' }]]);
  const paper: PaperForm = { form: 'I-589', edition: '01/20/25', fields };
  const { notes } = flyI485(emptyI485FormData(), { paper });
  expect(notes.map(({ code }) => code)).toContain('dates-day-first');
});

it.each<[ReaderNote, Sentence['params']]>([
  [
    { code: 'pages-unread', pages: [{ page: 3, formPage: 5 }] },
    { pages: [{ code: 'page-of-form', params: { page: '3', formPage: '5' } }] },
  ],
  [{ code: 'pages-read-by-labels', pages: [3, 4] }, { pages: '3, 4' }],
  [
    { code: 'edition-unknown', form: 'I-589', editions: ['01/20/25', '08/25/20'] },
    { paper: 'I-589', editions: '01/20/25, 08/25/20' },
  ],
  [{ code: 'edition-uncertain' }, {}],
  [
    {
      code: 'boxes-not-read',
      form: 'I-589',
      edition: '07/28/26',
      pages: [
        { formPage: 2, items: ['17', '24'] },
        { formPage: 9, items: [] },
      ],
    },
    {
      paper: 'I-589',
      edition: '07/28/26',
      pages: [
        { code: 'items-of-page', params: { page: '2', items: '17, 24' } },
        { code: 'boxes-of-page', params: { page: '9' } },
      ],
    },
  ],
  [{ code: 'pages-missing', formPages: [10, 11] }, { pages: '10, 11' }],
])('tells what the reader notes: %j', (said, params) => {
  const paper: PaperForm = { form: 'I-485', edition: '01/20/25', fields: new Map() };
  const notes = flyI485(emptyI485FormData(), { paper, readerNotes: [said] }).notes.filter(
    ({ code }) => code === said.code,
  );
  expect(notes).toEqual([{ code: said.code, params }]);
});

it('tells that the paper is another form, or that nothing stands on it', () => {
  const paper: PaperForm = { form: 'I-765', edition: '08/21/25', fields: new Map([['x', mark('x')]]) };
  const [other] = flyI485(emptyI485FormData(), { paper }).notes;
  expect(other).toEqual({ code: 'paper-is-other-form', params: { paper: 'I-765' } });
  const [empty, ...rest] = flyI485(emptyI485FormData(), { paper: { ...paper, fields: new Map() } }).notes;
  expect(rest).toEqual([]);
  expect(empty).toEqual({ code: 'paper-is-empty', params: { paper: 'I-765' } });
});

it.each([
  ['I-485', '01/20/25'],
  ['I-765', '08/21/25'],
] as const)('asks on the %s only for boxes that the edition has', (form, edition) => {
  const { fields } = getCatalogue(form, edition);
  for (const { fields: patterns, through, after } of definitionOf(form).checks.required) {
    for (const pattern of [...patterns, through ?? [], after ?? []].flat()) {
      const isKnown = fields.some(({ id }) =>
        pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern,
      );
      expect(isKnown, pattern).toBe(true);
    }
  }
});

it('names what is printed in other letters, and how a passport may spell a name', () => {
  const data = emptyI485FormData();
  Object.assign(data.biographic_information.full_name, { family_name: 'Müller', given_name: 'Zoë' });
  data.biographic_information.a_number = 'A-95027171';
  data.biographic_information.place_of_birth.city = 'Köln';
  data.other_names = [{ family_name: 'Bjørn', given_name: "D'Arcy", middle_name: '' }];
  const name = 'biographic_information.full_name';
  expect(flyI485(data).changedLetters).toEqual([
    { path: `${name}.family_name`, typed: 'Müller', printed: 'Muller', passport: 'Mueller' },
    { path: `${name}.given_name`, typed: 'Zoë', printed: 'Zoe', passport: null },
    { path: 'other_names.0.family_name', typed: 'Bjørn', printed: 'Bjorn', passport: 'Bjoern' },
    { path: 'biographic_information.place_of_birth.city', typed: 'Köln', printed: 'Koln', passport: null },
  ]);
  expect(flyI485(emptyI485FormData()).changedLetters).toEqual([]);
});

it('lists each warning that stands beside an answer, with the answer it is about', () => {
  const data = emptyI485FormData();
  data.biographic_information.date_of_birth = '02/30/1988';
  const { warnings } = flyI485(data);
  expect(warnings).toContainEqual({
    path: 'biographic_information.date_of_birth',
    code: 'date-impossible',
    params: { value: '02/30/1988' },
  });
});
