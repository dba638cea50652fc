import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAdminBrowser } from '../../testing/admin-browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { fillOffice } from '../../testing/fill-office.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';

interface Item {
  readonly id: string;
}

describe.each(await listDatabaseKinds())(
  'records of the back office on $name',
  { timeout: 120_000 },
  (kind) => {
    let test: TestApp;
    let admin: Browser;
    const findFreeBytes = vi.fn(async () => 10 ** 12);
    beforeAll(async () => {
      test = await startTestApp(kind, { env: { DISK_RESERVE_MB: '500' }, replace: { findFreeBytes } });
      admin = await newAdminBrowser(test);
      await fillOffice(test, { visits: 60, emails: 120, documents: 130 });
    }, 120_000);
    afterAll(() => test.close());
    afterEach(() => {
      vi.restoreAllMocks();
      findFreeBytes.mockImplementation(async () => 10 ** 12);
    });
    const get = async (path: string) => (await admin.send('GET', `/api/admin/${path}`)).json;

    /** Every page of a list, one after the other. */
    const getAll = async (path: string): Promise<Item[]> => {
      const items: Item[] = [];
      let next: string | null = null;
      do {
        const page: { items: Item[]; next: string | null } = await get(
          `${path}${next ? `&after=${next}` : ''}`,
        );
        items.push(...page.items);
        next = page.next;
      } while (next);
      return items;
    };

    it('has the 20 latest visits and 30 real days, those without a visit too', async () => {
      const visits = await get('page-visits');
      expect(visits).toHaveLength(20);
      expect(visits[0]).toMatchObject({ page: '/app', ipAddress: '192.0.2.0', country: 'US' });
      const times = visits.map(({ visitedAt }: { visitedAt: string }) => visitedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      const days: { date: string; count: number }[] = await get('daily-visits');
      expect(days).toHaveLength(30);
      expect(days.at(-1)?.date).toBe(test.services.clock().toISOString().slice(0, 10));
      expect(new Set(days.map(({ date }) => date)).size).toBe(30);
      expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    });

    it('counts in its cards what the database holds', async () => {
      const { count } = await get('documents?status=error');
      const stats = await get('stats');
      expect(stats).toMatchObject({ totalEmails: 120, totalDocuments: 130, errorDocuments: count });
      expect(stats.totalVisitors).toBeGreaterThanOrEqual(15);
      expect(stats.avgProcessingTime).toBeNull();
    });

    it('pages through documents in every order, each document once', async () => {
      for (const sort of ['newest', 'oldest', 'status', 'form']) {
        const items = await getAll(`documents?sort=${sort}&limit=30`);
        expect([sort, new Set(items.map(({ id }) => id)).size, items.length]).toEqual([sort, 130, 130]);
      }
      const newest = (await getAll('documents?limit=100')) as { id: string; uploadedAt: string }[];
      const times = newest.map(({ uploadedAt }) => uploadedAt);
      expect(times).toEqual(times.toSorted().toReversed());
    });

    it('filters documents by status and by the beginning of a session id', async () => {
      for (const status of ['uploaded', 'processed', 'error']) {
        const { items, count } = await get(`documents?status=${status}&limit=100`);
        expect(count).toBeGreaterThan(0);
        expect(items).toHaveLength(Math.min(100, count));
        expect(new Set(items.map((item: { status: string }) => item.status))).toEqual(new Set([status]));
      }
      const [first] = (await get('documents?limit=1')).items;
      const found = await get(`documents?search=${first.sessionId.slice(0, 8)}`);
      expect(found.items.map(({ id }: Item) => id)).toEqual([first.id]);
      expect((await get('documents?search=%25')).count).toBe(0);
      expect((await admin.send('GET', '/api/admin/documents?status=lost')).status).toBe(422);
    });

    it('finds addresses by any part of address and names, whatever the case, and by nothing that was deleted', async () => {
      expect((await get('emails?search=INVENTED-11')).count).toBe(11);
      expect((await get('emails?search=name117')).items[0]).toMatchObject({
        email: 'invented-117@example.org',
        firstName: 'Name117',
        lastName: '=Inventada',
      });
      expect(await getAll('emails?search=inventada&limit=50')).toHaveLength(120);
      expect(await getAll('emails?limit=50')).toHaveLength(120);
      const [one] = (await get('emails?search=name117')).items;
      expect((await admin.send('POST', `/api/admin/emails/${one.id}/unsubscribe`)).status).toBe(204);
      expect((await get('emails?search=name117')).count).toBe(0);
      expect((await get('emails?limit=100')).items.find(({ id }: Item) => id === one.id)).toBeUndefined();
      const all = (await getAll('emails?limit=100')) as { id: string; email: string | null }[];
      expect(all.find(({ id }) => id === one.id)).toMatchObject({
        email: null,
        firstName: '',
        subscribed: false,
      });
      expect((await admin.send('DELETE', `/api/admin/emails/${one.id}`)).status).toBe(204);
      expect((await admin.send('DELETE', `/api/admin/emails/${one.id}`)).status).toBe(404);
      expect(await getAll('emails?limit=100')).toHaveLength(119);
    });

    it('exports tables whose cells are no formulas, under the names of the day', async () => {
      const day = test.services.clock().toISOString().slice(0, 10);
      const emails = await admin.send('GET', '/api/admin/emails/export?search=name11');
      expect(emails.headers['content-disposition']).toBe(`attachment; filename="emails-export-${day}.csv"`);
      const lines = emails.text.replace('\uFEFF', '').trim().split('\n');
      expect(lines[0]).toBe('email,firstName,lastName,source,subscribed,verified,collectedAt');
      expect(lines).toHaveLength(11);
      expect(lines[1]).toContain(",'=Inventada,");
      const documents = await admin.send('GET', '/api/admin/documents/export?status=error');
      expect(documents.headers['content-disposition']).toContain(`documents-export-${day}.csv`);
      const { count } = await get('documents?status=error');
      expect(documents.text.trim().split('\n')).toHaveLength(count + 1);
    });

    it('shows, exports and keeps nothing of what a document holds', async () => {
      const owner = test.newBrowser();
      const sessionId = await owner.upload(await drawPdf(), 'Marisol Quispe.pdf');
      await owner.process(sessionId);
      const { items } = await get(`documents?search=${sessionId}`);
      expect(items[0]).toEqual({
        id: expect.any(String),
        sessionId,
        fileName: null,
        formType: 'I-485',
        status: 'processed',
        errorCode: null,
        pageCount: expect.any(Number),
        uploadedAt: expect.any(String),
      });
      for (const path of [
        'documents?limit=100',
        'documents/export',
        'stats',
        'system',
        'audit',
        'analytics',
        'editions',
      ]) {
        const { text } = await admin.send('GET', `/api/admin/${path}`);
        expect([path, /Quispe|Marisol|204518837|scan\.pdf/.test(text)]).toEqual([path, false]);
      }
    });

    it('reads a failed document again, and deletes one as its owner would', async () => {
      const owner = test.newBrowser();
      const sessionId = await owner.upload(await drawPdf());
      test.reader.fail(null, 1);
      expect((await owner.process(sessionId)).status).toBe('error');
      const [{ id, errorCode }] = (await get(`documents?search=${sessionId}`)).items;
      expect(errorCode).toBe('unrecognised_form');
      expect((await admin.send('POST', `/api/admin/documents/${id}/retry`)).status).toBe(202);
      await waitUntil(async () => (await owner.get(sessionId)).status === 'processed', 'it is read again');
      expect((await admin.send('POST', `/api/admin/documents/${id}/retry`)).json.code).toBe('conflict');
      expect((await admin.send('DELETE', `/api/admin/documents/${id}`)).status).toBe(204);
      expect((await owner.send('GET', `/api/documents/${sessionId}`)).status).toBe(404);
      expect((await admin.send('DELETE', `/api/admin/documents/${id}`)).status).toBe(404);
      const done = (await get('audit?limit=5')).items as { action: string; target: string | null }[];
      expect(done.find(({ action }) => action === 'document-retried')?.target).toBe(id);
      expect(done.find(({ action }) => action === 'document-deleted')?.target).toBe(id);
    });

    it('shows a disk that is almost full, and one that takes no file', async () => {
      expect(await get('system-health')).toMatchObject({
        database: { status: 'healthy', responseTime: expect.any(Number) },
        storage: { status: 'healthy' },
        apiHealth: { status: 'healthy' },
      });
      findFreeBytes.mockImplementation(async () => 499 * 1024 * 1024);
      expect((await get('system-health')).storage.status).toBe('low');
      const inTheWay = join(test.dataDir, 'write-check');
      rmSync(inTheWay, { force: true });
      mkdirSync(inTheWay);
      writeFileSync(join(inTheWay, 'x'), '');
      expect((await get('system-health')).storage.status).toBe('failed');
      rmSync(inTheWay, { recursive: true });
    });

    it('shows a worker that looks for no work any more', async () => {
      expect((await get('system')).workers.map(({ alive }: { alive: boolean }) => alive)).toEqual([
        true,
        true,
      ]);
      const before = test.services.queue.listAttendants();
      const stopped = before.map((one) => ({
        ...one,
        lookedAt: new Date(test.services.clock().getTime() - 40_000),
      }));
      vi.spyOn(test.services.queue, 'listAttendants').mockReturnValue(stopped);
      expect((await get('system-health')).apiHealth.status).toBe('failed');
    });

    it('shows an admin of the last half hour that the database is gone, and nobody else anything', async () => {
      await get('me');
      const gone = () => {
        throw new Error('the database is gone');
      };
      vi.spyOn(test.services.db, 'select').mockImplementation(gone);
      vi.spyOn(test.services.db, 'update').mockImplementation(gone);
      vi.spyOn(test.services.db, 'execute').mockImplementation(gone);
      expect((await get('system-health')).database).toEqual({ status: 'failed', responseTime: null });
      expect((await get('system')).database.sizeBytes).toBeNull();
      const other = test.newBrowser();
      other.cookies.set('puente_admin', 'A'.repeat(43));
      expect((await other.send('GET', '/api/admin/system-health')).status).toBe(500);
      expect((await admin.send('GET', '/api/admin/stats')).status).toBe(500);
    });

    it('measures what its system tab shows', async () => {
      const system = await get('system');
      expect(system.database.sizeBytes).toBeGreaterThan(1_000_000);
      expect(system.storage.totalBytes).toBeGreaterThan(0);
      expect(system.memory.processBytes).toBeGreaterThan(1_000_000);
      expect(system.queues.map(({ name }: { name: string }) => name)).toEqual(['runs', 'texts', 'jobs']);
      expect(system.limits).toMatchObject({ maxUploadBytes: 10 * 1024 * 1024, adminIdleMinutes: 30 });
      expect(system.versions.node).toBe(process.versions.node);
      expect(system.database.connections === null).toBe(kind.name === 'PGlite');
    });

    it('finds its pages by indexes', async () => {
      const explain = async (query: string) => {
        await test.services.db.execute(sql`set enable_seqscan = off`);
        const { rows } = (await test.services.db.execute(sql.raw(`explain ${query}`))) as unknown as {
          rows: object[];
        };
        await test.services.db.execute(sql`set enable_seqscan = on`);
        return JSON.stringify(rows);
      };
      const queries: Readonly<Record<string, string>> = {
        visits_visited_at: 'select * from visits order by visited_at desc limit 20',
        documents_uploaded: `select * from documents where (uploaded_at, id) < (now(), gen_random_uuid()) order by uploaded_at desc, id desc limit 50`,
        documents_session_prefix: `select * from documents where session_id like 'abcdef12%'`,
        document_runs_queue: `select * from document_runs where kind = 'form' and status = 'error'`,
        email_subscribers_collected:
          'select * from email_subscribers order by collected_at desc, id desc limit 50',
        admin_actions_done: 'select * from admin_actions order by done_at desc, id desc limit 50',
      };
      for (const [index, query] of Object.entries(queries)) expect(await explain(query)).toContain(index);
    });
  },
);
