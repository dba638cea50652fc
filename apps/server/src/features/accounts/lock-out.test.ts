import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { type Answer, type Browser, goodPassword } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const newPassword = 'another 8135 maple';
const codes = (answers: Answer[]) => answers.map(({ status }) => status);

describe.each(await listDatabaseKinds())('locking somebody out on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  // It stands still: turns of 20 seconds must not come while a slow machine hashes passwords.
  let now = Date.now();
  const pass = (ms: number) => {
    now += ms;
  };
  beforeAll(async () => {
    test = await startTestApp(kind, { replace: { clock: () => new Date(now) } });
  });
  afterAll(() => test.close());

  const signIn = (browser: Browser, email: string, password: string, address = '127.0.0.1') =>
    browser.send('POST', '/api/auth/signin', { email, password }, { 'x-forwarded-for': address });
  const guess = (email: string, address: string) => signIn(test.newBrowser(), email, 'a guess', address);

  /**
   * Sixty wrong passwords, without the half minute of hashing they take; then the turns of this moment are taken, of
   * places that were wrong before and of others.
   */
  async function attack(email: string): Promise<void> {
    expect((await guess(email, '198.18.0.1')).status).toBe(401);
    const rows = await queryRows(
      test.services.db,
      sql`update attempt_counts set count = 60
      where key = ${test.services.hashTry(`sign in for ${email}`)} returning key`,
    );
    expect(rows).toHaveLength(1);
    for (let i = 0; i < 2; i += 1) expect((await guess(email, '198.18.0.7')).status).toBe(401);
  }

  it('does not work in a browser in which they were signed in before', async () => {
    const owner = test.newBrowser();
    const email = await owner.signUp();
    await owner.send('POST', '/api/auth/signout');
    await attack(email);
    for (let i = 0; i < 10; i += 1) expect((await guess(email, '127.0.0.1')).status).not.toBe(200);
    expect((await guess(email, '127.0.0.1')).status).toBe(429);
    expect((await signIn(owner, email, goodPassword)).status).toBe(200);
  });

  it('does not work anywhere else: tries are slowed down to one in 20 seconds and never refused for longer', async () => {
    const email = await test.newBrowser().signUp();
    await attack(email);
    const again = await guess(email, '198.18.0.8');
    expect(again.status).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(20);
    pass(20_000);
    expect((await signIn(test.newBrowser(), email, goodPassword, '203.0.113.5')).status).toBe(200);
  });

  it('does not use up the turns of places that were not wrong before', async () => {
    const email = await test.newBrowser().signUp();
    await attack(email);
    pass(20_000);
    expect(codes([await guess(email, '198.18.0.1'), await guess(email, '198.18.0.7')])).toEqual([401, 429]);
    expect((await signIn(test.newBrowser(), email, goodPassword, '203.0.113.5')).status).toBe(200);
  });

  it('does not count a try that had to wait', async () => {
    const email = await test.newBrowser().signUp();
    await attack(email);
    const waiting = [];
    for (let i = 0; i < 12; i += 1) waiting.push(await guess(email, '198.18.0.1'));
    expect(codes(waiting)).toEqual(Array(12).fill(429));
    pass(20_000);
    expect((await signIn(test.newBrowser(), email, goodPassword, '198.18.0.1')).status).toBe(200);
  });

  it('lets a browser that was signed in before guess ten times and no more', async () => {
    const owner = test.newBrowser();
    const email = await owner.signUp();
    const tries = [];
    for (let i = 0; i < 11; i += 1) tries.push(await signIn(owner, email, `a guess ${i}`));
    expect(codes(tries)).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(owner, email, goodPassword)).status).toBe(429);
    expect((await signIn(test.newBrowser(), email, goodPassword, '203.0.113.5')).status).toBe(200);
  });

  it('takes the browser’s word for its own accounts alone', async () => {
    const owner = test.newBrowser();
    const [email, other] = [await owner.signUp(), await test.newBrowser().signUp()];
    const cookie = owner.cookies.get('puente_browser') ?? '';
    expect(cookie).not.toContain(email.split('@')[0]);
    const [id = '', proof = ''] = cookie.split('.');
    const forged = [`${id}.${'0'.repeat(32)}`, `${'A'.repeat(22)}.${proof}`, 'x', `${id}`, `${cookie}.`];
    await attack(email);
    await attack(other);
    for (const value of forged) {
      const browser = test.newBrowser();
      browser.cookies.set('puente_browser', value);
      expect([value, (await signIn(browser, email, goodPassword, '198.18.0.7')).status]).toEqual([
        value,
        429,
      ]);
    }
    expect((await signIn(owner, other, goodPassword, '198.18.0.7')).status).toBe(429);
    expect((await signIn(owner, email, goodPassword, '198.18.0.7')).status).toBe(200);
  });

  it('knows every account of a family in one browser', async () => {
    const shared = test.newBrowser();
    const emails = [];
    for (let i = 0; i < 3; i += 1) emails.push(await shared.signUp());
    for (const email of emails) {
      await attack(email);
      expect((await signIn(shared, email, goodPassword, '198.18.0.7')).status).toBe(200);
    }
  });

  it('does not keep its owner from deleting the account or changing the password', async () => {
    const owner = test.newBrowser();
    const email = await owner.signUp();
    await attack(email);
    for (let i = 0; i < 11; i += 1) await guess(email, '127.0.0.1');
    const change = { password: goodPassword, newPassword };
    expect((await owner.send('POST', '/api/auth/change-password', change)).status).toBe(204);
    const remove = { password: newPassword };
    expect((await owner.send('POST', '/api/auth/delete-account', remove)).status).toBe(204);
    expect(owner.cookies.get('puente_browser')).toBe('');
  });

  it('lets nobody guess without end in a session that was left open', async () => {
    const owner = test.newBrowser();
    await owner.signUp();
    const tries = [];
    for (let i = 0; i < 11; i += 1)
      tries.push(await owner.send('POST', '/api/auth/delete-account', { password: `a guess ${i}` }));
    expect(codes(tries)).toEqual([...Array(10).fill(403), 429]);
    const change = { password: goodPassword, newPassword };
    expect((await owner.send('POST', '/api/auth/change-password', change)).status).toBe(429);
  });
});
