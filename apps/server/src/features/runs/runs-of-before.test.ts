import { randomBytes, randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../../context.ts';
import { extensions } from '../../platform/database/embedded/extensions.ts';
import * as schema from '../../platform/database/schema.ts';
import { createDocumentKey, createSealingKey } from '../../platform/sealing/seal.ts';
import { migrateTo } from '../../testing/migrate-to.ts';
import { findDocumentById } from '../documents/index.ts';
import { listRunQueue } from './run-queue.repo.ts';
import { claimRun } from './runs.repo.ts';

/** Migrations before runs had rows of their own. */
const before = 11;
const masterKey = createSealingKey(randomBytes(32));
const salt = randomBytes(32);
const at = new Date('2026-03-04T05:06:07Z');
const queuedAt = new Date('2026-03-04T05:07:00Z');
const visitorId = randomUUID();

let client: PGlite;
let services: Services;

/** A document of before, `columns` being what its row says of its run; returns its id. */
async function insertOfBefore(columns: Record<string, unknown>, isRead = false): Promise<string> {
  const id = randomUUID();
  const key = createDocumentKey(masterKey, id, salt);
  const row = {
    id,
    session_id: id,
    visitor_id: visitorId,
    pass_hash: id,
    wrapped_key: key.wrapped,
    file_name: key.seal(Buffer.from('scan.pdf'), 'file-name'),
    file_size_bytes: 1,
    page_count: 12,
    form_type: 'I-765',
    status: 'uploaded',
    review_status: 'pending',
    uploaded_at: at,
    last_used_at: at,
    ...columns,
  };
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  await client.query(`insert into documents (${names}) values (${places})`, Object.values(row));
  if (isRead)
    await client.query(
      `insert into readings (document_id, source, raw_text, created_at) values ($1, '\\x', '\\x', $2)`,
      [id, at],
    );
  return id;
}

const ids: Record<string, string> = {};
beforeAll(async () => {
  client = await PGlite.create({ extensions });
  await migrateTo(client, before);
  await client.query('insert into visitors values ($1, $2, $3, $3)', [visitorId, 'hash', at]);
  const begun = { attempts: 2, run_attempts: 1, queued_at: queuedAt };
  const whole = { progress_ocr: 100, progress_ai: 100, progress_form: 100, progress_page: 12 };
  const going = { ...begun, status: 'processing', progress_ocr: 40, progress_page: 5 };
  const isClaimed = { lease_owner: 'a server', lease_until: new Date(at.getTime() + 60_000) };
  ids.uploaded = await insertOfBefore({});
  ids.waiting = await insertOfBefore({ ...begun, status: 'processing' });
  ids.claimed = await insertOfBefore({ ...going, ...isClaimed });
  ids.processed = await insertOfBefore({ ...begun, ...whole, status: 'processed' }, true);
  const owed = { text_pending: true, text_lease_until: new Date(at.getTime() + 60_000) };
  ids.owed = await insertOfBefore(
    { ...begun, ...whole, ...owed, status: 'processed', progress_ocr: 97 },
    true,
  );
  ids.failed = await insertOfBefore({ ...going, status: 'error', error_code: 'pdf_damaged' });
  ids.cancelled = await insertOfBefore({ attempts: 1 });
  ids.allowed = await insertOfBefore({ outside_reader_allowed: true });
  await migrateTo(client);
  const db = drizzle(client, { schema });
  services = {
    db,
    masterKey,
    clock: () => at,
    processId: 'us',
    storage: { findSalt: async () => salt },
  } as never;
}, 60_000);
afterAll(() => client.close());

const find = (name: string) => findDocumentById(services, ids[name] ?? '');

it.each([
  ['uploaded', { status: 'uploaded', attempts: 0, progress: { ocr: 0, ai: 0, form: 0, page: 0, pages: 12 } }],
  [
    'waiting',
    { status: 'processing', attempts: 2, progress: { ocr: 0, ai: 0, form: 0, page: 0, pages: 12 } },
  ],
  [
    'claimed',
    { status: 'processing', attempts: 2, progress: { ocr: 40, ai: 0, form: 0, page: 5, pages: 12 } },
  ],
  [
    'processed',
    { status: 'processed', attempts: 2, progress: { ocr: 100, ai: 100, form: 100, page: 12, pages: 12 } },
  ],
  [
    'owed',
    { status: 'processed', attempts: 2, progress: { ocr: 97, ai: 100, form: 100, page: 12, pages: 12 } },
  ],
  [
    'failed',
    {
      status: 'error',
      errorCode: 'pdf_damaged',
      attempts: 2,
      progress: { ocr: 40, ai: 0, form: 0, page: 5, pages: 12 },
    },
  ],
  [
    'cancelled',
    { status: 'uploaded', attempts: 1, progress: { ocr: 0, ai: 0, form: 0, page: 0, pages: 12 } },
  ],
])('a document of before that was %s is so still', async (name, told) => {
  expect(await find(name)).toMatchObject({ errorCode: null, formType: 'I-765', ...told });
});

it('a person who allowed the vision model before has allowed it still, and nobody else', async () => {
  expect((await find('allowed'))?.visionModelAllowed).toBe(true);
  expect((await find('uploaded'))?.visionModelAllowed).toBe(false);
});

it('what waited waits at its place in the queue, what was claimed is claimed, and texts owed are owed', async () => {
  expect(await listRunQueue(services, 'form')).toEqual(
    expect.arrayContaining([
      { id: ids.waiting, owner: visitorId, queuedAt, isRunning: false },
      { id: ids.claimed, owner: visitorId, queuedAt, isRunning: true },
    ]),
  );
  expect(await listRunQueue(services, 'form')).toHaveLength(2);
  expect(await listRunQueue(services, 'texts')).toEqual([
    { id: ids.owed, owner: visitorId, queuedAt, isRunning: false },
  ]);
  expect(await claimRun(services, ids.claimed ?? '', 'form')).toBeNull();
  expect(await claimRun(services, ids.waiting ?? '', 'form')).toEqual({ tries: 2 });
  expect(await claimRun(services, ids.owed ?? '', 'texts')).toEqual({ tries: 1 });
});
