import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { heightPx } from './prepare-line.ts';
import { readSecondModel } from './second-model.ts';

test('the network has one class for each sign, and one step for eight columns', async () => {
  const { weights, signs } = readSecondModel();
  const session = await InferenceSession.create(weights, { intraOpNumThreads: 1, logSeverityLevel: 4 });
  const paper = new Tensor('float32', new Float32Array(3 * heightPx * 160).fill(1), [1, 3, heightPx, 160]);
  const answers = await session.run({ [session.inputNames[0] as string]: paper });
  expect(answers[session.outputNames[0] as string]?.dims).toEqual([1, 20, signs.length]);
  await session.release();
});

test('its signs are letters, digits and marks of Latin script, each once, and the first is none', () => {
  const { signs } = readSecondModel();
  expect(signs[0]).toBe('');
  expect(new Set(signs).size).toBe(signs.length);
  for (const sign of signs.slice(1)) expect(sign).toMatch(/^[\x20-\x7e\u00a1-\u024f’]$/u);
  for (const sign of 'ÁÉÍÑÓÚÜáéíñóúüÃÇãçŁłŞş') expect(signs).toContain(sign);
});
