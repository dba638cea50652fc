import type { Evidence, EvidenceMap } from '@puente/contract';
import { expect, it } from 'vitest';
import { findNameLine } from './find-name-line.ts';

const seen = (more: Partial<Evidence> = {}): Evidence => ({
  page: 2,
  box: [0, 0, 0.1, 0.1],
  text: 'JUAN CARLOS PEREZ TZUL',
  confidence: 'high',
  score: 0.99,
  source: 'ocr',
  ...more,
});
const path = 'children.0.full_name';
const find = (value: string, evidence: EvidenceMap, readPath: string | null = path) =>
  findNameLine(value, readPath, (at) => evidence[at]);

it('shows a line whose words nobody has told apart, as it stands, with its piece of the scan', () => {
  const evidence = { [path]: seen() };
  expect(find('Juan Carlos Pérez Tzul', evidence)).toEqual({
    line: 'Juan Carlos Pérez Tzul',
    evidence: evidence[path],
  });
  expect(find('Juan Carlos Pérez Tzul', {})).toEqual({ line: 'Juan Carlos Pérez Tzul', evidence: undefined });
});

it('goes on showing what was read when only some of its words were told', () => {
  const edited = seen({ edited: true, asRead: 'Juan Carlos Pérez Tzul' });
  expect(find('', { [path]: edited }).line).toBe('Juan Carlos Pérez Tzul');
});

it('shows no line for a name whose parts have their own boxes on paper, nor for a new entry', () => {
  const parts = { [path]: seen({ edited: true, asRead: 'Juan' }), 'children.0.name.given_name': seen() };
  expect(find('', parts).line).toBe('');
  expect(find('', {}).line).toBe('');
  expect(find('Juan', { [path]: seen() }, null).line).toBe('');
});
