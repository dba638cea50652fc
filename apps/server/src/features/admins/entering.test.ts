import { afterEach, describe, expect, it } from 'vitest';
import { makeAdmin, newAdminBrowser, toPhoneCode } from '../../testing/admin-browser.ts';
import { goodPassword } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { prepareAdmins } from './prepare-admins.ts';

const email = 'operator@example.org';
const hourMs = 60 * 60_000;
const toToken = (url: string | null) => new URLSearchParams(new URL(url ?? '').hash.slice(1)).get('setup');

describe.each(await listDatabaseKinds())(
  'entering the back office on $name',
  { timeout: 120_000 },
  (kind) => {
    let test: TestApp;
    afterEach(() => test.close());
    const login = (password = goodPassword, code?: string) =>
      test.newBrowser().send('POST', '/api/admin/login', { email, password, code });
    const setUp = (token: string | null, password = goodPassword) =>
      test
        .newBrowser()
        .send('POST', '/api/admin/setup', { token, email, password, firstName: 'Ines', lastName: '' });

    it('makes the admin that the environment names, once, also of an address somebody else took first', async () => {
      const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: goodPassword };
      test = await startTestApp(kind, { env });
      const squatter = test.newBrowser();
      await squatter.signUp(email, 'squatting 4711 walnut');
      expect(await prepareAdmins(test.services)).toBeNull();
      expect((await squatter.send('GET', '/api/auth/me')).status).toBe(401);
      expect((await login('squatting 4711 walnut')).status).toBe(401);
      const entered = await login();
      expect(entered.json).toMatchObject({ success: true, admin: { email, totp: false } });
      await test.services.auth.setPassword(email, 'chosen later 4711');
      expect(await prepareAdmins(test.services)).toBeNull();
      expect((await login()).status).toBe(401);
    });

    it('does not start with a password for the first admin that anybody guesses', async () => {
      test = await startTestApp(kind, { env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'password1' } });
      await expect(prepareAdmins(test.services)).rejects.toThrow(/ADMIN_PASSWORD/);
    });

    it('makes the first admin by the printed link, once and within a day', async () => {
      test = await startTestApp(kind);
      const late = toToken(await prepareAdmins(test.services));
      test.passTime(25 * hourMs);
      expect((await setUp(late)).json.code).toBe('setup_link_invalid');
      const token = toToken(await prepareAdmins(test.services));
      expect((await setUp('A'.repeat(43))).json.code).toBe('setup_link_invalid');
      expect((await setUp(token, 'x')).json.code).toBe('password_too_short');
      const entered = await setUp(token);
      expect([entered.status, entered.json.admin.firstName]).toEqual([201, 'Ines']);
      expect((await setUp(token)).json.code).toBe('setup_link_invalid');
      expect(await prepareAdmins(test.services)).toBeNull();
      expect((await login()).status).toBe(200);
    });

    it('takes no printed link any more once there is an admin', async () => {
      test = await startTestApp(kind);
      const token = toToken(await prepareAdmins(test.services));
      await makeAdmin(test);
      expect((await setUp(token)).json.code).toBe('setup_link_invalid');
    });

    it('asks for a code once one is set up, each code once, and takes a backup code for a lost phone', async () => {
      test = await startTestApp(kind);
      await makeAdmin(test, email);
      const browser = test.newBrowser();
      const other = test.newBrowser();
      for (const each of [browser, other])
        await each.send('POST', '/api/admin/login', { email, password: goodPassword });
      expect((await browser.send('POST', '/api/admin/totp/confirm', { code: '000000' })).json.code).toBe(
        'totp_not_started',
      );
      expect((await browser.send('POST', '/api/admin/totp', { password: 'wrong' })).json.code).toBe(
        'wrong_password',
      );
      const { uri, secret, qr } = (await browser.send('POST', '/api/admin/totp', { password: goodPassword }))
        .json;
      expect(uri).toContain(secret);
      expect(qr.length).toBeGreaterThan(20);
      expect((await login()).status).toBe(200);
      const phone = () => toPhoneCode(uri, test.services.clock());
      expect((await browser.send('POST', '/api/admin/totp/confirm', { code: '000000' })).json.code).toBe(
        'totp_wrong',
      );
      const first = await phone();
      const { backupCodes } = (await browser.send('POST', '/api/admin/totp/confirm', { code: first })).json;
      expect(new Set(backupCodes).size).toBe(10);
      expect((await other.send('GET', '/api/admin/me')).status).toBe(401);
      expect((await browser.send('GET', '/api/admin/me')).json).toMatchObject({
        totp: true,
        backupCodesLeft: 10,
      });
      expect((await login()).json.code).toBe('totp_needed');
      expect((await login('wrong', first)).json.code).toBe('wrong_credentials');
      expect((await login(goodPassword, first)).json.code).toBe('totp_wrong');
      test.passTime(60_000);
      const second = await phone();
      expect((await login(goodPassword, second)).status).toBe(200);
      expect((await login(goodPassword, second)).json.code).toBe('totp_wrong');
      expect((await login(goodPassword, ` ${backupCodes[0].toUpperCase()} `)).status).toBe(200);
      expect((await login(goodPassword, backupCodes[0])).json.code).toBe('totp_wrong');
      test.passTime(60_000);
      const off = { password: goodPassword, code: await phone() };
      expect((await browser.send('POST', '/api/admin/totp/off', { ...off, code: '000000' })).json.code).toBe(
        'totp_wrong',
      );
      expect((await browser.send('POST', '/api/admin/totp/off', off)).status).toBe(204);
      expect((await login()).status).toBe(200);
      const { items } = (await browser.send('GET', '/api/admin/audit')).json;
      const done = items.map(({ action }: { action: string }) => action);
      expect(done).toEqual(expect.arrayContaining(['totp-on', 'totp-off', 'sign-in-refused']));
    });

    it('does not let codes be guessed', async () => {
      test = await startTestApp(kind);
      const browser = await newAdminBrowser(test);
      const { uri } = (await browser.send('POST', '/api/admin/totp', { password: goodPassword })).json;
      const right = await toPhoneCode(uri, test.services.clock());
      const confirm = (code: string) => browser.send('POST', '/api/admin/totp/confirm', { code });
      for (let i = 0; i < 10; i += 1) expect((await confirm('0000000')).json.code).toBe('totp_wrong');
      expect((await confirm(right)).json.code).toBe('too_many_sign_ins');
    });

    it('answers nothing else before a code was set up that the operator asks for', async () => {
      test = await startTestApp(kind, { env: { ADMIN_REQUIRE_TOTP: 'on' } });
      const browser = await newAdminBrowser(test);
      expect((await browser.send('GET', '/api/admin/me')).json).toMatchObject({
        totp: false,
        totpRequired: true,
      });
      expect((await browser.send('GET', '/api/admin/audit')).json.code).toBe('totp_required');
      const { uri } = (await browser.send('POST', '/api/admin/totp', { password: goodPassword })).json;
      const code = await toPhoneCode(uri, test.services.clock());
      await browser.send('POST', '/api/admin/totp/confirm', { code });
      expect((await browser.send('GET', '/api/admin/audit')).status).toBe(200);
    });
  },
);
