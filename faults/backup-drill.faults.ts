import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { drawPdf } from '../apps/server/src/testing/sample-pdf.ts';
import { Person } from './person.ts';
import { useStage } from './stage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stage = useStage();

function command(name: 'backup' | 'restore', dataDir: string, folder: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  return { status, said: stdout + stderr };
}

it('the drill: back up while people work, lose the machine, restore by one command, and everything opens @quick', async () => {
  const [dataDir, newDir, backup] = ['data', 'new-data', 'backup'].map((name) =>
    join(stage.folder, name),
  ) as [string, string, string];
  const server = await stage.start(dataDir);
  const person = new Person(server);
  const sessionId = await person.upload(await drawPdf());
  await person.process(sessionId);
  expect(await person.saveName(sessionId, 'Kept')).toBe(200);
  const saved = command('backup', dataDir, backup);
  expect(saved.said).toContain('Backup written');
  expect(saved.status).toBe(0);
  expect(await person.saveName(sessionId, 'After the backup')).toBe(200);
  await server.kill();

  mkdirSync(newDir);
  copyFileSync(join(dataDir, 'master.key'), join(newDir, 'master.key'));
  const restored = command('restore', newDir, backup);
  expect(restored.said).toContain('Restored');
  expect(restored.status).toBe(0);
  const again = await stage.start(newDir);
  expect(await person.at(again).findName(sessionId)).toBe('Kept');
  const page = await person.at(again).send('GET', `/api/documents/${sessionId}/pages/1`);
  expect(page.status).toBe(200);
  expect(command('restore', newDir, backup).status).toBe(1);
});
