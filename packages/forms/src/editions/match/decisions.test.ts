import { describe, expect, it } from 'vitest';
import { getCatalogue } from '../get-catalogue.ts';
import type { BlankBox } from './blank-facts.ts';
import type { BoxMatch } from './box-match.ts';
import { findDecisionFault, matchDecisionsSchema, settleMatches } from './decisions.ts';

const known = getCatalogue('I-765', '08/21/25');
const texts = known.fields.filter(({ kind }) => kind === 'text');
const [first, second] = texts;
if (!first || !second) throw new Error('The catalogue has no text boxes');
const checkbox = known.fields.find(({ kind }) => kind === 'checkbox');
const blank: readonly BlankBox[] = known.fields.map((field, index) => ({
  pdfName: `new[${index}]`,
  page: field.page,
  box: field.box,
  kind: field.kind,
}));
const nameOf = (id: string | undefined) => `new[${known.fields.findIndex((field) => field.id === id)}]`;
const decide = (id: string, take: string | null) => ({ id, take, decidedOn: '2026-11-23' });

describe('a decision', () => {
  it('stands in the place of what was found, and leaves the other boxes as they are', () => {
    const [from, other] = [known.fields.indexOf(first), known.fields.indexOf(second)];
    const found = [from, other].map(
      (at) => ({ from: at, to: at, certainty: 'uncertain', margin: 0 }) as unknown as BoxMatch,
    );
    const settle = (take: string | null) =>
      settleMatches(found, [decide(first.id, take)], known.fields, blank).map(
        ({ from: at, to, certainty }) => ({ at, to, certainty }),
      );
    const kept = { at: other, to: other, certainty: 'uncertain' };
    expect(settle(nameOf(first.id))).toEqual([kept, { at: from, to: from, certainty: 'decided' }]);
    expect(settle(null)).toEqual([kept]);
  });

  it('is refused when it names no box, a box of another kind, or the box of another answer', () => {
    const fault = (...decisions: ReturnType<typeof decide>[]) =>
      findDecisionFault(
        decisions,
        known,
        blank,
        decisions.flatMap(({ id, take }) => (take === null ? [] : [{ id, pdfName: take }])),
      );
    expect(fault(decide(first.id, nameOf(first.id)), decide(second.id, null))).toBeNull();
    expect(fault(decide('P99.nothing', null))?.code).toBe('decided-unknown');
    expect(fault(decide(first.id, null), decide(first.id, null))?.code).toBe('decided-twice');
    expect(fault(decide(first.id, 'absent[0]'))?.code).toBe('decided-no-box');
    expect(fault(decide(first.id, nameOf(checkbox?.id)))?.code).toBe('decided-other-kind');
    expect(fault(decide(first.id, nameOf(second.id)), decide(second.id, nameOf(second.id)))).toEqual({
      code: 'decided-onto-one',
      params: { id: first.id, take: nameOf(second.id), other: second.id },
    });
  });

  it('is refused onto the box of an answer that was found with certainty', () => {
    const taken = [{ id: second.id, pdfName: nameOf(second.id) }];
    const decisions = [decide(first.id, nameOf(second.id))];
    expect(findDecisionFault(decisions, known, blank, taken)?.code).toBe('decided-onto-one');
  });
});

it('reads decisions of one file by its hash, with the day of each, and nothing else', () => {
  const file = { blankSha256: 'a'.repeat(64), decisions: [decide(first.id, null)] };
  expect(matchDecisionsSchema.safeParse(file).success).toBe(true);
  for (const change of [
    { blankSha256: 'abc' },
    { decisions: [{ id: first.id, take: null }] },
    { decisions: [{ ...decide(first.id, null), decidedOn: 'yesterday' }] },
    { decisions: [{ ...decide(first.id, null), take: '' }] },
    { author: 'somebody' },
  ])
    expect(matchDecisionsSchema.safeParse({ ...file, ...change }).success).toBe(false);
});
