import { expect, test } from 'vitest';
import { inventPaper } from '../../drafting/testing/invented-paper.ts';
import { toI485FormData } from '../../i485/crosswalk/to-i485-form-data.ts';

const today = new Date('2026-11-20T00:00:00Z');
const first = {
  'A.II.child-1.last-name': 'Tzul',
  'A.II.child-1.first-name': 'Rosa',
  'A.II.child-1.date-of-birth': '02/03/2015',
};

/** A paper with one child, that says there are so many, and under a stamp something in the second row. */
function listNames(total: string, stampedScore: number, totalScore = 0.99): string[] {
  const paper = inventPaper({ ...first, 'A.II.children.total': total }, { source: 'ocr', score: 0.99 });
  const stamped = inventPaper(
    { 'A.II.child-2.first-name': 'Bmeaean MN' },
    { source: 'ocr', score: stampedScore },
  );
  const fields = new Map([...paper.fields, ...stamped.fields]);
  const said = fields.get('A.II.children.total');
  if (said) fields.set(said.fieldId, { ...said, score: totalScore });
  return toI485FormData({ ...paper, fields }, { today }).formData.children.map(
    ({ name }) => name.given_name.split(' ')[0] ?? '',
  );
}

test('what hardly anybody can read in a row beyond the number of children is no child', () => {
  expect(listNames('1', 0.3)).toEqual(['Rosa']);
});

test('a row stays that is read with some confidence, or that the number has room for, or where that is in doubt', () => {
  expect(listNames('1', 0.9)).toEqual(['Rosa', 'Bmeaean']);
  expect(listNames('2', 0.3)).toEqual(['Rosa', 'Bmeaean']);
  expect(listNames('one', 0.3)).toEqual(['Rosa', 'Bmeaean']);
  expect(listNames('1', 0.3, 0.9)).toEqual(['Rosa', 'Bmeaean']);
});
