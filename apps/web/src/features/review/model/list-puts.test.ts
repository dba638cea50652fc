import { expect, it } from 'vitest';
import { listPuts } from './list-puts.ts';

const row = (city: string, key?: number) => ({ city, state: '', ...(key === undefined ? {} : { row: key }) });

it('puts single answers, also in rows that stay where they are', () => {
  const now = { sex: '', name: { given: 'Ana' }, race: ['Asian'], rows: [row('Lima', 0), row('Cusco', 1)] };
  const next = { sex: '', name: { given: 'Eva' }, race: [], rows: [row('Lima', 0), row('Puno', 1)] };
  expect(listPuts(now, next)).toEqual([
    { kind: 'answer', path: 'name.given', before: 'Ana', after: 'Eva' },
    { kind: 'answer', path: 'race', before: ['Asian'], after: [] },
    { kind: 'answer', path: 'rows.1.city', before: 'Cusco', after: 'Puno' },
  ]);
});

it('puts the rows anew where one came, went or took the place of another', () => {
  const now = { rows: [row('Lima', 0), row('Cusco')] };
  for (const rows of [[row('Lima', 0)], [row('Lima', 0), row('Puno')], [row('Lima', 1), row('Cusco')], []])
    expect(listPuts(now, { rows })).toEqual([{ kind: 'rows', path: 'rows', before: now.rows, after: rows }]);
});

it('puts nothing where all is the same', () => {
  expect(listPuts({ rows: [row('Lima', 0)], a: '' }, { rows: [row('Lima', 0)], a: '' })).toEqual([]);
});
