import type { FieldReading, FieldSpec } from '@puente/forms';
import { expect, it } from 'vitest';
import { agreeOnState } from './agree-on-state.ts';

const specs = [
  { id: 'A.I.8.state', valueKind: 'state' },
  { id: 'A.I.8.zip-code', valueKind: 'zip' },
] as unknown as FieldSpec[];

const toText = (fieldId: string, text: string, score: number): FieldReading => ({
  fieldId,
  place: { page: 1, box: [0, 0, 1, 1] },
  source: 'ocr',
  state: 'text',
  text,
  score,
});

/** What becomes of a state's box beside a ZIP code's. */
function agreeOn(state: string, zipCode: string, { score = 0.8, zipScore = 0.99 } = {}) {
  const fields = [toText('A.I.8.state', state, score), toText('A.I.8.zip-code', zipCode, zipScore)];
  const agreed = agreeOnState(new Map(fields.map((each) => [each.fieldId, each])), specs).get('A.I.8.state');
  return agreed?.state === 'text' ? [agreed.text, agreed.score] : null;
}

it('takes for a code that lacks a letter, or has a wrong one, the state of its ZIP code', () => {
  expect(agreeOn('A', '50314')).toEqual(['IA', 0.8]);
  expect(agreeOn('1A', '50314', { score: 0.95 })).toEqual(['IA', 0.9]);
  expect(agreeOn('FI', '33125-0102')).toEqual(['FL', 0.8]);
});

it('exchanges one state for another only where it was read unsurely, and says so', () => {
  expect(agreeOn('IN', '37203', { score: 0.89 })).toEqual(['TN', 0.84]);
  expect(agreeOn('IN', '37203', { score: 0.9 })).toEqual(['IN', 0.9]);
});

it('leaves what the ZIP code bears out, what is two letters away, and names', () => {
  expect(agreeOn('IA', '50314', { score: 0.99 })).toEqual(['IA', 0.99]);
  expect(agreeOn('IN', '78201')).toEqual(['IN', 0.8]);
  expect(agreeOn('Iowo', '50314')).toEqual(['Iowo', 0.8]);
});

it('asks no ZIP code that is unsure, cut off or of no state', () => {
  expect(agreeOn('A', '50314', { zipScore: 0.89 })).toEqual(['A', 0.8]);
  expect(agreeOn('A', '5031')).toEqual(['A', 0.8]);
  expect(agreeOn('N/A', '98101')).toEqual(['N/A', 0.8]);
  expect(agreeOn('A', '00000')).toEqual(['A', 0.8]);
});
