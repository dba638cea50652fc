import type { TargetForm } from '@puente/contract';
import { type FieldReading, forms, type PaperForm } from '@puente/forms';
import { fromGeneralNote } from '@puente/forms/preflight';
import { expect, it } from 'vitest';
import { listSourceNotes } from './list-source-notes.ts';

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

const today = new Date('2026-11-20T00:00:00Z');

const codesOf = (paper: PaperForm, form: TargetForm = 'I-485') =>
  forms[form].toFormData(paper, { today }).general.map(({ code, path }) => [code, path]);

it('says that a marriage is told two ways, under the path of each form', () => {
  const paper = toPaper({ 'A.I.11.married': true, 'A.II.not-married': true });
  expect(codesOf(paper)).toEqual([['marriage-told-two-ways', 'marital_history.current_marital_status']]);
  expect(codesOf(paper, 'I-765')).toEqual([['marriage-told-two-ways', 'marital_status']]);
});

it('says that a spouse is named by somebody who is not married', () => {
  const paper = toPaper({ 'A.I.11.single': true, 'A.II.spouse.last-name': 'Quispe' });
  expect(codesOf(paper)).toEqual([['spouse-though-not-married', 'marital_history.current_spouse']]);
});

it('says once that dates are written day first', () => {
  const paper = toPaper({ 'A.I.12.date-of-birth': '23/04/1988', 'A.II.spouse.date-of-birth': '25/04/1990' });
  expect(codesOf(paper)).toEqual([['dates-day-first', null]]);
});

it('says what the I-765 has no box for, what only the person may say, and what could not be read', () => {
  const separated = toPaper({ 'P6.1.separated': true }, 'I-485');
  expect(codesOf(separated, 'I-765')).toEqual([['separation-has-no-box', 'marital_status']]);
  const annulled = toPaper({ 'P6.1.annulled': true }, 'I-485');
  expect(codesOf(annulled)).toEqual([['annulment-is-asked', 'marital_history.current_marital_status']]);
  const names: FieldReading = {
    fieldId: 'A.I.7.other-names',
    place: { page: 1, box: [0, 0, 0.1, 0.1] },
    source: 'ocr',
    score: 0.5,
    state: 'unclear',
  };
  const unclear = { ...toPaper({}), fields: new Map([[names.fieldId, names]]) };
  expect(codesOf(unclear)).toEqual([['other-names-unreadable', 'other_names']]);
});

it('says that a further part of another form is not carried over', () => {
  const { general } = forms['I-485'].toFormData(toPaper({ 'P14.2.text': 'More of it' }, 'I-485'), { today });
  expect(general).toEqual([{ code: 'additional-information-not-carried', path: null, part: 'Part 14' }]);
  expect(general.map(fromGeneralNote)).toEqual([
    { code: 'additional-information-not-carried', params: { part: 'Part 14' } },
  ]);
});

it('says that the story and Supplement B have no place in the new form, where they hold writing', () => {
  expect(listSourceNotes(toPaper({ 'A.I.4.last-name': 'Quispe' }))).toEqual([]);
  const told = listSourceNotes(toPaper({ 'B.1.explanation': 'What happened', 'S-B.text': 'And more' }));
  expect(told.map(({ code }) => code)).toEqual(['story-not-carried', 'additional-information-not-carried']);
});
