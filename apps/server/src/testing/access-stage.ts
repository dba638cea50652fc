import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { queryRows } from '../platform/database/query-rows.ts';
import type { VisitorKind } from './access-table.ts';
import type { Answer, Browser } from './browser.ts';
import { namesOfNothing, type SampleNames } from './sample-bodies.ts';
import { drawPdf } from './sample-pdf.ts';
import type { TestApp } from './start-test-app.ts';
import { waitUntil } from './wait-until.ts';

/** A document that was read, with what belongs to it. */
interface StagedDocument {
  readonly sessionId: string;
  readonly documentId: string;
  readonly names: SampleNames;
}

/** Two documents, one in an account and one of a browser, and one browser of every kind that may ask for them. */
export interface AccessStage {
  readonly inAccount: StagedDocument;
  readonly ofBrowser: StagedDocument;
  readonly browsers: Readonly<Record<VisitorKind, Browser>>;
  /** The link each reviewer has, by the id that opens it with their cookie. */
  readonly linkIds: Readonly<Partial<Record<VisitorKind, string>>>;
  /** What nobody else may be shown. */
  readonly secrets: readonly string[];
}

/** Each from an address of its own: what is told here is who may, not how often. */
let addresses = 0;
export function fromElsewhere(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
}

const flip = (value: string) => (value.startsWith('A') ? 'B' : 'A') + value.slice(1);

