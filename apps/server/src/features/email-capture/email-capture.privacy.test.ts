import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailGivings, emailSubscribers } from '../../platform/database/schema.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const person = { email: 'Ilunga.Wek@example.org', firstName: 'Ilunga', lastName: 'Wekesanyi' };
const traces = {
  userAgent: 'Mozilla/5.0 (Invented 7.4; Nowhere) Gecko/143.0 Firefox/143.0',
  referrer: 'https://where-from.example.org/secret?who=ilunga',
};

const readAll = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    .join();

describe.each(await listDatabaseKinds())('email capture on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  const give = (body: object, headers: Record<string, string> = {}) =>
    test.newBrowser().send('POST', '/api/collect-email', body, headers);
  const listStored = () => test.services.db.select().from(emailSubscribers);
  const listGivings = () => test.services.db.select().from(emailGivings);

  it('keeps an address once and answers alike whether or not it was known', async () => {
    const first = await give({ ...person, ...traces, source: 'app_gate' });
    const again = await give({ email: ` ${person.email.toLowerCase()} `, source: 'exit_intent' });
    for (const answer of [first, again]) {
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({ success: true, mail: 'none' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const stored = await listStored();
    expect(stored).toHaveLength(1);
    const [one] = stored;
    expect(one).toMatchObject({ subscribed: true, verified: false });
    const givings = await listGivings();
    expect(givings).toHaveLength(1);
    const [giving] = givings;
    expect(giving).toMatchObject({
      source: 'app_gate',
      browser: 'Firefox',
      referrerHost: 'where-from.example.org',
      isOwner: false,
    });
    const open = (sealed: Buffer | null | undefined, purpose: string) =>
      sealed && test.services.masterKey.open(sealed, `subscriber-${purpose}`).toString();
    expect(open(one?.email, `email:${one?.id}`)).toBe(person.email.toLowerCase());
    expect(open(giving?.firstName, `first-name:${giving?.id}`)).toBe(person.firstName);
    expect(open(giving?.lastName, `last-name:${giving?.id}`)).toBe(person.lastName);
  });

  it('shows neither address nor name, neither device nor page of origin, in database, files or log', async () => {
    const text = `${JSON.stringify([await listStored(), await listGivings()])}${test.logLines.join()}${readAll(test.dataDir)}`;
    const secrets = [
      'ilunga.wek',
      person.firstName,
      person.lastName,
      'Invented 7.4',
      '143.0',
      '/secret',
      'who=',
    ];
    for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'keeps nothing of the browser that sends %j',
    async (headers) => {
      const email = `private-${Object.keys(headers)[0]}@example.org`;
      expect((await give({ email, ...traces }, headers)).status).toBe(200);
      const hash = test.services.hashTry(`subscriber ${email}`);
      const stored = (await listStored()).find(({ emailHash }) => emailHash === hash);
      const giving = (await listGivings()).find(({ subscriberId }) => subscriberId === stored?.id);
      expect(giving).toMatchObject({ browser: null, referrerHost: null });
    },
  );

  it('takes an address alone, and refuses what is none', async () => {
    expect((await give({ email: 'nobody@example.org' })).status).toBe(200);
    for (const email of ['', 'nobody', 'no body@example.org', `${'x'.repeat(250)}@example.org`]) {
      const answer = await give({ email, source: 'website' });
      expect(answer.status, email).toBe(422);
      expect(answer.json.message).toBe('Please enter a valid email address');
    }
    expect((await give({ email: 'a@example.org', source: 'elsewhere' })).status).toBe(422);
    expect(await listStored()).toHaveLength(4);
  });

  it('lets who gave an address take it back, and nobody else, nor learn whether it was known', async () => {
    const email = 'shared@example.org';
    const count = async () => (await listStored()).length;
    const before = await count();
    const [owner, other, stranger] = [test.newBrowser(), test.newBrowser(), test.newBrowser()];
    await owner.upload(await drawPdf());
    await other.upload(await drawPdf());
    for (const browser of [owner, other]) {
      const answer = await browser.send('POST', '/api/collect-email', { email });
      expect(answer.json).toEqual({ success: true, mail: 'none' });
    }
    expect((await stranger.send('DELETE', '/api/collect-email')).json).toEqual({ deleted: 0 });
    expect(await count()).toBe(before + 1);
    expect((await other.send('DELETE', '/api/collect-email')).json).toEqual({ deleted: 1 });
    expect((await other.send('DELETE', '/api/collect-email')).json).toEqual({ deleted: 0 });
    expect(await count()).toBe(before + 1);
    await owner.signUp();
    expect((await owner.send('DELETE', '/api/collect-email')).json).toEqual({ deleted: 1 });
    await owner.send('POST', '/api/collect-email', { email });
    expect((await owner.send('DELETE', '/api/collect-email')).json).toEqual({ deleted: 1 });
    expect(await count()).toBe(before);
  });

  it('is refused from another site', async () => {
    const elsewhere = { origin: 'https://elsewhere.example.org' };
    const answer = await test
      .newBrowser()
      .send('POST', '/api/collect-email', { email: 'b@example.org' }, elsewhere);
    expect(answer.status).toBe(403);
  });

  it('does not let one place give addresses without end', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => give({ email: `number-${i}@example.org` })),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
