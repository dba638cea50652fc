import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitDays, visits } from '../../platform/database/schema.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { writeCountryFile } from '../../testing/write-country-file.ts';
import { deleteOldVisitsJob } from './index.ts';

const dayMs = 24 * 60 * 60_000;
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';
const token = 'invented-token-0123456789-0123456789-012345';
const proxied = { 'x-forwarded-for': '203.0.113.77', 'user-agent': firefox };

describe.each(await listDatabaseKinds())('visits on $name', { timeout: 120_000 }, (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'puente-countries-'));
  let test: TestApp;
  beforeAll(async () => {
    const file = join(folder, 'countries.mmdb');
    writeCountryFile(file, 'GT');
    test = await startTestApp(kind, { env: { COUNTRY_HEADER: 'X-Country', GEOIP_FILE: file } });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await test.services.db.delete(visits);
    await test.services.db.delete(visitDays);
  });

  const visit = (told: object = {}, headers: Record<string, string> = {}) =>
    test
      .newBrowser()
      .send(
        'POST',
        '/api/track-visit',
        { sessionId: 'session', page: '/', userAgent: firefox, deviceType: 'mobile', ...told },
        { ...proxied, ...headers },
      );
  const listVisits = () => test.services.db.select().from(visits);
  const listDays = () => test.services.db.select().from(visitDays);
  /** They are kept after the answer. */
  const findVisits = (count: number) =>
    waitUntil(async () => {
      const [rows, days] = [await listVisits(), await listDays()];
      const counted = days.reduce((sum, day) => sum + day.visits, 0);
      return rows.length === count && counted === count && rows;
    }, `${count} visits are kept`);

  it('keeps the page as declared, and of the rest family, host, network and country', async () => {
    const page = `/attorney-review/${token}?lang=es#step4`;
    const referrer = 'https://where-from.example.org/secret?who=ana';
    const answer = await visit({ page, referrer, sessionId: 'my-session' });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [kept] = await findVisits(1);
    expect(kept).toMatchObject({
      page: '/attorney-review/:reviewToken',
      ipAddress: '203.0.113.0',
      deviceType: 'mobile',
      browser: 'Firefox',
      referrerHost: 'where-from.example.org',
      country: 'GT',
    });
    const told = JSON.stringify(kept) + test.logLines.join('');
    for (const secret of [token, 'secret', 'who=', '113.77', '143.0', 'my-session', 'lang='])
      expect(told).not.toContain(secret);
  });

  it.each([
    ['/App/', '/app'],
    [`/unsubscribe/${token}`, '/unsubscribe/:token'],
    [`/confirm-email/${token}`, '/confirm-email/:token'],
    [`/no-such-page/${token}`, 'other'],
    ['ana@example.org', 'other'],
  ])('keeps %s as %s', async (page, kept) => {
    await visit({ page });
    expect((await findVisits(1))[0]?.page).toBe(kept);
  });

  it.each([
    ['a trusted proxy', 'MX', {}, 'MX'],
    ['a proxy that does not know', 'XX', {}, 'GT'],
    ['a header that is no country', 'Mexico', {}, 'GT'],
    ['an address that the file does not know', '', { 'x-forwarded-for': '5.6.7.8' }, null],
    ['an IPv6 address', '', { 'x-forwarded-for': '2001:db8:1:2::7' }, null],
  ])('takes the country from %s', async (_who, told, headers, country) => {
    await visit({}, { 'x-country': told, ...headers });
    expect((await findVisits(1))[0]?.country).toBe(country);
  });

  it('does not believe a visitor who names a country', async () => {
    await test.app.inject({
      method: 'POST',
      url: '/api/track-visit',
      remoteAddress: '198.51.100.7',
      headers: { 'x-country': 'MX', 'x-forwarded-for': '5.6.7.8', 'user-agent': firefox },
      payload: { sessionId: 'session', page: '/', deviceType: 'desktop' },
    });
    expect((await findVisits(1))[0]).toMatchObject({ country: 'GT', ipAddress: '198.51.100.0' });
  });

  it.each([
    ['Do Not Track', {}, { dnt: '1' }],
    ['Global Privacy Control', {}, { 'sec-gpc': '1' }],
    ['a bot that says so to us', {}, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['a bot by what it tells', { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' }, {}],
  ])('keeps and counts nothing for %s, and answers alike', async (_what, told, headers) => {
    expect((await visit(told, headers)).status).toBe(204);
    await visit();
    await findVisits(1);
  });

  it('is refused from another site, and without a known device', async () => {
    expect((await visit({}, { origin: 'https://elsewhere.example.org' })).status).toBe(403);
    expect((await visit({ deviceType: 'toaster' })).status).toBe(422);
  });

  it('counts views and visits of each day, also many at once, and keeps the counts when views go', async () => {
    const names = ['one', 'one', 'two', 'two', 'two', 'three'];
    await Promise.all(names.map((sessionId) => visit({ sessionId })));
    await findVisits(6);
    const [today] = await listDays();
    expect(today).toMatchObject({ visits: 6, sessions: 3 });

    test.passTime(29 * dayMs);
    await visit({ sessionId: 'one' });
    await findVisits(7);
    await test.services.queue.send(deleteOldVisitsJob, {});
    test.passTime(dayMs + 60_000);
    await test.services.queue.send(deleteOldVisitsJob, {});
    await waitUntil(async () => (await listVisits()).length === 1, 'what is older than 30 days is gone');
    const days = (await listDays()).toSorted((one, two) => one.day.localeCompare(two.day));
    expect(days.map((day) => [day.visits, day.sessions])).toEqual([
      [6, 3],
      [1, 1],
    ]);
  });

  it('answers when it cannot count', async () => {
    const { db } = test.services;
    const broken = Object.assign(Object.create(db), {
      transaction: () => Promise.reject(new Error('no database')),
    });
    Object.assign(test.services, { db: broken });
    try {
      expect((await visit()).status).toBe(204);
      await waitUntil(() => test.logLines.some((line) => line.includes('was not counted')), 'it is logged');
    } finally {
      Object.assign(test.services, { db });
    }
  });
});
