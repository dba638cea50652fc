import { afterAll, expect, test } from 'vitest';
import { createGray } from '../geometry/image.ts';
import { drawLine } from '../testing/draw-line.ts';
import { createSecondReader } from './create-second-reader.ts';

const second = createSecondReader();
afterAll(() => second.release());

test.each(['4078 Story Road', '11/28/1973', 'Rodríguez Muñoz', 'SÃO JOÃO', 'A 209 615 743'])(
  'reads %s',
  async (text) => {
    const [read] = (await second.recognise([{ image: await drawLine(text) }])) ?? [];
    expect(read?.text).toBe(text);
  },
);

test('tells where its letters stand, from left to right on the picture, and how sure it is', async () => {
  const image = await drawLine('Quito Lima');
  const [read] = (await second.recognise([{ image }])) ?? [];
  const letters = read?.characters.filter(({ text }) => text !== ' ') ?? [];
  expect(letters.map(({ text }) => text).join('')).toBe('QuitoLima');
  for (const [i, { box, confidence, wordConfidence }] of letters.entries()) {
    expect(box[0]).toBeGreaterThanOrEqual(letters[i - 1]?.box[0] ?? 0);
    expect(box[2]).toBeLessThanOrEqual(image.width + 5);
    expect(confidence).toBeGreaterThan(0.5);
    expect(wordConfidence).toBeLessThanOrEqual(confidence);
  }
});

test('reads numbers by their alphabet, but words that may stand in any box as words', async () => {
  const alphabet = '0123456789-/';
  const images = await Promise.all(['O4-26-1994', 'N/A', 'None'].map((text) => drawLine(text)));
  const reads = await second.recognise(images.map((image) => ({ image, alphabet })));
  expect(reads?.map(({ text }) => text)).toEqual([
    '04-26-1994',
    expect.stringMatching(/^N\/?A$|^\//),
    'None',
  ]);
});

test('an empty picture is nothing, and costs nothing', async () => {
  expect(await second.recognise([{ image: createGray(80, 40) }])).toEqual([{ text: '', characters: [] }]);
});

test('gives back its memory and is loaded anew', async () => {
  await second.release();
  const [read] = (await second.recognise([{ image: await drawLine('Lima') }])) ?? [];
  expect(read?.text).toBe('Lima');
});

test('where it cannot be loaded it says so once and for all, and throws nothing', async () => {
  let tries = 0;
  const absent = createSecondReader(async () => {
    tries++;
    throw new Error('not installed');
  });
  expect(await absent.recognise([{ image: await drawLine('Lima') }])).toBeNull();
  expect(await absent.recognise([])).toBeNull();
  expect(tries).toBe(1);
});
