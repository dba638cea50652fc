import { getCatalogue } from '@puente/forms/catalogues';
import { type ModelServer, serveModel } from '@puente/models/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProposer, createReader, type DocumentReading } from '../index.ts';
import { drawPaper, marisolQuispe, scanPaper } from '../testing/index.ts';
import { listDoubtful } from './propose-for-doubtful.ts';

/** Her names, numbers and address: boxes enough to be in doubt about. */
const few = Object.fromEntries(Object.entries(marisolQuispe).filter(([id]) => /^A\.I\.([1-8])\./.test(id)));

let model: ModelServer;
let scan: Uint8Array;

beforeAll(async () => {
  model = await serveModel('openai-compatible');
  scan = await scanPaper(await drawPaper(few, { pages: [1] }), { dpi: 90, jpegQuality: 12 });
});
afterAll(() => model.close());

async function read({
  isThere,
  mayPropose,
}: {
  isThere: boolean;
  mayPropose: boolean;
}): Promise<DocumentReading> {
  const { baseUrl } = model;
  const proposer = createProposer({ provider: 'openai-compatible', baseUrl, model: 'local' });
  const reader = createReader({ threads: 1, ...(isThere ? { proposer } : {}) });
  const reading = await reader.read(scan, { fileName: 'marisol-quispe.pdf', mayPropose });
  await reader.close();
  return reading;
}

test('a poor scan is read alone unless somebody is configured and may be asked, and then helped where it was in doubt', async () => {
  const alone = await read({ isThere: false, mayPropose: true });
  expect(model.requests).toEqual([]);
  await read({ isThere: true, mayPropose: false });
  expect(model.requests).toEqual([]);
  if (!alone.paper) throw new Error('the scan was not recognised');
  const { paper } = alone;
  const doubtful = listDoubtful({ paper, catalogue: getCatalogue(paper.form, paper.edition) }).map(
    ({ fieldId }) => fieldId,
  );
  expect(doubtful.length).toBeGreaterThan(2);
  const truthOf = (fieldId: string | undefined) => String(few[fieldId ?? ''] ?? '');

  model.answer = ({ pictures }) =>
    pictures.map(({ id }) => [id, truthOf(doubtful[Number(id.slice(1)) - 1])] as const);
  const helped = await read({ isThere: true, mayPropose: true });
  const pictures = model.requests.flatMap((request) => request.pictures);
  expect(pictures).toHaveLength(doubtful.length);
  for (const { png } of pictures) {
    const [widthPx, heightPx] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    expect(widthPx * heightPx).toBeLessThan(0.02 * (8.5 * 300) * (11 * 300));
  }
  for (const { body } of model.requests) expect(body).not.toMatch(/marisol|quispe|\.pdf/i);

  const changed = [...(helped.paper?.fields ?? [])].filter(([, { source }]) => source === 'ai');
  expect(changed.length).toBeGreaterThan(0);
  for (const [fieldId, reading] of changed) {
    expect(doubtful).toContain(fieldId);
    expect(reading).toMatchObject({ state: 'text', text: truthOf(fieldId) });
    expect(reading.score).toBeLessThan(0.85);
  }
  for (const [fieldId, reading] of alone.paper.fields)
    if (!changed.some(([id]) => id === fieldId)) expect(helped.paper?.fields.get(fieldId)).toEqual(reading);
}, 180_000);
