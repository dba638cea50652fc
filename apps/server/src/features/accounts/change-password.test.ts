import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { type Browser, goodPassword } from '../../testing/browser.ts';
import { shareDocument } from '../../testing/share-document.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const newPassword = 'another 8135 maple';

describe.each(await listDatabaseKinds())('sessions and passwords on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  const me = async (browser: Browser) => (await browser.send('GET', '/api/auth/me')).status;
  const change = (browser: Browser, body: object) => browser.send('POST', '/api/auth/change-password', body);
  const signIn = (browser: Browser, email: string, password: string) =>
    browser.send('POST', '/api/auth/signin', { email, password });
  /** Two browsers of one account. */
  async function signInTwice() {
    const [one, other] = [test.newBrowser(), test.newBrowser()];
    const email = await one.signUp();
    await signIn(other, email, goodPassword);
    return { one, other, email };
  }

  it('changes a password for somebody signed in, who stays signed in while all others are not', async () => {
    const { one, other, email } = await signInTwice();
    const stolen = test.newBrowser();
    stolen.cookies.set('puente_session', one.cookies.get('puente_session') ?? '');
    expect((await change(one, { password: goodPassword, newPassword })).status).toBe(204);
    expect([await me(one), await me(other), await me(stolen)]).toEqual([200, 401, 401]);
    expect((await signIn(other, email, goodPassword)).status).toBe(401);
    expect((await signIn(other, email, newPassword)).status).toBe(200);
  });

  it('asks for the password there is, and takes no bad one', async () => {
    const browser = test.newBrowser();
    const email = await browser.signUp();
    const outcomes = [];
    for (const body of [
      { password: 'not the password', newPassword },
      { password: goodPassword, newPassword: 'abc' },
      { password: goodPassword, newPassword: 'Password1' },
      { password: goodPassword, newPassword: email },
      { password: goodPassword, newPassword: 'x1'.repeat(65) },
    ])
      outcomes.push((await change(browser, body)).json.code);
    expect(outcomes).toEqual([
      'wrong_password',
      'password_too_short',
      'password_common',
      'password_common',
      'password_too_long',
    ]);
    expect((await change(test.newBrowser(), { password: goodPassword, newPassword })).status).toBe(401);
    expect((await signIn(test.newBrowser(), email, goodPassword)).status).toBe(200);
    expect(test.logLines.join('')).not.toContain(newPassword);
  });

  it('revokes every review link when the person says so, and none when they do not', async () => {
    const owner = test.newBrowser();
    await owner.signUp();
    const [first, second] = [await shareDocument(test, owner), await shareDocument(test, owner)];
    expect((await change(owner, { password: goodPassword, newPassword })).status).toBe(204);
    expect((await first.openReview()).status).toBe(200);
    const again = { password: newPassword, newPassword: goodPassword, revokeLinks: true };
    expect((await change(owner, again)).status).toBe(204);
    for (const { sessionId, openReview } of [first, second]) {
      expect((await openReview()).json.code).toBe('review_link_revoked');
      const { entries } = (await owner.send('GET', `/api/documents/${sessionId}/audit`)).json;
      const actions = entries.map(({ action }: { action: string }) => action);
      expect(actions.filter((action: string) => action === 'link-revoked')).toHaveLength(1);
    }
  });

  it('signs out everywhere at the person’s word', async () => {
    const { one, other, email } = await signInTwice();
    expect((await other.send('POST', '/api/auth/signout-everywhere')).status).toBe(204);
    expect([await me(one), await me(other)]).toEqual([401, 401]);
    expect(other.cookies.get('puente_session')).toBe('');
    expect((await test.newBrowser().send('POST', '/api/auth/signout-everywhere')).status).toBe(401);
    expect((await signIn(one, email, goodPassword)).status).toBe(200);
  });

  it('ends a session thirty days after its beginning, however much it is used', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const { id } = (await browser.send('GET', '/api/auth/me')).json;
    const begin = (days: number) =>
      test.services.db.execute(
        sql`update sessions set created_at = now() - ${days} * interval '1 day' where user_id = ${id}`,
      );
    await begin(29);
    expect(await me(browser)).toBe(200);
    await begin(31);
    expect(await me(browser)).toBe(401);
    const rows = await queryRows(test.services.db, sql`select id from sessions where user_id = ${id}`);
    expect(rows).toEqual([]);
  });
});
