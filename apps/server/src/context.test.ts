import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { startTestApp } from './testing/start-test-app.ts';
import { listDatabaseKinds } from './testing/test-databases.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

const countWarnings: (env: Record<string, string>) => Promise<number> = async (env) => {
  const test = await startTestApp(kind, { env });
  await test.close();
  return test.logLines.filter((line) => line.includes('The master key is in DATA_DIR')).length;
};

it('says once at start when the master key lies beside the data', { timeout: 60_000 }, async () => {
  expect(await countWarnings({})).toBe(1);
  expect(await countWarnings({ MASTER_KEY: randomBytes(32).toString('base64') })).toBe(0);
});
