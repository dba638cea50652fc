import { describe, expect, it } from 'vitest';
import { listMissing } from '../../checks/index.ts';
import { inventPaper } from '../../drafting/testing/invented-paper.ts';
import { toI485FormData } from '../../i485/crosswalk/to-i485-form-data.ts';
import { toI765FormData } from '../../i765/crosswalk/to-i765-form-data.ts';

const today = new Date('2026-11-20T00:00:00Z');

/** The surest reading there is: what doubt remains is that of the split. */
const sure = { source: 'form-field', score: 1 } as const;
const mother = 'A.III.5.mother.full-name';
const other = 'A.I.7.other-names';

const names = [
  ["Tabe N'djomo", 'medium'],
  ['Rosa Tzul', 'medium'],
  ['Tzul, Rosa Elena', 'medium'],
  ['Sukarno', 'low'],
  ['Rosa Pérez Tzul', 'low'],
  ['Rosa de la Cruz', 'low'],
  ['Amadou van der Berg', 'low'],
  ['Omar al-Bashir Hassan', 'low'],
  ['Siti binti Abdullah', 'low'],
  ['María José Luz Sosa León', 'low'],
] as const;

describe.each(names)('the parts of the name %s, in one box on paper', (text, confidence) => {
  it('are a guess that says so, never surer than it is', () => {
    const { formData, evidence } = toI485FormData(inventPaper({ [mother]: text }, sure), { today });
    const parts = Object.entries(formData.parents[0]?.full_name ?? {}).filter(([, part]) => part !== '');
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.flatMap(([, part]) => part.split(' ')).sort()).toEqual(
      text.replace(',', '').split(' ').sort(),
    );
    for (const [key] of parts)
      expect(evidence[`parents.0.full_name.${key}`]).toMatchObject({ confidence, guessedPart: true });
  });
});

// A comma parts other names from each other.
it.each(names.filter(([text]) => !text.includes(',')))(
  'the parts of %s are the same guess among other names, on either form',
  (text, confidence) => {
    const paper = inventPaper({ [other]: text }, sure);
    for (const { evidence } of [toI485FormData(paper, { today }), toI765FormData(paper, { today })])
      expect(evidence['other_names.0.family_name']).toMatchObject({ confidence, guessedPart: true });
  },
);

it('guesses nothing about a name that has its three boxes', () => {
  const boxes = {
    'A.I.4.last-name': 'Pérez Tzul',
    'A.II.child-1.first-name': 'Juan',
    'A.II.child-1.last-name': 'Ixil',
  };
  const { evidence } = toI485FormData(inventPaper(boxes, sure), { today });
  expect(Object.keys(evidence).length).toBeGreaterThan(3);
  expect(Object.values(evidence).filter(({ guessedPart }) => guessedPart)).toEqual([]);
});

it('leaves no evidence for a part that a name read whole does not have, and shows writing it could not read', () => {
  const read = toI485FormData(inventPaper({ [mother]: "Tabe N'djomo" }, sure), { today });
  expect(Object.keys(read.evidence)).not.toContain('parents.0.full_name.middle_name');
  const unread = toI485FormData(inventPaper({}, { unclear: [mother] }), { today });
  expect(unread.evidence['parents.0.full_name']).toMatchObject({ text: '', score: 0 });
});

it('asks for no middle name of a parent who has none', () => {
  const { formData } = toI485FormData(inventPaper({ [mother]: "Tabe N'djomo" }, sure), { today });
  const missing = listMissing('I-485', formData, { today });
  expect(missing.filter((path) => path.startsWith('parents.0.full_name'))).toEqual([]);
});
