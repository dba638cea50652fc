import { expect, test } from 'vitest';
import { decodeLine } from './decode-line.ts';
import { decodeWords } from './decode-words.ts';
import { createWordList } from './words/word-list.ts';

const signs = ['', ...' abcdehilmnorstuyADHIMRSYáé,1'];
const all = signs.map((_, at) => at);
const words = createWordList(['damascus', 'syria', 'maria', 'mario', 'ana', 'alma']);

/** A sign that the network saw surely, or the chances of several. */
type Step = string | Readonly<Record<string, number>>;

/** A step for each and a gap behind it. */
function answerOf(...steps: readonly Step[]) {
  const rows = steps.flatMap((step) => {
    const chances = typeof step === 'string' ? { [step]: 1 } : step;
    return [signs.map((sign) => chances[sign] ?? 0), signs.map((_, at) => (at === 0 ? 1 : 0))];
  });
  return { steps: rows.length, classes: signs.length, chances: Float32Array.from(rows.flat()) };
}
function decode(...steps: readonly Step[]) {
  const answer = answerOf(...steps);
  return decodeWords(decodeLine(answer, signs, all), answer, signs, all, words);
}
const read = (...steps: readonly Step[]) =>
  decode(...steps)
    .map(({ text }) => text)
    .join('');

test('a doubtful word that is none gives way to the known one that was seen nearly as well', () => {
  expect(read({ H: 0.7, D: 0.3 }, 'a', { n: 0.6, m: 0.4 }, ...'ascus')).toBe('Damascus');
  expect(
    read({ H: 0.7, D: 0.3 }, 'a', 'm', ...'ascus', ',', ' ', 'S', 'y', { e: 0.8, r: 0.2 }, 'i', 'a'),
  ).toBe('Damascus, Syria');
});

test('what the network hardly saw is not put in its place, and a sure word stays whatever it is', () => {
  expect(read({ H: 0.996, D: 0.004 }, 'a', 'm', ...'ascus')).toBe('Hamascus');
  expect(read(...'Hamascus')).toBe('Hamascus');
});

test('a known word stays, and so does one between two known ones', () => {
  expect(read('M', 'a', 'r', 'i', { e: 0.4, a: 0.3, o: 0.3 })).toBe('Marie');
  expect(read('M', 'a', 'r', 'i', { e: 0.7, a: 0.3 })).toBe('Maria');
  expect(read('A', 'l', { m: 0.6, n: 0.4 }, 'a')).toBe('Alma');
});

test('a lost letter is found again where the network saw it faintly', () => {
  expect(read('D', 'a', 'm', 'a', { '': 0.999, s: 0.001 }, 'c', 'u', 's')).toBe('Damacus');
  expect(read('D', 'a', 'm', 'a', { '': 0.8, s: 0.2 }, 'c', 'u', 's')).toBe('Damascus');
});

test('accents stay what was seen, and capitals as the word was written', () => {
  expect(read({ H: 0.6, D: 0.4 }, 'á', 'm', ...'ascus')).toBe('Dámascus');
  expect(read('S', 'Y', { M: 0.7, R: 0.3 }, 'I', 'A')).toBe('SYRIA');
  expect(read('S', 'Y', { m: 0.7, R: 0.3 }, 'I', { a: 0.6, A: 0.4 })).toBe('SYRIA');
  expect(read({ h: 0.6, d: 0.4 }, 'a', 'm', ...'ascus')).toBe('damascus');
});

test('a letter of a known word is surer than the network said, but for its accent', () => {
  const [, plain, , marked] = decode('A', { l: 0.6, t: 0.4 }, 'm', { á: 0.6, a: 0.4 });
  expect(plain).toMatchObject({ text: 'l', inWord: 0.95 });
  expect(plain?.confidence).toBeCloseTo(0.6);
  expect(marked?.inWord).toBeCloseTo(0.95 * 0.6);
});

test('signs of other words stay where they were', () => {
  const free = decode('1', ' ', { H: 0.7, D: 0.3 }, 'a', 'm', ...'ascus');
  expect(free.map(({ firstStep }) => firstStep)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
});
