import { expect, it } from 'vitest';
import { listPaperNotes } from './list-paper-notes.ts';
import type { FieldReading, PaperForm } from './reading.ts';

const place = { place: { page: 1, box: [0, 0, 0.1, 0.1] }, source: 'form-field', score: 1 } as const;
const make = (form: PaperForm['form'], ...fields: FieldReading[]): PaperForm => ({
  form,
  edition: '01/20/25',
  fields: new Map(fields.map((field) => [field.fieldId, field])),
});
const name: FieldReading = { ...place, fieldId: 'A.I.4.last-name', state: 'text', text: 'Quispe' };
const unmarked: FieldReading = { ...place, fieldId: 'A.I.9.male', state: 'marked', marked: false };
const blank: FieldReading = { ...place, fieldId: 'A.I.1.a-number', state: 'blank' };

it('has nothing to say of a filled I-589', () => {
  expect(listPaperNotes(make('I-589', name, blank))).toEqual([]);
  expect(listPaperNotes(make('I-589', { ...unmarked, marked: true }))).toEqual([]);
  expect(listPaperNotes(make('I-589', { ...blank, state: 'unclear' }))).toEqual([]);
});

it('says when the paper is another form, and when nothing stands on it', () => {
  expect(listPaperNotes(make('I-765', name))).toEqual(['paper-is-other-form']);
  expect(listPaperNotes(make('I-589', blank, unmarked))).toEqual(['paper-is-empty']);
  expect(listPaperNotes(make('I-765', blank))).toEqual(['paper-is-other-form', 'paper-is-empty']);
});
