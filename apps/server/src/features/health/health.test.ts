import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const gigabyte = 1024 ** 3;

describe.each(await listDatabaseKinds())('health on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  const findFreeBytes = vi.fn(async () => gigabyte);
  beforeAll(async () => {
    test = await startTestApp(kind, { env: { DISK_RESERVE_MB: '500' }, replace: { findFreeBytes } });
  });
  afterAll(() => test.close());
  afterEach(() => {
    vi.restoreAllMocks();
    findFreeBytes.mockImplementation(async () => gigabyte);
    test.passTime(10_000);
  });
  const getHealth = async () => (await test.newBrowser().send('GET', '/api/health')).json;
  const failDatabase = () =>
    vi.spyOn(test.services.db, 'update').mockImplementation(() => {
      throw new Error('no space left on device');
    });

  it('is ok when database and disk take a write', async () => {
    expect(await getHealth()).toMatchObject({
      status: 'ok',
      database: { status: 'ok' },
      storage: { status: 'ok' },
    });
  });

  it('writes at most every ten seconds', async () => {
    await getHealth();
    const update = failDatabase();
    expect(await getHealth()).toMatchObject({ status: 'ok' });
    expect(update).not.toHaveBeenCalled();
    test.passTime(10_000);
    expect(await getHealth()).toMatchObject({ status: 'degraded', database: { status: 'failed' } });
  });

  it('is degraded while less than the reserve is left', async () => {
    findFreeBytes.mockImplementation(async () => 499 * 1024 * 1024);
    expect(await getHealth()).toMatchObject({ status: 'degraded', storage: { status: 'low' } });
  });

  it('is degraded when the data folder takes no file', async () => {
    const inTheWay = join(test.dataDir, 'write-check');
    mkdirSync(inTheWay);
    expect(await getHealth()).toMatchObject({ status: 'degraded', storage: { status: 'failed' } });
    rmdirSync(inTheWay);
  });

  it('says that the process lives whatever becomes of the database', async () => {
    vi.spyOn(test.services.db, 'select').mockImplementation(() => {
      throw new Error('the database is gone');
    });
    const browser = test.newBrowser();
    browser.cookies.set('puente_visitor', 'A'.repeat(43));
    const answer = await browser.send('GET', '/api/health/live');
    expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }]);
  });
});
