import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawPdf } from '../apps/server/src/testing/sample-pdf.ts';
import { Person } from './person.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** All bytes of a folder, file by file. */
const readAll = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));

const countIn = (folder: string, bytes: Buffer | string) =>
  readAll(folder).filter((file) => file.includes(bytes)).length;

it('whoever takes the data folder after a deletion finds nothing that opens what was deleted @quick', async () => {
  const dataDir = join(stage.folder, 'data');
  const server = await stage.start(dataDir);
  const person = new Person(server);
  const email = await person.signUp();
  const sessionId = await person.upload(await drawPdf(), 'Invented Keyla.pdf');
  await person.process(sessionId);
  for (const name of ['Inventada', 'Orellana', 'Quispe Mamani'])
    expect(await person.saveName(sessionId, name)).toBe(200);
  const { documentId } = (await (await person.send('GET', `/api/documents/${sessionId}`)).json()) as {
    documentId: string;
  };
  const salt = readFileSync(join(dataDir, 'files', documentId, 'salt'));
  expect(countIn(dataDir, salt)).toBe(1);

  expect((await person.send('DELETE', `/api/documents/${sessionId}`)).status).toBe(204);
  const ended = await person.send('POST', '/api/auth/delete-account', { password: 'invented 4711 walnut' });
  expect(ended.status).toBe(204);
  await server.stop();

  // Every key of the document is made of its salt: without it heap, log and files are noise, master key or not.
  expect(countIn(dataDir, salt)).toBe(0);
  expect(readdirSync(join(dataDir, 'files'))).not.toContain(documentId);
  for (const clear of [email, 'Keyla', 'Inventada', 'Orellana', 'Quispe Mamani'])
    expect(countIn(dataDir, clear), clear).toBe(0);
});
