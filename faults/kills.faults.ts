import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawPdf } from '../apps/server/src/testing/sample-pdf.ts';
import { Person } from './person.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What one person was told is kept: by session id the number of the save last acknowledged, 0 when there was none. */
type Acknowledged = Map<string, number>;

/** Uploads, reads and saves until the server is gone, and notes what was acknowledged. */
async function workUntilKilled(person: Person, kept: Acknowledged, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const sessionId = await person.upload(await drawPdf());
      kept.set(sessionId, 0);
      await person.process(sessionId);
      for (let save = 1; save <= 8; save += 1)
        if ((await person.saveName(sessionId, `Save ${save}`)) === 200) kept.set(sessionId, save);
    } catch (error) {
      // The connection ends with the server, and nothing else may.
      if (!isOver()) throw error;
    }
  }
}

async function expectAllKept(person: Person, kept: Acknowledged): Promise<void> {
  for (const [sessionId, saves] of kept) {
    const answer = await person.send('GET', `/api/documents/${sessionId}`);
    expect(answer.status).toBe(200);
    if (saves === 0) continue;
    const name = await person.findName(sessionId);
    expect(Number(name?.slice('Save '.length))).toBeGreaterThanOrEqual(saves);
    const page = await person.send('GET', `/api/documents/${sessionId}/pages/1`);
    expect(page.status).toBe(200);
  }
}

async function killAndLook(rounds: number): Promise<void> {
  const dataDir = join(stage.folder, 'data');
  const kept: Acknowledged = new Map();
  // One person's many days in a minute.
  const env = { VISITOR_MAX_DOCUMENTS: '1000', MAX_SAVES_PER_MINUTE: '100000' };
  let server = await stage.start(dataDir, { env });
  const person = new Person(server);
  for (let round = 1; round <= rounds; round += 1) {
    let isOver = false;
    const work = workUntilKilled(person, kept, () => isOver);
    while (kept.size < round) await pause(20);
    await pause(1_500 * Math.random());
    isOver = true;
    await server.kill();
    await work;
    server = await stage.start(dataDir, { env });
    person.server = server;
    await expectAllKept(person, kept);
  }
}

it('killed at any moment, it starts again with all that was acknowledged @quick-ci', () => killAndLook(2));

it('killed ten times over, it loses nothing of any of the ten', () => killAndLook(10));
