import { type Endpoint, type EndpointName, endpoints } from '@puente/contract';
import { adminRoutes } from '@puente/contract/admin-routes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdminBrowser } from '../../testing/admin-browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { callEndpoint } from '../../testing/call-document.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const open = ['adminLogin', 'adminSetup', 'adminLogout'];
const names = (Object.keys(adminRoutes) as EndpointName[]).filter((name) => !open.includes(name));
const call = (browser: Browser, name: EndpointName) =>
  callEndpoint(browser, name, endpoints[name] as Endpoint, { key: '' });

describe.each(await listDatabaseKinds())('the back office on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  }, 120_000);
  afterAll(() => test.close());

  it('has all its endpoints under one address, and none of others', () => {
    for (const [name, { path }] of Object.entries<Endpoint>(endpoints))
      expect([name, path.startsWith('/api/admin/')]).toEqual([name, name in adminRoutes]);
  });

  it('is closed to a visitor, an applicant and a reviewer, and to a session that has ended', async () => {
    const applicant = test.newBrowser();
    const sessionId = await applicant.upload(await drawPdf());
    await applicant.process(sessionId);
    await applicant.signUp();
    const { token } = (await applicant.send('POST', `/api/documents/${sessionId}/share`)).json;
    const reviewer = test.newBrowser();
    await reviewer.send('GET', `/api/review/${token}`);
    const former = await newAdminBrowser(test);
    const cookie = former.cookies.get('puente_admin') ?? '';
    await former.send('POST', '/api/admin/logout');
    former.cookies.set('puente_admin', cookie);
    const forged = test.newBrowser();
    forged.cookies.set('puente_admin', 'A'.repeat(43));
    for (const name of names) {
      for (const browser of [test.newBrowser(), reviewer, former, forged])
        expect([name, (await call(browser, name)).json?.code]).toEqual([name, 'not_signed_in']);
      const asked = await call(applicant, name);
      expect([name, asked.status, asked.json?.code]).toEqual([name, 404, 'not_found']);
    }
  });

  it('lets an admin in, who opens no document by it', async () => {
    const owner = test.newBrowser();
    const sessionId = await owner.upload(await drawPdf());
    const admin = await newAdminBrowser(test);
    const me = await admin.send('GET', '/api/admin/me');
    expect([me.status, me.json.email, me.json.firstName]).toEqual([200, admin.email, 'Ines']);
    expect((await admin.send('GET', `/api/documents/${sessionId}`)).status).toBe(404);
    expect((await admin.send('GET', '/api/auth/me')).status).toBe(401);
  });

  it('ends a session after half an hour without use, and after twelve hours of use', async () => {
    const idle = await newAdminBrowser(test);
    test.passTime(31 * 60_000);
    expect((await idle.send('GET', '/api/admin/me')).status).toBe(401);
    const busy = await newAdminBrowser(test);
    for (let i = 0; i < 35; i += 1) {
      test.passTime(20 * 60_000);
      expect([i, (await busy.send('GET', '/api/admin/me')).status]).toEqual([i, 200]);
    }
    test.passTime(21 * 60_000);
    expect((await busy.send('GET', '/api/admin/me')).status).toBe(401);
  });

  it('keeps neither token nor name nor address of an admin in the database', async () => {
    const admin = await newAdminBrowser(test);
    const token = admin.cookies.get('puente_admin') ?? '-';
    for (const table of ['admins', 'admin_sessions', 'admin_actions', 'users']) {
      const rows = await test.services.db.execute(sql`select * from ${sql.identifier(table)}`);
      const text = JSON.stringify((rows as unknown as { rows: unknown[] }).rows);
      for (const secret of [token, 'Ines', admin.email])
        expect([table, text.includes(secret)]).toEqual([table, false]);
    }
    expect(test.logLines.join('')).not.toContain(admin.email);
  });

  it('has a list of what admins did that the database refuses to change', async () => {
    const admin = await newAdminBrowser(test);
    const { json } = await admin.send('GET', '/api/admin/audit?limit=1');
    expect(json.items).toMatchObject([{ action: 'signed-in', admin: admin.email }]);
    const next = await admin.send('GET', `/api/admin/audit?limit=1&after=${json.next}`);
    expect(next.json.items).toMatchObject([{ action: 'admin-created', admin: admin.email }]);
    expect((await admin.send('GET', '/api/admin/audit?after=none')).status).toBe(422);
    for (const change of [
      sql`update admin_actions set action = 'signed-out'`,
      sql`delete from admin_actions`,
      sql`truncate admin_actions`,
    ])
      await expect(test.services.db.execute(change)).rejects.toThrow();
    const { json: after } = await admin.send('GET', '/api/admin/audit?limit=1');
    expect(after.items).toEqual(json.items);
  });

  it('counts wrong passwords as accounts do, and takes no applicant’s password', async () => {
    const applicant = test.newBrowser();
    const email = await applicant.signUp();
    const login = (password: string) =>
      test.newBrowser().send('POST', '/api/admin/login', { email, password });
    expect((await login('invented 4711 walnut')).json.code).toBe('wrong_credentials');
    for (let i = 0; i < 9; i += 1) await login('not the password');
    expect((await login('not the password')).json.code).toBe('too_many_sign_ins');
  });

  it('ends the session with a new password', async () => {
    const admin = await newAdminBrowser(test);
    await test.services.auth.setPassword(admin.email, 'another 4711 walnut');
    expect((await admin.send('GET', '/api/admin/me')).status).toBe(401);
  });
});
