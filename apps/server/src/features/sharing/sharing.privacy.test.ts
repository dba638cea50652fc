import { type Endpoint, endpoints, errorTable } from '@puente/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { sayError } from '../../platform/say-error.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { callEndpoint } from '../../testing/call-document.ts';
import { namesOfNothing, type SampleNames } from '../../testing/sample-bodies.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const hourMs = 60 * 60_000;
const outcome = ({ status, json }: Answer) => [status, json.code, json.message];
const refusal = (code: keyof typeof errorTable) => [errorTable[code].status, code, sayError(code)];

// Every endpoint of the contract, also those that come later.
const all = Object.entries<Endpoint>(endpoints);
const ofReview = all.filter(([, { path }]) => path.startsWith('/api/review/'));
const others = all.filter(([, { path }]) => !path.startsWith('/api/review/'));
const nobody = 'A'.repeat(32);
/** What the applicant's paper says, and must not be seen anywhere. */
const values = /Quispe|Marisol|204518837/;

interface Created {
  readonly id: string;
  readonly token: string;
}

const toNames = ({ id, token }: Created): SampleNames => ({ ...namesOfNothing, linkId: id, token });

describe.each(await listDatabaseKinds())('privacy of sharing on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let owner: Browser;
  let sessionId: string;
  let documentId: string;
  let formData: unknown;
  const prepare = async () => {
    sessionId = await owner.upload(await drawPdf());
    ({ documentId, formData } = await owner.process(sessionId));
  };
  beforeAll(async () => {
    test = await startTestApp(kind);
    owner = test.newBrowser();
    await owner.signUp();
    await prepare();
  });
  afterAll(() => test.close());

  const share = async (): Promise<Created> =>
    (await owner.send('POST', `/api/documents/${sessionId}/share`)).json;
  /** Tries from one address are counted; each of these comes from another one. */
  let from = 0;
  const call = (browser: Browser, name: string, endpoint: Endpoint, link: Created, key: string) => {
    from += 1;
    const address = { 'x-forwarded-for': `198.51.${from >> 8}.${from & 255}` };
    return callEndpoint(browser, name, endpoint, { key, names: toNames(link), headers: address });
  };
  /** Somebody in whose browser the link was opened. It sends its cookie everywhere, which a real one would not. */
  const openIn = async (link: Created) => {
    const browser = test.newBrowser();
    expect((await browser.send('GET', `/api/review/${link.token}`)).status).toBe(200);
    return browser;
  };
  it('knows every endpoint of a review: a loop over nothing would find nothing wrong', () => {
    const known = ['openReview', 'submitReview', 'saveReviewDraft', 'askQuestion', 'getReviewPage'];
    expect(ofReview.map(([name]) => name)).toEqual(expect.arrayContaining(known));
    for (const [name, { method, path: url }] of ofReview)
      expect([name, test.app.hasRoute({ method, url })]).toEqual([name, true]);
  });

  it('a link opens its review and no other endpoint', async () => {
    const link = await share();
    const browser = await openIn(link);
    for (const [name, endpoint] of others) {
      const isOfDocument = endpoint.path.includes(':sessionId');
      for (const key of isOfDocument ? [sessionId, documentId, link.id, link.token] : ['']) {
        const answer = await call(browser, name, endpoint, link, key);
        expect(answer.text, name).not.toMatch(values);
        for (const secret of [sessionId, documentId]) expect(answer.text, name).not.toContain(secret);
        if (!isOfDocument) continue;
        expect([name, answer.status]).toEqual([name, 404]);
        expect(answer.text).toBe((await call(browser, name, endpoint, link, nobody)).text);
      }
    }
    expect((await owner.get(sessionId)).formData).toEqual(formData);
    expect(await owner.send('GET', `/api/documents/${sessionId}/share`)).toMatchObject({
      json: { links: expect.arrayContaining([expect.objectContaining({ id: link.id, state: 'active' })]) },
    });
  });

  it('a cookie opens the review it was made for and no other one', async () => {
    const [mine, other] = [await share(), await share()];
    const browser = await openIn(mine);
    const [name, value] = [...browser.cookies].find(([cookie]) => cookie.includes(mine.id)) ?? ['', ''];
    browser.cookies.set(name.replace(mine.id, other.id), value);
    for (const [called, endpoint] of ofReview) {
      const answer = await call(browser, called, endpoint, other, other.id);
      expect([called, ...outcome(answer)]).toEqual([called, ...refusal('not_found')]);
    }
    const stranger = test.newBrowser();
    expect(outcome(await stranger.send('GET', `/api/review/${mine.id}`))).toEqual(refusal('not_found'));
  });

  it('a link shows nothing of who made it', async () => {
    const link = await share();
    const answer = await test.newBrowser().send('GET', `/api/review/${link.token}`);
    const account = (await owner.send('GET', '/api/auth/me')).json;
    for (const secret of [sessionId, documentId, account.id, account.email, link.token])
      expect(answer.text).not.toContain(secret);
  });

  const ends: [string, keyof typeof errorTable, (link: Created) => Promise<unknown>][] = [
    ['its time is over', 'review_link_expired', async () => test.passTime(24 * hourMs)],
    [
      'it was revoked',
      'review_link_revoked',
      (link) => owner.send('DELETE', `/api/documents/${sessionId}/share/${link.id}`),
    ],
    [
      'the document was deleted',
      'not_found',
      async () => {
        await owner.send('DELETE', `/api/documents/${sessionId}`);
      },
    ],
  ];
  it.each(ends)('nothing of a review answers after %s', async (_when, code, end) => {
    await owner.send('POST', '/api/auth/signout');
    await owner.signUp();
    await prepare();
    const link = await share();
    const browser = await openIn(link);
    await end(link);
    for (const [name, endpoint] of ofReview)
      for (const key of [link.token, link.id]) {
        const answer = await call(browser, name, endpoint, link, key);
        expect([name, ...outcome(answer)]).toEqual([name, ...refusal(code)]);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
  });

  it('a deleted document leaves nothing of its links behind', async () => {
    await owner.send('POST', '/api/auth/signout');
    await owner.signUp();
    await prepare();
    const link = await share();
    await openIn(link);
    await owner.send('DELETE', `/api/documents/${sessionId}`);
    const rows = await queryRows(
      test.services.db,
      sql`select
      (select count(*)::int from review_links where document_id = ${documentId}) as links,
      (select count(*)::int from review_tokens where link_id = ${link.id}) as tokens,
      (select count(*)::int from reviewer_sessions where link_id = ${link.id}) as sessions,
      (select count(*)::int from audit_entries where document_id = ${documentId}) as trail`,
    );
    expect(rows).toEqual([{ links: 0, tokens: 0, sessions: 0, trail: 0 }]);
  });

  it('a wrong token is refused in the same words whatever is wrong with it', async () => {
    const texts = await Promise.all(
      [
        'A'.repeat(43),
        'x',
        nobody,
        `${'A'.repeat(42)}=`,
        '%00',
        'null',
        crypto.randomUUID(),
        'é'.repeat(30),
      ].map(async (key, i) => {
        const address = { 'x-forwarded-for': `203.0.113.${i}` };
        return test.newBrowser().send('GET', `/api/review/${encodeURIComponent(key)}`, undefined, address);
      }),
    );
    for (const answer of texts) expect(outcome(answer)).toEqual(refusal('not_found'));
    const tooLong = await test.newBrowser().send('GET', `/api/review/${'A'.repeat(300)}`);
    expect(outcome(tooLong)).toEqual(refusal('not_found'));
  });

  it('a guesser waits, then is refused for a while; a right token opens all the same', async () => {
    await owner.send('POST', '/api/auth/signout');
    await owner.signUp();
    await prepare();
    const link = await share();
    const address = { 'x-forwarded-for': '2001:db8:5::1' };
    const guess = async (token: string) => {
      const start = performance.now();
      const answer = await test.newBrowser().send('GET', `/api/review/${token}`, undefined, address);
      return { ...answer, ms: performance.now() - start };
    };
    const wrong = () => guess(test.services.hashTry(String(Math.random())).slice(0, 43));
    const guesses = await Promise.all(Array.from({ length: 40 }, wrong));
    const refused = guesses.filter(({ status }) => status === 429);
    expect([guesses.filter(({ status }) => status === 404).length, refused.length]).toEqual([30, 10]);
    expect(Math.max(...guesses.map(({ ms }) => ms))).toBeGreaterThan(1_900);
    expect(refused[0]?.json).toMatchObject({
      code: 'too_many_wrong_links',
      message: expect.stringContaining('in 15 minutes'),
    });
    expect((await guess(link.token)).status).toBe(200);
    test.passTime(hourMs / 4);
    expect((await wrong()).status).toBe(404);
  });

  it('no cache and no other site learns an address with a token in it', async () => {
    for (const path of ['/api/review/x', '/attorney-review/x', '/attorney-review']) {
      const { headers } = await test.newBrowser().send('GET', path);
      expect([path, headers['referrer-policy'], headers['cache-control']]).toEqual([
        path,
        'no-referrer',
        'no-store',
      ]);
    }
    expect(test.logLines.join('')).not.toContain('/attorney-review/x');
  });

  it('sets its cookie for encrypted connections alone where the site is encrypted', async () => {
    const env = { PUBLIC_URL: 'https://puente.test' };
    const secure = await startTestApp(kind, { env });
    const origin = { origin: 'https://puente.test' };
    const browser = secure.newBrowser();
    const send = (path: string, body?: unknown) => browser.send('POST', path, body, origin);
    await send('/api/auth/signup', { email: 'secure@example.org', password: 'invented 4711 walnut' });
    const id = await browser.upload(await drawPdf());
    await browser.process(id);
    const created = (await send(`/api/documents/${id}/share`)).json;
    expect(created.reviewUrl).toBe(`https://puente.test/attorney-review/${created.token}`);
    const stranger = secure.newBrowser();
    const answer = await stranger.send('GET', `/api/review/${created.token}`);
    expect(String(answer.headers['set-cookie'])).toMatch(
      new RegExp(
        `^__Secure-puente_review_${created.id}=.*; Path=/api/review/${created.id}; HttpOnly; Secure; SameSite=Strict$`,
      ),
    );
    expect((await stranger.send('GET', `/api/review/${created.id}`)).status).toBe(200);
    await secure.close();
  });

  it('another account learns nothing of a link and cannot use, renew or end it', async () => {
    await owner.send('POST', '/api/auth/signout');
    await owner.signUp();
    await prepare();
    const link = await share();
    const stranger = test.newBrowser();
    await stranger.signUp();
    const ofLinks = others.filter(([, { path }]) => /^\/api\/documents\/.*\/(share|audit)/.test(path));
    expect(ofLinks).toHaveLength(7);
    for (const [name, endpoint] of ofLinks) {
      const answer = await call(stranger, name, endpoint, link, sessionId);
      expect([name, ...outcome(answer)]).toEqual([name, ...refusal('not_found')]);
    }
    expect((await test.newBrowser().send('GET', `/api/review/${link.token}`)).status).toBe(200);
  });

  it('asks the owner to sign in', async () => {
    const visitor = test.newBrowser();
    const id = await visitor.upload(await drawPdf());
    await visitor.process(id);
    const link = { id: crypto.randomUUID(), token: '' };
    const ofShares = others.filter(([, { path }]) => path.includes('/share'));
    expect(ofShares.length).toBeGreaterThanOrEqual(6);
    for (const [name, endpoint] of ofShares) {
      const answer = await call(visitor, name, endpoint, link, id);
      expect([name, ...outcome(answer)]).toEqual([name, ...refusal('not_signed_in')]);
    }
  });
});
