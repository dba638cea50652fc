import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingTimes } from '../../platform/database/schema.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const nothing = { people: null, rating: null, time: null };

describe.each(await listDatabaseKinds())('claims on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  const ask = async (of = test) => (await of.newBrowser().send('GET', '/api/claims')).json;
  const addTimes = (count: number, daysAgo: number, of = test) =>
    of.services.db.insert(readingTimes).values(
      Array.from({ length: count }, (_, index) => ({
        id: randomUUID(),
        pages: 12,
        sizeBytes: 1000,
        durationMs: 1000 * (index + 1),
        readAt: new Date(Date.now() - daysAgo * 24 * 60 * 60_000),
      })),
    );

  it('says nothing until enough was measured, and then what was measured in 30 days', async () => {
    expect(await ask()).toEqual({ ...nothing, measured: null });
    await addTimes(49, 1);
    await addTimes(100, 31);
    expect(await ask()).toEqual({ ...nothing, measured: null });
    await addTimes(1, 2);
    expect(await ask()).toEqual({ ...nothing, measured: { documents: 50, medianSeconds: 25 } });
  });

  it('says what the operator claims, and then measures nothing', async () => {
    const claiming = await startTestApp(kind, { env: { SITE_CLAIM_RATING: '4.9 of 5' } });
    await addTimes(50, 1, claiming);
    expect(await ask(claiming)).toEqual({ ...nothing, rating: '4.9 of 5', measured: null });
    await claiming.close();
  });
});
