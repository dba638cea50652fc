import {
  drawAbsurdPage,
  drawAbsurdPictures,
  drawBombs,
  drawEncryptedBombs,
  drawTinyPattern,
} from '@puente/pdf/testing';
import { expect, it } from 'vitest';
import { makeAbsurdJpeg, makeAlbum, scanBlankPages } from '../apps/server/src/testing/other-scans.ts';
import { drawPdf } from '../apps/server/src/testing/sample-pdf.ts';
import { Person } from './person.ts';
import { useStage } from './stage.ts';

const stage = useStage();
/** As the reader's own limits: no file may hold a thread longer. */
const endsWithinMs = 120_000;
const answersWithinMs = 1_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The same bytes every time, so that a fault found once is found again. */
function flip(bytes: Uint8Array, every: number): Uint8Array {
  return bytes.map((byte, at) => (at % every === every - 1 ? byte ^ 0x55 : byte));
}

async function drawHostile(): Promise<Record<string, Uint8Array>> {
  const honest = await drawPdf(3);
  const text = (content: string) => new TextEncoder().encode(content);
  return {
    'cut in half': honest.slice(0, honest.length / 2),
    'every 97th byte turned': flip(honest, 97),
    'every 997th byte turned': flip(honest, 997),
    'a head and garbage': Uint8Array.from([...text('%PDF-1.7\n'), ...flip(new Uint8Array(50_000), 3)]),
    'a head alone': text('%PDF-1.7\n'),
    'a page with a script': text('%PDF-1.7\n<html><script>location="http://192.0.2.1"</script></html>'),
    'sixteen photographs': await makeAlbum(16, 9_500_000),
    'twelve blank sheets': await scanBlankPages(12),
    'an absurd page': drawAbsurdPage(),
    'a page that would be drawn for minutes': drawTinyPattern(),
    ...drawAbsurdPictures(await makeAbsurdJpeg()),
    ...(await drawBombs()),
    ...(await drawEncryptedBombs()),
  };
}

/** Uploads one, has it read when it is taken, and looks at its first page; how it ended. */
async function tryOn(person: Person, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'hostile.pdf');
  const answer = await person.send('POST', '/api/documents/upload', form);
  const said = (await answer.json()) as { sessionId?: string; code?: string; message?: string };
  if (!said.sessionId) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(said.message).toBeTruthy();
    return said.code ?? '';
  }
  const path = `/api/documents/${said.sessionId}`;
  await (await person.send('GET', `${path}/pages/1`)).arrayBuffer();
  await person.process(said.sessionId);
  const view = (await (await person.send('GET', path)).json()) as {
    status: string;
    error?: { message: string };
  };
  if (view.status === 'error') expect(view.error?.message).toBeTruthy();
  await person.send('DELETE', path);
  return view.status;
}

it('hostile files end in words, within their time, while others are answered', async () => {
  // Before anybody is timed: drawing them keeps this process busy.
  const files = Object.entries(await drawHostile());
  const server = await stage.start(stage.folder);
  const honest = new Person(server);
  let tried: string | null = 'nothing';
  const slowest = (async () => {
    let max = { ms: 0, during: '' };
    while (tried !== null) {
      const during = tried;
      const begun = performance.now();
      expect((await honest.send('GET', '/api/health/live')).status).toBe(200);
      const ms = performance.now() - begun;
      if (ms > max.ms) max = { ms, during };
      await pause(100);
    }
    return max;
  })();
  try {
    for (const [name, bytes] of files) {
      tried = name;
      const begun = performance.now();
      expect(await tryOn(new Person(server), bytes), name).toBeTruthy();
      expect(performance.now() - begun, name).toBeLessThan(endsWithinMs);
    }
  } finally {
    tried = null;
  }
  const { ms, during } = await slowest;
  expect(ms, `while ${during} was tried`).toBeLessThan(answersWithinMs);
  const own = await honest.upload(await drawPdf());
  await honest.process(own);
  expect(await honest.saveName(own, 'Honest')).toBe(200);
});
