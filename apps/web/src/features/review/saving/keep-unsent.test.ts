// @vitest-environment happy-dom
import type { DocumentView } from '@puente/contract';
import { emptyI485FormData } from '@puente/forms/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FormValues, getAt, setAt } from '../../../lib/form-answers/form-values.ts';
import { startI18n } from '../../../lib/i18n/i18n.ts';
import { pauseMs } from './keep-unsent.ts';

const given = 'biographic_information.full_name.given_name';
const city = 'biographic_information.physical_address.city';

/** A server with one document. `down`: nothing reaches it; `deaf`: what it takes in is not answered. */
function stageServer() {
  const formData = structuredClone(emptyI485FormData()) as unknown as FormValues;
  const server = { formData, version: 3, down: false, deaf: false, saves: 0 };
  const view = (): DocumentView => ({
    documentId: 'd',
    sessionId: 'one',
    formType: 'I-485',
    fileName: 'scan.pdf',
    fileSize: 1,
    isSample: false,
    inAccount: false,
    status: 'processed',
    reviewStatus: 'pending',
    uploadedAt: '2026-11-22T10:00:00.000Z',
    attempts: 1,
    visionModelAllowed: false,
    hasOwnBlank: false,
    version: server.version,
    unsentKey: btoa('k'.repeat(32)),
    pageCount: 12,
    progress: { ocr: 100, ai: 100, form: 100, page: 12, pages: 12 },
    source: null,
    formData: { ...server.formData, rawOcrText: '' },
    evidence: {},
  });
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (_: string, { method, headers, body }: RequestInit) => {
    if (server.down) throw new TypeError('no connection');
    if (method === 'GET') return answer(view());
    const {
      formType: _form,
      checkedPaths: _checked,
      replacesVersion: _replaces,
      ...sent
    } = JSON.parse(String(body));
    const condition = (headers as Record<string, string>)['if-match'];
    if (condition && condition !== `"${server.version}"`)
      return answer({ code: 'conflict', message: '' }, 409);
    Object.assign(server, { formData: sent, version: server.version + 1, saves: server.saves + 1 });
    if (server.deaf) throw new TypeError('the answer was lost');
    return answer({ success: true, version: server.version, savedAt: new Date().toISOString() });
  });
  return { server, view };
}

