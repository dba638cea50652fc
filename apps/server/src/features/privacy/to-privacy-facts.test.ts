import { maxVisitDays, type PrivacyFacts, privacyFactsSchema, shareHours } from '@puente/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentSchema, parseConfig } from '../../config.ts';
import { asSystem } from '../../context.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { deleteUnusedDocuments } from '../documents/index.ts';
import { toPrivacyFacts } from './to-privacy-facts.ts';

const factsOf = (env: Record<string, string> = {}) => toPrivacyFacts(parseConfig(env));
const none = factsOf();

type Variable = keyof typeof environmentSchema.shape;
type Change = readonly [env: Record<string, string>, facts: Partial<PrivacyFacts>];

const mail = { SMTP_URL: 'smtp://user:secret@mail.example.org:587', MAIL_FROM: 'puente@example.org' };
const model = { AI_PROVIDER: 'anthropic', AI_API_KEY: 'secret', AI_MODEL: 'sees' };
const ownModel = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'sees',
  AI_BASE_URL: 'https://model.example.org/v1',
};

/** What each variable changes of what is kept, seen or sent; null: nothing. */
const changes: Record<Variable, Change | null> = {
  HOST: null,
  PORT: null,
  DATA_DIR: null,
  DATABASE_URL: [{ DATABASE_URL: 'postgres://127.0.0.1/puente' }, { database: 'server' }],
  FORMS_DIR: null,
  MASTER_KEY: [{ MASTER_KEY: 'ab'.repeat(32) }, { keyBesideData: false }],
  LOG_LEVEL: [{ LOG_LEVEL: 'warn' }, { logsRequests: false }],
  PUBLIC_URL: [{ PUBLIC_URL: 'https://puente.example.org' }, { onlyEncrypted: true }],
  TRUSTED_PROXIES: null,
  HSTS_SUBDOMAINS: null,
  API_DOCS: null,
  SMTP_URL: [mail, { mail: { host: 'mail.example.org', alwaysEncrypted: false } }],
  MAIL_FROM: [mail, { mail: { host: 'mail.example.org', alwaysEncrypted: false } }],
  ADMIN_EMAIL: null,
  ADMIN_PASSWORD: null,
  ADMIN_REQUIRE_TOTP: null,
  DONATION_URL: null,
  COUNTRY_HEADER: [{ COUNTRY_HEADER: 'cf-ipcountry' }, { visitCountry: true }],
  GEOIP_FILE: [{ GEOIP_FILE: 'country.mmdb' }, { visitCountry: true }],
  SITE_CLAIM_PEOPLE: null,
  SITE_CLAIM_RATING: null,
  SITE_CLAIM_TIME: null,
  OPERATOR_NAME: [{ OPERATOR_NAME: 'Bridge Aid' }, { operator: { name: 'Bridge Aid', contact: null } }],
  OPERATOR_CONTACT: [
    { OPERATOR_CONTACT: 'help@example.org' },
    { operator: { name: null, contact: 'help@example.org' } },
  ],
  VISITOR_MAX_DOCUMENTS: null,
  VISITOR_MAX_MB: null,
  ACCOUNT_MAX_DOCUMENTS: null,
  ACCOUNT_MAX_MB: null,
  MAX_SAVES_PER_MINUTE: null,
  DISK_RESERVE_MB: null,
  READ_ONLY_WHEN_IDLE: null,
  WARM_UP: null,
  AI_PROVIDER: [model, { visionModel: 'api.anthropic.com', legalModel: null }],
  AI_BASE_URL: [ownModel, { visionModel: 'model.example.org', legalModel: null }],
  AI_API_KEY: null,
  AI_MODEL: null,
  AI_LEGAL_HELP: [
    { ...ownModel, AI_LEGAL_HELP: 'on' },
    { visionModel: 'model.example.org', legalModel: 'model.example.org' },
  ],
};

it('says for every variable what it changes of what is kept, seen or sent', () => {
  expect(Object.keys(changes)).toEqual(Object.keys(environmentSchema.shape));
  for (const [name, change] of Object.entries(changes)) {
    if (!change) continue;
    const [env, facts] = change;
    expect(Object.keys(env), name).toContain(name);
    expect(factsOf(env), name).toEqual({ ...none, ...facts });
    expect(factsOf(env), name).not.toEqual(none);
  }
});

it('changes nothing by any other variable', () => {
  const others = {
    HOST: '0.0.0.0',
    PORT: '1',
    TRUSTED_PROXIES: 'none',
    DONATION_URL: 'https://donate.example.org',
    VISITOR_MAX_MB: '1',
    DISK_RESERVE_MB: '1',
  };
  expect(factsOf(others)).toEqual(none);
});

it('tells no secret, and a mail server nearby only as that', () => {
  const told = JSON.stringify(factsOf({ ...mail, ...model, MASTER_KEY: 'ab'.repeat(32) }));
  expect(told).not.toMatch(/secret|user|abab/);
  const near = { ...mail, SMTP_URL: 'smtps://user:secret@10.1.2.3' };
  expect(factsOf(near).mail).toEqual({ host: null, alwaysEncrypted: true });
});

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

const minuteMs = 60_000;

describe('the facts of a server', { timeout: 120_000 }, () => {
  let test: TestApp;
  let facts: PrivacyFacts;
  beforeAll(async () => {
    test = await startTestApp(kind, {
      env: { OPERATOR_NAME: 'Bridge Aid', MASTER_KEY: 'ab'.repeat(32) },
    });
    const browser = test.newBrowser();
    browser.cookies.set('puente_session', 'ended');
    const answer = await browser.send('GET', '/api/privacy');
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    facts = privacyFactsSchema.parse(answer.json);
  });
  afterAll(() => test.close());

  it('are those of its own configuration', () => {
    expect(facts).toMatchObject({
      operator: { name: 'Bridge Aid', contact: null },
      keyBesideData: false,
      visitDays: maxVisitDays,
      linkHours: [...shareHours],
    });
  });

  it('say when a document without an account is closed and deleted', async () => {
    const { openMinutes, anonymousHours } = facts.documents;
    const owner = test.newBrowser();
    const id = await owner.upload(await drawPdf());
    const open = async () => (await owner.send('GET', `/api/documents/${id}`)).status;
    const countDeleted = () => deleteUnusedDocuments(asSystem(test.services));
    test.passTime((openMinutes - 1) * minuteMs);
    expect(await open()).toBe(200);
    test.passTime((openMinutes + 2) * minuteMs);
    expect(await open()).toBe(404);
    test.passTime((anonymousHours - 1) * 60 * minuteMs);
    expect(await countDeleted()).toBe(0);
    test.passTime(60 * minuteMs);
    expect(await countDeleted()).toBe(1);
  });

  it('name every cookie that a browser gets, with the time it stays', async () => {
    const set: string[] = [];
    const browser = test.newBrowser();
    const send = browser.send.bind(browser);
    browser.send = async (...args) => {
      const answer = await send(...args);
      set.push(...[answer.headers['set-cookie'] ?? []].flat());
      return answer;
    };
    await browser.upload(await drawPdf());
    await browser.signUp();
    const given = set.filter((line) => !/max-age=0|expires=thu, 01 jan 1970/i.test(line));
    expect(given.length).toBeGreaterThanOrEqual(5);
    for (const line of given) {
      const told = facts.cookies.find(({ name }) => line.startsWith(name.replace('…', '')));
      const [, seconds = null] = /max-age=(\d+)/i.exec(line) ?? [];
      expect(told?.hours, line.split('=')[0]).toBe(seconds === null ? null : Number(seconds) / 3_600);
    }
  });
});
