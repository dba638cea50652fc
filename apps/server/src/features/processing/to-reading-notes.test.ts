import type { FieldReading, PaperForm } from '@puente/forms';
import { toI485FormData, toI765FormData } from '@puente/forms/crosswalk';
import { expect, it } from 'vitest';
import { listSourceNotes, toAnswerNotes, toPageNotes } from './to-reading-notes.ts';

const toPaper = (values: Record<string, string | true>, form: PaperForm['form'] = 'I-589'): PaperForm => ({
  form,
  edition: form === 'I-765' ? '08/21/25' : '01/20/25',
  fields: new Map(
    Object.entries(values).map(([fieldId, value]): [string, FieldReading] => {
      const base = {
        fieldId,
        place: { page: 1, box: [0, 0, 0.1, 0.1] as const },
        source: 'ocr' as const,
        score: 0.99,
      };
      return [
        fieldId,
        value === true ? { ...base, state: 'marked', marked: true } : { ...base, state: 'text', text: value },
      ];
    }),
  ),
});

const codesOf = (paper: PaperForm, make = toI485FormData) =>
  toAnswerNotes(make(paper).notes).map(({ code, path }) => [code, path]);

it('says that a marriage is told two ways, under the path of each form', () => {
  const paper = toPaper({ 'A.I.11.married': true, 'A.II.not-married': true });
  expect(codesOf(paper)).toEqual([['marriage-told-two-ways', 'marital_history.current_marital_status']]);
  expect(codesOf(paper, toI765FormData as never)).toEqual([['marriage-told-two-ways', 'marital_status']]);
});

it('says that a spouse is named by somebody who is not married', () => {
  const paper = toPaper({ 'A.I.11.single': true, 'A.II.spouse.last-name': 'Quispe' });
  expect(codesOf(paper)).toEqual([['spouse-without-marriage', 'marital_history.current_spouse']]);
});

it('says once that dates are written day first', () => {
  const paper = toPaper({ 'A.I.12.date-of-birth': '23/04/1988', 'A.II.spouse.date-of-birth': '25/04/1990' });
  expect(codesOf(paper)).toEqual([['dates-day-first', null]]);
});

it('says that a further part of another form is not carried over', () => {
  const notes = toAnswerNotes(toI485FormData(toPaper({ 'P14.2.text': 'More of it' }, 'I-485')).notes);
  expect(notes).toEqual([{ code: 'additional-not-carried', path: null, params: { part: 'Part 14' } }]);
});

it('says that the story and Supplement B have no place in the new form, where they hold writing', () => {
  expect(listSourceNotes(toPaper({ 'A.I.4.last-name': 'Quispe' }))).toEqual([]);
  const told = listSourceNotes(toPaper({ 'B.1.explanation': 'What happened', 'S-B.text': 'And more' }));
  expect(told.map(({ code }) => code)).toEqual(['story-not-carried', 'additional-not-carried']);
});

it('names the pages that are missing or could not be read, as the reader tells them', () => {
  const said = [
    'Page 3 could not be laid over page 5 of the form.',
    'Page 7 could not be laid over page 9 of the form.',
    'The edition of the form is not certain.',
    'Not found in the upload: page 10, 11 of the form.',
  ];
  expect(toPageNotes(said)).toEqual([
    { code: 'pages-missing', path: null, params: { pages: '10, 11' } },
    { code: 'pages-unread', path: null, params: { pages: '3, 7' } },
    { code: 'edition-uncertain', path: null, params: {} },
  ]);
  expect(toPageNotes([])).toEqual([]);
});
