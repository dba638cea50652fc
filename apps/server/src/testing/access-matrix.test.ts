import { type Endpoint, type EndpointName, endpoints } from '@puente/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccessStage,
  fromElsewhere,
  readSettledState,
  renewStage,
  setAccessStage,
} from './access-stage.ts';
import { accessTable, type Outcome, type VisitorKind, visitorKinds } from './access-table.ts';
import type { Answer } from './browser.ts';
import { callEndpoint } from './call-document.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { listDatabaseKinds } from './test-databases.ts';

const refusals: Readonly<Record<string, Outcome>> = {
  not_found: 'unknown',
  not_signed_in: 'sign-in',
  review_link_expired: 'ended',
  review_link_revoked: 'ended',
  review_link_other_form: 'ended',
  review_link_used: 'ended',
};
/** What whoever was let in is told when it cannot be done. */
const toldToTheAdmitted = [
  'no_file',
  'conflict',
  'invalid_email',
  'wrong_credentials',
  'wrong_password',
  'reset_link_invalid',
  'setup_link_invalid',
  'email_link_invalid',
  'mail_not_configured',
];

function toOutcome({ status, json }: Answer): string {
  if (status < 300 || toldToTheAdmitted.includes(json?.code)) return 'admitted';
  return refusals[json?.code] ?? `${status} ${json?.code}`;
}

/** The pages of a sample are drawn for half a minute: no document of another stage is to wait for that. */
const inOrder = (Object.keys(endpoints) as EndpointName[]).toSorted(
  (one, other) => Number(one === 'createSample') - Number(other === 'createSample'),
);

const owners: readonly VisitorKind[] = ['owner-visitor', 'owner-account'];
const served: readonly VisitorKind[] = ['reviewer', ...owners];
const strangers = visitorKinds.filter((kind) => !served.includes(kind));
const nothing = 'A'.repeat(32);
const values = /Quispe|Marisol|204518837/;

const kinds = await listDatabaseKinds();

describe.each(kinds)('who may do what on $name', { timeout: 300_000 }, (kind) => {
  let test: TestApp;
  let stage: AccessStage;
  beforeAll(async () => {
    test = await startTestApp(kind, {
      env: { VISITOR_MAX_DOCUMENTS: '1000', ACCOUNT_MAX_DOCUMENTS: '1000' },
    });
    stage = await setAccessStage(test);
  }, 120_000);
  afterAll(() => test.close());

  /** What each kind of visitor would put into the address of the endpoint. */
  const toKeys = (who: VisitorKind, { path }: Endpoint): string[] => {
    const { inAccount, ofBrowser, linkIds } = stage;
    if (path.includes(':reviewToken')) return [linkIds[who] ?? inAccount.names.linkId];
    if (!path.includes(':sessionId')) return [''];
    if (owners.includes(who)) return [who === 'owner-visitor' ? ofBrowser.sessionId : inAccount.sessionId];
    return [inAccount.sessionId, ofBrowser.sessionId];
  };
  const call = (name: EndpointName, who: VisitorKind, key: string) => {
    const { names } = key === stage.ofBrowser.sessionId ? stage.ofBrowser : stage.inAccount;
    return callEndpoint(stage.browsers[who], name, endpoints[name], { key, names, headers: fromElsewhere() });
  };
  const ask = async (name: EndpointName, who: VisitorKind) => {
    const answers: Answer[] = [];
    for (const key of toKeys(who, endpoints[name])) answers.push(await call(name, who, key));
    return answers;
  };

  it('is told for every endpoint there is', async () => {
    expect(Object.keys(accessTable).sort()).toEqual(Object.keys(endpoints).sort());
    const { json } = await test.newBrowser().send('GET', '/api/docs/json');
    const described = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const known = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual(known.sort());
  });

  it.each(inOrder)('%s', async (name) => {
    stage = (await renewStage(stage)) ?? (await setAccessStage(test));
    const before = await readSettledState(test, stage);
    for (const who of strangers) {
      for (const answer of await ask(name, who)) {
        expect([who, toOutcome(answer)]).toEqual([who, accessTable[name][who]]);
        expect(answer.text, who).not.toMatch(values);
        for (const secret of stage.secrets) expect(answer.text, who).not.toContain(secret);
        if (accessTable[name][who] === 'unknown')
          expect(answer.text).toBe((await call(name, who, nothing)).text);
      }
    }
    expect(await readSettledState(test, stage)).toEqual(before);
    for (const who of served) {
      const [answer] = await ask(name, who);
      expect([who, answer && toOutcome(answer)]).toEqual([who, accessTable[name][who]]);
    }
  });
});
