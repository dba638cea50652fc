import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashInTurns } from './hash-in-turns.ts';

it('knows a password by its hash, and no other', async () => {
  const hash = await hashInTurns.hash('invented 4711 walnut');
  expect(await hashInTurns.verify({ hash, password: 'invented 4711 walnut' })).toBe(true);
  expect(await hashInTurns.verify({ hash, password: 'invented 4712 walnut' })).toBe(false);
});

it('lets a file be read while many passwords wait for their hash', async () => {
  let hashed = 0;
  const many = Array.from({ length: 12 }, () =>
    hashInTurns.hash('invented').then(() => {
      hashed += 1;
    }),
  );
  await readFile(new URL(import.meta.url));
  expect(hashed).toBeLessThan(4);
  await Promise.all(many);
});
