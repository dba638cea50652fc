import { closeSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { drawPdf } from '../apps/server/src/testing/sample-pdf.ts';
import { type RunningServer, startServer } from '../apps/server/src/testing/server-process.ts';
import { canMountLoopDisks, createLoopDisk, type LoopDisk } from './loop-disk.ts';
import { Person } from './person.ts';

const servers: RunningServer[] = [];
const disks: LoopDisk[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  for (const disk of disks.splice(0)) disk.remove();
});

async function start(folder: string, reserveMb: number) {
  const env = { DISK_RESERVE_MB: String(reserveMb), MAX_SAVES_PER_MINUTE: '100000' };
  const server = await startServer(`${folder}/data`, { env });
  servers.push(server);
  return server;
}

const chunk = Buffer.alloc(64 * 1024);

/** Takes all that is left of the disk but `leaveBytes`, as another program would. */
function fill(folder: string, leaveBytes: number): string {
  const path = `${folder}/somebody-else`;
  const file = openSync(path, 'w');
  const countFree = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  try {
    while (countFree() > leaveBytes) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fsyncSync(file);
    closeSync(file);
  }
  return path;
}

describe.skipIf(!canMountLoopDisks())('a full disk', () => {
  it('keeps all that was acknowledged, says what was not, and goes on when there is room again', async () => {
    const disk = createLoopDisk(400);
    disks.push(disk);
    const person = new Person(await start(disk.folder, 0));
    const sessionId = await person.upload(await drawPdf());
    const other = await person.upload(await drawPdf(), 'other.pdf');
    await person.process(sessionId);
    expect(await person.saveName(sessionId, 'Save 0')).toBe(200);

    const inTheWay = fill(disk.folder, 0);
    let acknowledged = 0;
    let refusal = '';
    for (let save = 1; save <= 2_000 && refusal === ''; save += 1) {
      const data = { biographic_information: { full_name: { family_name: `Save ${save}` } } };
      const answer = await person.send('PUT', `/api/documents/${sessionId}/form`, data);
      if (answer.status === 200) acknowledged = save;
      else refusal = await answer.text();
    }
    expect(JSON.parse(refusal)).toMatchObject({ code: 'not_saved' });
    expect(refusal).toContain('Keep this page open');
    const health = (await (await person.send('GET', '/api/health')).json()) as { status: string };
    expect(health.status).toBe('degraded');
    expect((await person.send('GET', '/api/health/live')).status).toBe(200);

    rmSync(inTheWay);
    await servers.pop()?.kill();
    const again = person.at(await start(disk.folder, 0));
    expect(await again.findName(sessionId)).toBe(`Save ${acknowledged}`);
    expect((await again.send('DELETE', `/api/documents/${other}`)).status).toBe(204);
    expect(await again.saveName(sessionId, 'Afterwards')).toBe(200);
    expect(await again.findName(sessionId)).toBe('Afterwards');
  });

  it('that is almost full takes no new file, says so, and goes on saving @quick', async () => {
    const disk = createLoopDisk(400);
    disks.push(disk);
    const person = new Person(await start(disk.folder, 50));
    const sessionId = await person.upload(await drawPdf());
    await person.process(sessionId);
    fill(disk.folder, 40 * 1024 * 1024);
    await expect(person.upload(await drawPdf())).rejects.toThrow(/503.*storage_full/);
    expect(await person.saveName(sessionId, 'Kept')).toBe(200);
    const health = (await (await person.send('GET', '/api/health')).json()) as { storage: unknown };
    expect(health.storage).toEqual({ status: 'low' });
  });
});