/** A page on the document, in a module of its own as each tab has one. */
async function openPage(view: DocumentView) {
  vi.resetModules();
  const { openCopy, forgetCopies } = await import('./working-copy.ts');
  const { findUnsent } = await import('./unsent.ts');
  const { clearBrowser } = await import('../../../lib/storage.ts');
  const i18n = await import('../../../lib/i18n/i18n.ts');
  await i18n.startI18n();
  const unsent = await findUnsent(view);
  const copy = openCopy(view, () => undefined, unsent);
  if (!copy) throw new Error('the form data is of another form');
  const { model, queue } = copy;
  open.push(forgetCopies);
  return {
    copy,
    type: (path: string, value: string) => model.type(path, value),
    read: (path: string) => getAt(model.getState().values, path),
    flush: () => queue.flush(),
    forgetCopies,
    clearBrowser,
    /** The tab is gone: its timers and listeners with it, and what it kept stays as it is. */
    close: () => {
      const entries = Object.entries(localStorage);
      forgetCopies();
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
  };
}
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent:'));
const within = { timeout: 15_000 };
const kept = () => vi.waitFor(() => expect(keys()).toHaveLength(1), within);
const content = () => localStorage.getItem(keys()[0] ?? '');
/** Until it is another one than `before`. */
const keptAnew = (before: string | null) => vi.waitFor(() => expect(content()).not.toBe(before), within);
/** Longer than it takes to keep something. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 2 * pauseMs));

/** A page whose answer could not be sent and is kept. */
async function openStuckPage({ server, view }: ReturnType<typeof stageServer>) {
  const page = await openPage(view());
  server.down = true;
  page.type(given, 'Marisol');
  await page.flush();
  await kept();
  return page;
}

beforeEach(async () => {
  localStorage.clear();
  await startI18n();
});
/** Of the pages that are open: what lets each go. */
let open: (() => void)[] = [];
afterEach(() => {
  for (const end of open) end();
  open = [];
  vi.unstubAllGlobals();
});

it('what was typed without a connection is there in the next page, is saved, and is let go', async () => {
  const staged = stageServer();
  const { server, view } = staged;
  const first = await openStuckPage(staged);
  first.close();
  server.down = false;
  const next = await openPage(view());
  expect(next.read(given)).toBe('Marisol');
  expect(next.copy.takeResumed()).toBe(true);
  expect(next.copy.takeResumed()).toBe(false);
  expect(await next.flush()).toBe(true);
  expect(getAt(server.formData, given)).toBe('Marisol');
  expect(keys()).toEqual([]);
});

it('what is typed after a save has failed is kept too, and nothing is kept while saving works', async () => {
  const { server, view } = stageServer();
  const first = await openPage(view());
  first.type(given, 'Mar');
  await first.flush();
  await settle();
  expect(keys()).toEqual([]);
  server.down = true;
  first.type(given, 'Maris');
  await first.flush();
  await kept();
  const before = content();
  first.type(given, 'Marisol');
  await keptAnew(before);
  first.close();
  server.down = false;
  expect((await openPage(view())).read(given)).toBe('Marisol');
});

it('merges with what was saved elsewhere since, and asks about the answer changed on both sides alone', async () => {
  const staged = stageServer();
  const { server, view } = staged;
  const first = await openStuckPage(staged);
  first.close();
  server.down = false;
  setAt(server.formData, city, 'Newark');
  server.version += 1;
  const next = await openPage(view());
  expect(await next.flush()).toBe(true);
  expect([getAt(server.formData, given), getAt(server.formData, city)]).toEqual(['Marisol', 'Newark']);

  server.down = true;
  next.type(city, 'Lima');
  await next.flush();
  await kept();
  next.close();
  server.down = false;
  setAt(server.formData, city, 'Cusco');
  server.version += 1;
  const last = await openPage(view());
  expect(await last.flush()).toBe(false);
  expect(last.copy.queue.state()).toMatchObject({ kind: 'conflict' });
  const theirs = view();
  expect(last.copy.merging.listConflicts(theirs)).toMatchObject([{ path: city }]);
  expect(getAt(server.formData, city)).toBe('Cusco');
  last.close();
});

it('does not take a save whose answer was lost for somebody else’s, also in the next page', async () => {
  const { server, view } = stageServer();
  const first = await openPage(view());
  server.deaf = true;
  first.type(given, 'Mar');
  await first.flush();
  server.down = true;
  await kept();
  const before = content();
  first.type(given, 'Marisol');
  await first.flush();
  await keptAnew(before);
  first.close();
  Object.assign(server, { down: false, deaf: false });
  expect(getAt(server.formData, given)).toBe('Mar');
  const next = await openPage(view());
  expect(await next.flush()).toBe(true);
  expect(getAt(server.formData, given)).toBe('Marisol');
});

it('writes nothing any more after the browser was cleared, also what was being sealed', async () => {
  const { server, view } = stageServer();
  const page = await openPage(view());
  server.down = true;
  page.type(given, 'Marisol');
  await page.flush();
  page.clearBrowser();
  page.type(given, 'Marisol Luz');
  await settle();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(keys()).toEqual([]);
  page.close();
});

it('lets nothing be written by a page that another tab has cleared under it', async () => {
  const staged = stageServer();
  const page = await openStuckPage(staged);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  page.type(given, 'Marisol Luz');
  await settle();
  expect(keys()).toEqual([]);
  page.close();
});

it('lets go of it with the form, saved or not', async () => {
  const staged = stageServer();
  const page = await openStuckPage(staged);
  page.forgetCopies();
  expect(keys()).toEqual([]);
});
