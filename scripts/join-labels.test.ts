import { describe, expect, it } from 'vitest';
import { type FieldLabel, joinLabels } from './join-labels.ts';
import type { BlankField } from './read-blank-fields.ts';

const label = (pdfName: string, id: string, formerNames?: string[]): FieldLabel => ({
  pdfName,
  id,
  part: 'A',
  item: '1',
  label: 'Name',
  valueKind: 'name',
  ...(formerNames ? { formerNames } : {}),
});
const blank = (pdfName: string): BlankField => ({
  pdfName,
  page: 1,
  box: [1, 2, 3, 4],
  kind: 'text',
  fits: 9,
});
const join = (labels: FieldLabel[], fields: BlankField[]) =>
  joinLabels({ form: 'I-000', fontSizePt: 9, fields: labels }, fields);

describe('joining labels to a blank', () => {
  it('joins by name, and gives a renamed field the same id', () => {
    const { fields, missing, unlabelled } = join([label('sex', 'A.1.sex', ['gender'])], [blank('gender')]);
    expect(fields).toEqual([{ ...label('sex', 'A.1.sex'), ...blank('gender') }]);
    expect([missing, unlabelled]).toEqual([[], []]);
  });

  it('names what a new edition added and what it dropped', () => {
    const { missing, unlabelled } = join([label('old', 'A.1.old')], [blank('new')]);
    expect([missing, unlabelled]).toEqual([['old'], ['new']]);
  });
});
