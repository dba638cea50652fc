import type { Evidence } from '@puente/contract';
import { expect, it } from 'vitest';
import { findEvidence } from './find-evidence.ts';

const evidence = (text: string): Evidence => ({
  page: 1,
  box: [0, 0, 0.1, 0.1],
  text,
  confidence: 'high',
  score: 0.99,
  source: 'ocr',
});

const map = {
  'parents.0.full_name': evidence('Ana Luz'),
  'address_history_5_years.1': evidence('row'),
  'address_history_5_years.1.city': evidence('Lima'),
};

it('finds a value by its own path first', () => {
  expect(findEvidence(map, 'address_history_5_years.1.city')?.text).toBe('Lima');
});

it('gives the parts of a value read as one the evidence of the whole', () => {
  expect(findEvidence(map, 'parents.0.full_name.given_name')?.text).toBe('Ana Luz');
});

it('never takes the evidence of a whole entry, or of another value, for one answer in it', () => {
  expect(findEvidence(map, 'address_history_5_years.1.street')).toBeUndefined();
  expect(findEvidence(map, 'parents.1.full_name.given_name')).toBeUndefined();
  expect(findEvidence(map, 'filing_category')).toBeUndefined();
});
