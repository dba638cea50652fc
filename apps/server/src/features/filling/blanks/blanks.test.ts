import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Services } from '../../../context.ts';
import { describeBlanks } from './blanks.ts';

it('looks which blanks are installed once a minute, however often it is asked', async () => {
  const formsDir = mkdtempSync(join(tmpdir(), 'blanks-'));
  let now = Date.now();
  const services = { config: { formsDir }, clock: () => new Date(now) } as unknown as Services;
  const first = describeBlanks(services);
  expect((await first)['I-485'].official).toBe(false);
  now += 59_000;
  expect(describeBlanks(services)).toBe(first);
  now += 2_000;
  expect(describeBlanks(services)).not.toBe(first);
  rmSync(formsDir, { recursive: true });
});
