import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

it('writes a line a row, quotes what needs it and leaves no formula', () => {
  const rows = [
    ['Time', 'What'],
    ['Nov 21, 2026', 'said "yes"'],
    ['=1+1', ''],
  ];
  expect(toCsv(rows)).toBe('Time,What\r\n"Nov 21, 2026","said ""yes"""\r\n\'=1+1,');
});
