import { rmSync } from 'node:fs';
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

/** The machine that held the folder is off: the server stands still while its disk is copied as it is at that moment. */
function cutPower(disk: LoopDisk, { child }: RunningServer): LoopDisk {
  child.kill('SIGSTOP');
  const after = disk.cutPower();
  child.kill('SIGCONT');
  disks.push(after);
  rmSync(`${after.folder}/data/puente.lock`);
  return after;
}

async function start(dataDir: string) {
  // The disk is smaller than the reserve of a real one, and nobody saves as fast as this.
  const env = { DISK_RESERVE_MB: '0', MAX_SAVES_PER_MINUTE: '100000' };
  const server = await startServer(dataDir, { env });
  servers.push(server);
  return server;
}

/** A kill leaves the system's own memory of the files whole; only a disk cut off in the middle shows what was on it. */
describe.skipIf(!canMountLoopDisks())('a power cut', () => {
  it('loses no save and no upload that was acknowledged @quick-ci', async () => {
    const disk = createLoopDisk(600);
    disks.push(disk);
    const server = await start(`${disk.folder}/data`);
    const person = new Person(server);
    const first = await person.upload(await drawPdf());
    await person.process(first);
    for (let save = 1; save <= 20; save += 1) expect(await person.saveName(first, `Save ${save}`)).toBe(200);
    const second = await person.upload(await drawPdf(), 'second.pdf');
    const after = cutPower(disk, server);
    person.server = await start(`${after.folder}/data`);
    expect(await person.findName(first)).toBe('Save 20');
    expect(await person.findName(second)).toBe('');
    const page = await person.send('GET', `/api/documents/${second}/pages/1`);
    expect(page.status).toBe(200);
  });

  it('at any moment of saving leaves a database that opens, with all that was acknowledged', async () => {
    const disk = createLoopDisk(600);
    disks.push(disk);
    const server = await start(`${disk.folder}/data`);
    const person = new Person(server);
    const sessionId = await person.upload(await drawPdf());
    await person.process(sessionId);
    let acknowledged = 0;
    let isDone = false;
    const saving = (async () => {
      while (!isDone) {
        if ((await person.saveName(sessionId, `Save ${acknowledged + 1}`)) === 200) acknowledged += 1;
      }
    })();
    for (let cut = 0; cut < 3; cut += 1) {
      await new Promise((resolve) => setTimeout(resolve, 700));
      const known = acknowledged;
      const after = cutPower(disk, server);
      const name = await person.at(await start(`${after.folder}/data`)).findName(sessionId);
      expect(Number(name?.slice('Save '.length))).toBeGreaterThanOrEqual(known);
      await servers.pop()?.kill();
    }
    isDone = true;
    await saving;
  });
});
