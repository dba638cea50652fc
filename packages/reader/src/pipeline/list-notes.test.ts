import { getCatalogue, getField } from '@puente/forms/catalogues';
import { expect, it } from 'vitest';
import type { PageGuess } from '../identify/rank-page.ts';
import type { FormPage } from '../unknown-edition/read-other-edition.ts';
import { listNotes } from './list-notes.ts';

const toGuess = (page: number): PageGuess => ({
  form: 'I-589',
  edition: '01/20/25',
  page,
  toImage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  score: 1,
});
const toUnread = (page: number, formPage: number, reading: null | undefined): FormPage => ({
  page: { page, nature: 'picture', guesses: [], text: null },
  guess: toGuess(formPage),
  reading,
});
const whole = {
  catalogue: getCatalogue('I-589', '01/20/25'),
  editions: ['01/20/25', '08/25/20'],
  isUncertain: false,
  isOther: false,
  unread: [],
  labelled: [],
  found: Array.from({ length: 12 }, (_, i) => toGuess(i + 1)),
} as const;

it('says nothing of a whole form that was read in its places', () => {
  expect(listNotes(whole)).toEqual([]);
});

it('names the pages that failed and those that do not lie over the form, in the order of the upload', () => {
  const unread = [toUnread(7, 9, null), toUnread(3, 5, undefined)];
  expect(listNotes({ ...whole, unread })).toEqual([
    {
      code: 'pages-unread',
      pages: [
        { page: 3, formPage: 5 },
        { page: 7, formPage: 9 },
      ],
    },
  ]);
});

it('names the pages of a known edition that were read by their labels', () => {
  expect(listNotes({ ...whole, labelled: [4, 2], isUncertain: true })).toEqual([
    { code: 'pages-read-by-labels', pages: [2, 4] },
    { code: 'edition-uncertain' },
  ]);
});

it('says of another edition which ones are known, and neither its pages nor a doubt between those', () => {
  expect(listNotes({ ...whole, labelled: [1, 2], isOther: true, isUncertain: true })).toEqual([
    { code: 'edition-unknown', form: 'I-589', editions: ['01/20/25', '08/25/20'] },
  ]);
});

it('names the pages of the form that are not in the upload', () => {
  expect(listNotes({ ...whole, found: whole.found.slice(0, 10) })).toEqual([
    { code: 'pages-missing', formPages: [11, 12] },
  ]);
});

it('names the boxes that were not read because it is not sure which they are, on pages that are there', () => {
  const [street, mark, office, later] = [
    'A.I.8.street',
    'A.II.not-married',
    'A.II.office.action',
    'B.4.yes',
  ].map((id) => ({ field: getField(whole.catalogue, id), reason: 'uncertain' as const }));
  const gone = { field: getField(whole.catalogue, 'A.I.17.religion'), reason: 'gone' as const };
  const unplaced = [street, mark, office, later, gone].filter((each) => each !== undefined);
  const catalogue = { ...whole.catalogue, edition: '07/28/26', unplaced };
  expect(listNotes({ ...whole, catalogue, found: whole.found.slice(0, 3) })[0]).toEqual({
    code: 'boxes-not-read',
    form: 'I-589',
    edition: '07/28/26',
    pages: [
      { formPage: 1, items: ['8'] },
      { formPage: 2, items: [] },
    ],
  });
});
