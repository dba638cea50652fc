import { expect, it } from 'vitest';
import { thinHistory } from './thin-history.ts';

it('shows of saves in quick succession the last, and always the newest and every reading', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString();
  const entry = (version: number, minutes: number, author: 'machine' | 'person' = 'person') => ({
    version,
    author,
    savedAt: at(minutes),
    proposedBy: null,
    current: version === 6,
  });
  const versions = [
    entry(6, 31),
    entry(5, 30),
    entry(4, 12),
    entry(3, 11),
    entry(2, 9),
    entry(1, 8, 'machine'),
  ];
  expect(thinHistory(versions).map(({ version }) => version)).toEqual([6, 4, 2, 1]);
});
