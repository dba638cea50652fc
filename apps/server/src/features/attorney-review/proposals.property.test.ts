import { listProposals } from '@puente/forms/changes';
import type { I485FormData } from '@puente/forms/data';
import { describe, expect, it } from 'vitest';
import { parseFormData } from '../form/index.ts';
import { applyDecisions, type Decision } from './apply-decisions.ts';
import { listUnseenChanges } from './list-unseen-changes.ts';
import { type Random, randomEdits, randomForm, seeded } from './testing/random-edits.ts';

const runs = 100;
/** As it is stored. */
const parse = (data: unknown) => parseFormData('I-485', data) as I485FormData;
const propose = (before: unknown, after: unknown) =>
  listProposals(before, after).map((change) => ({ ...change, decision: 'open' as const }));
const all = (proposals: readonly { number: number }[], decision: Decision['decision']): Decision[] =>
  proposals.map(({ number }) => ({ number, decision }));

/** Rows in any order: which of two rewritten rows was which, nobody can tell. */
function sortRows(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((row) => JSON.stringify(row)).sort();
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, sortRows(value)]));
}

function forEachPair(check: (before: unknown, after: unknown, random: Random) => void) {
  for (let seed = 1; seed <= runs; seed += 1) {
    const random = seeded(seed);
    const before = parse(randomForm(random));
    check(before, parse(randomEdits(random, before)), random);
  }
}

describe('proposals made from any two form data', () => {
  it('give the reviewer’s form data when all are accepted, and the applicant’s when all are taken back', () => {
    forEachPair((before, after, random) => {
      const proposals = propose(before, after);
      const accepted = applyDecisions(before, proposals, before, all(proposals, 'accepted'));
      expect(sortRows(parse(accepted.data))).toEqual(sortRows(after));
      const orders = [all(proposals, 'open'), random.shuffle(all(proposals, 'rejected'))];
      for (const order of orders) {
        const undone = applyDecisions(before, accepted.decided, accepted.data, order);
        expect(parse(undone.data)).toEqual(before);
      }
    });
  });

  it('may be decided one by one in any order, and taken back in any other', () => {
    forEachPair((before, after, random) => {
      let proposals: Parameters<typeof applyDecisions>[1] = propose(before, after);
      let data: unknown = before;
      const decide = (decisions: Decision[]) => {
        for (const decision of random.shuffle(decisions)) {
          const created = applyDecisions(before, proposals, data, [decision]);
          data = parse(created.data);
          proposals = proposals.map(
            (one) => created.decided.find(({ number }) => number === one.number) ?? one,
          );
          expect(listUnseenChanges(before, proposals, data)).toEqual([]);
        }
      };
      decide(all(proposals, 'accepted'));
      expect(sortRows(data)).toEqual(sortRows(after));
      decide(all(proposals, 'open'));
      expect(sortRows(data)).toEqual(sortRows(before));
    });
  });

  it('are none between form data that say the same', () => {
    forEachPair((before, after) => {
      expect(listProposals(before, before)).toEqual([]);
      expect(listProposals(after, structuredClone(after))).toEqual([]);
    });
  });
});
