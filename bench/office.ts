import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { makeAdmin } from '../apps/server/src/testing/admin-browser.ts';
import { goodPassword } from '../apps/server/src/testing/browser.ts';
import { fillOffice } from '../apps/server/src/testing/fill-office.ts';
import { startTestApp } from '../apps/server/src/testing/start-test-app.ts';
import { type DatabaseKind, listDatabaseKinds } from '../apps/server/src/testing/test-databases.ts';

// The back office over a large install: npm run bench:office. Fails where a tab's call takes longer than 200 ms at the
// median, or where an export grows with its rows.

const amounts = { visits: 100_000, emails: 20_000, documents: 20_000 };
const times = 15;
const maxMedianMs = 200;
/** Of the heap, over what it was before; the rows of either export would be more. */
const maxGrowthBytes = 40 * 1024 * 1024;

const calls = {
  stats: 'stats',
  analytics: 'analytics',
  'visits a day': 'daily-visits',
  'latest visits': 'page-visits',
  documents: 'documents',
  'failed documents': 'documents?status=error',
  'documents by status': 'documents?sort=status',
  'a session': 'documents?search=c4ca4238',
  emails: 'emails',
  'emails searched': 'emails?search=name1999',
  health: 'system-health',
  system: 'system',
  editions: 'editions',
  'what was done': 'audit',
};

const lookEveryBytes = 100 * 1024;

const failures: string[] = [];
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function readExport(get: (path: string) => Promise<Response>, path: string) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let max = before;
  let bytes = 0;
  const begun = performance.now();
  const answer = await get(path);
  let looked = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes - looked < lookEveryBytes) continue;
    looked = bytes;
    globalThis.gc?.();
    max = Math.max(max, process.memoryUsage().heapUsed);
  }
  return { bytes, growth: max - before, ms: performance.now() - begun };
}

async function measure(kind: DatabaseKind): Promise<void> {
  const test = await startTestApp(kind);
  const email = await makeAdmin(test);
  await fillOffice(test, amounts);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  if (!test.app.server.listening) await once(test.app.server, 'listening');
  const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  const login = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password: goodPassword }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const get = async (path: string) => {
    const answer = await fetch(`${origin}/api/admin/${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  console.log(`\n${kind.name}, ${JSON.stringify(amounts)}`);
  for (const [name, path] of Object.entries(calls)) {
    const took: number[] = [];
    for (let i = 0; i < times; i += 1) {
      const begun = performance.now();
      await (await get(path)).text();
      took.push(performance.now() - begun);
    }
    const ms = Math.round(median(took));
    console.log(`${name.padEnd(22)} ${String(ms).padStart(5)} ms, the first ${Math.round(took[0] ?? 0)} ms`);
    if (ms >= maxMedianMs) failures.push(`${kind.name}: ${name} took ${ms} ms`);
  }
  for (const path of ['emails/export', 'documents/export']) {
    const { bytes, growth, ms } = await readExport(get, path);
    const [kilobytes, grown] = [Math.round(bytes / 1024), Math.round(growth / 1024 / 1024)];
    console.log(`${path.padEnd(22)} ${kilobytes} kB in ${Math.round(ms)} ms, heap +${grown} MB at most`);
    if (growth > maxGrowthBytes) failures.push(`${kind.name}: ${path} grew the heap by ${grown} MB`);
  }
  await test.close();
}

for (const kind of await listDatabaseKinds()) await measure(kind);
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