function withCookies(test: TestApp, cookies: Iterable<readonly [string, string]>): Browser {
  const browser = test.newBrowser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

const listFiles = (test: TestApp, documentId: string): string[] =>
  readdirSync(join(test.dataDir, 'files', documentId), { recursive: true, encoding: 'utf8' });

/** A document that was read, and whose pages are drawn: nothing of its own changes it any more. */
async function prepare(test: TestApp, owner: Browser, name?: string) {
  const sessionId = await owner.upload(await drawPdf(), name);
  const { documentId, pageCount } = await owner.process(sessionId);
  const countDrawn = () => listFiles(test, documentId).filter((file) => file.endsWith('.webp')).length;
  await waitUntil(() => countDrawn() === pageCount, 'all its pages are drawn');
  return { sessionId, documentId };
}

async function invite(test: TestApp, owner: Browser, sessionId: string) {
  const created = await owner.send('POST', `/api/documents/${sessionId}/share`, undefined, fromElsewhere());
  if (created.status !== 201) throw new Error(`share: ${created.status} ${created.text}`);
  const { token } = created.json;
  const browser = test.newBrowser();
  const opened: Answer = await browser.send('GET', `/api/review/${token}`, undefined, fromElsewhere());
  const linkId: string = opened.json.linkId;
  return { browser, token: String(token), linkId, formData: opened.json.formData };
}

type Invited = Awaited<ReturnType<typeof invite>>;

async function submit({ browser, linkId, formData }: Invited): Promise<void> {
  const edited = structuredClone(formData);
  edited.biographic_information.full_name.given_name = 'Marisela';
  const body = { reviewStatus: 'reviewed', formData: edited };
  await browser.send('POST', `/api/review/${linkId}`, body, fromElsewhere());
}

async function nameWhatBelongs(owner: Browser, sessionId: string, link: Invited): Promise<SampleNames> {
  const { version, reviews } = (await owner.send('GET', `/api/documents/${sessionId}/reviews`)).json;
  return { linkId: link.linkId, reviewId: reviews[0].id, token: link.token, version };
}

/** Others with documents of their own: a visitor, an account, and a reviewer of the account's. */
async function setOthers(test: TestApp) {
  const visitor = test.newBrowser();
  await prepare(test, visitor);
  const account = test.newBrowser();
  await account.signUp();
  const reviewed = await invite(test, account, (await prepare(test, account)).sessionId);
  return { visitor, account, reviewed };
}

/** The cookies of one link's reviewer under the names of another link's. */
const asReviewerOf = (test: TestApp, { browser, linkId }: Invited, other: string): Browser =>
  withCookies(
    test,
    [...browser.cookies].map(([name, value]) => [name.replace(linkId, other), value] as const),
  );

/** Everything a person left in the browser that they had before they signed in. */
async function setOwnerAccount(test: TestApp) {
  const owner = test.newBrowser();
  const before = await prepare(test, owner, 'Marisol.pdf');
  const former = withCookies(test, owner.cookies);
  await owner.signUp();
  const unsigned = withCookies(
    test,
    [...owner.cookies].map(([name, value]) => [name, value.split(/\.|%2E/i)[0] ?? ''] as const),
  );
  return { owner, former, unsigned, ...before };
}

/** Links that open nothing, each for a reason of its own. */
async function setClosedLinks(test: TestApp, owner: Browser, sessionId: string) {
  const invited: Invited[] = [];
  for (let i = 0; i < 4; i += 1) invited.push(await invite(test, owner, sessionId));
  const [revoked, expired, otherForm, former] = invited as [Invited, Invited, Invited, Invited];
  await owner.send('DELETE', `/api/documents/${sessionId}/share/${revoked.linkId}`);
  for (const change of [
    sql`update review_links set expires_at = now() - interval '1 minute' where id = ${expired.linkId}`,
    sql`update review_links set form_type = 'I-765' where id = ${otherForm.linkId}`,
    sql`update reviewer_sessions set ended_at = now() where link_id = ${former.linkId}`,
  ])
    await test.services.db.execute(change);
  return {
    'revoked-reviewer': revoked,
    'expired-reviewer': expired,
    'other-form-reviewer': otherForm,
    'former-reviewer': former,
  } satisfies Partial<Record<VisitorKind, Invited>>;
}

/** About three seconds. */
export async function setAccessStage(test: TestApp): Promise<AccessStage> {
  const { owner, former, unsigned, sessionId, documentId } = await setOwnerAccount(test);
  const ownerVisitor = test.newBrowser();
  await ownerVisitor.upload(await drawPdf());
  const earlier = withCookies(test, ownerVisitor.cookies);
  const ofBrowser = await prepare(test, ownerVisitor, 'Marisol.pdf');
  const others = await setOthers(test);
  const link = await invite(test, owner, sessionId);
  await submit(link);
  const closed = await setClosedLinks(test, owner, sessionId);
  const names = await nameWhatBelongs(owner, sessionId, link);
  const me = (await owner.send('GET', '/api/auth/me')).json;
  return {
    inAccount: { sessionId, documentId, names },
    ofBrowser: { ...ofBrowser, names: namesOfNothing },
    browsers: {
      nobody: test.newBrowser(),
      'other-visitor': others.visitor,
      'earlier-visitor': earlier,
      'other-account': others.account,
      'former-visitor': former,
      'forged-cookies': withCookies(
        test,
        [...owner.cookies, ...ownerVisitor.cookies].map(([name, value]) => [name, flip(value)] as const),
      ),
      'unsigned-session': unsigned,
      'other-reviewer': asReviewerOf(test, others.reviewed, link.linkId),
      'revoked-reviewer': closed['revoked-reviewer'].browser,
      'expired-reviewer': closed['expired-reviewer'].browser,
      'other-form-reviewer': closed['other-form-reviewer'].browser,
      'former-reviewer': closed['former-reviewer'].browser,
      reviewer: link.browser,
      'owner-visitor': ownerVisitor,
      'owner-account': owner,
    },
    linkIds: Object.fromEntries(Object.entries(closed).map(([who, { linkId }]) => [who, linkId])),
    secrets: [sessionId, documentId, ofBrowser.sessionId, ofBrowser.documentId, me.id, me.email],
  };
}

/** The document as its owner has it; null when it is not theirs any more, or has no answers. */
async function findOwn(owner: Browser, document: StagedDocument): Promise<StagedDocument | null> {
  const view = await owner.get(document.sessionId);
  if (view.status !== 'processed' || !view.formData) return null;
  return { ...document, names: { ...document.names, version: view.version } };
}

/**
 * The stage as the calls so far have left it; null when one of its browsers is not any more what its kind says: a
 * refusal would prove nothing then.
 */
export async function renewStage(stage: AccessStage): Promise<AccessStage | null> {
  const { browsers } = stage;
  const inAccount = await findOwn(browsers['owner-account'], stage.inAccount);
  const ofBrowser = await findOwn(browsers['owner-visitor'], stage.ofBrowser);
  const other = await browsers['other-account'].send('GET', '/api/auth/me');
  const link = `/api/review/${stage.inAccount.names.linkId}`;
  const review = await browsers.reviewer.send('GET', link, undefined, fromElsewhere());
  if (!inAccount || !ofBrowser || other.status !== 200 || review.status !== 200) return null;
  return { ...stage, inAccount, ofBrowser };
}

/**
 * Every row of every table of ours, in one question: it is asked hundreds of times. Not the legal helper's knowledge:
 * thousands of rows of published text, with no column for anybody.
 */
async function readRows({ services: { db } }: TestApp): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'knowledge\\_%' order by 1`,
  );
  const ofEach = tables.map(
    ({ name }) =>
      sql`select ${name}::text || ' ' || row_to_json(t)::text as row from ${sql.identifier(name)} t`,
  );
  const rows = await queryRows<{ row: string }>(db, sql`${sql.join(ofEach, sql` union all `)} order by 1`);
  return rows.map(({ row }) => row);
}

/** Every row that names one of the stage's documents or its account, and the documents' files. */
async function readState(test: TestApp, { inAccount, ofBrowser, secrets }: AccessStage): Promise<string[]> {
  const rows = await readRows(test);
  const folders = [inAccount.documentId, ofBrowser.documentId];
  const files = folders.flatMap((id) => listFiles(test, id));
  return [...rows.filter((row) => secrets.some((secret) => row.includes(secret))), ...files.sort()];
}

/** Whether a document is still being read: a sample that an owner asked for is read long after the answer. */
async function isReading({ services: { db } }: TestApp): Promise<boolean> {
  const question = sql`select 1 from document_runs where status = 'processing' limit 1`;
  return (await queryRows(db, question)).length > 0;
}

/** As it is once the work that a call has started is done. */
export async function readSettledState(test: TestApp, stage: AccessStage): Promise<string[]> {
  await waitUntil(async () => !(await isReading(test)), 'nothing is being read any more');
  let before = await readState(test, stage);
  return waitUntil(async () => {
    const now = await readState(test, stage);
    const isSettled = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    return isSettled && now;
  }, 'nothing changes any more');
}
