import { expect, it } from 'vitest';
import { compare, type Figures, listMissed, readTable, toMedians, toTable } from './record.ts';

const landing: Figures = { firstPaint: 1.2, largestPaint: 1.4, layoutShift: 0, total: 60, script: 3 };

it('reads back the table it wrote, and leaves out what was not measured', () => {
  const pages = new Map([
    ['landing', landing],
    ['app', { total: 119.5 }],
  ]);
  expect(readTable(`# Title\n\nwords\n\n${toTable(pages)}\n\nmore words\n`)).toEqual(pages);
});

it('takes the median of the runs, each figure for itself', () => {
  expect(toMedians([{ total: 3, nodes: 1 }, { total: 1 }, { total: 2 }])).toEqual({ total: 2, nodes: 1 });
});

it('names what is beyond its bound, and what was not measured', () => {
  expect(listMissed('landing', landing)).toEqual([]);
  expect(listMissed('landing', { ...landing, largestPaint: 1.51 })).toEqual([
    'landing: largest paint, slow 4G (s) 1.51, at most 1.5',
  ]);
  expect(listMissed('review', { layoutShift: 0, nodes: 10, total: 10 })).toEqual([
    'review: slowest press (ms) was not measured',
  ]);
  expect(listMissed('/no/such/page', { layoutShift: 0.3 })).toHaveLength(1);
});

it('tells each figure beside the last one and its bound', () => {
  const [line] = compare('landing', { total: 60 }, { total: 58 });
  expect(line).toContain('60.0');
  expect(line).toContain('(last 58.0)');
  expect(line).toContain('at most 90');
});
