import { expect, test } from 'vitest';
import { findTables, findWritten, listFaults } from './check-table-writers.ts';

const file = (name: string, text: string) => ({ name, text });
const inserts = 'await db.insert(songs).values(song);';
const updates = 'await tx\n  .update(songs)\n  .set({ title })';

test('a table is known by its declaration, a write by its statement, also over several lines', () => {
  expect(findTables("export const songs = pgTable('songs', {});\nexport const notes = 1;")).toEqual([
    'songs',
  ]);
  expect(findWritten(`${inserts}\n${updates}\nkept.delete(key); await db.delete(\n  singers\n)`)).toEqual([
    'songs',
    'songs',
    'key',
    'singers',
  ]);
  expect(findWritten('await db.select().from(songs)')).toEqual([]);
});

test('one writer is right, however often it writes; a second one is a fault', () => {
  const one = file('songs.repo.ts', inserts + updates);
  expect(listFaults(['songs'], [one])).toEqual([]);
  expect(listFaults(['songs'], [one, file('choir.repo.ts', updates)])).toEqual([
    'songs is written by songs.repo.ts, choir.repo.ts',
  ]);
});
