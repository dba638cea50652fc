import { expect, it } from 'vitest';
import type { Crop } from '../crop/crop-box.ts';
import { findAccented, mayLackAccent } from './accented-words.ts';
import { seeAcutes } from './see-acute.ts';

/** Stems 40 px apart with a mark above each, leaning or straight. */
function drawStems(leans: readonly boolean[]): Crop {
  const [width, height] = [40 * leans.length + 40, 60];
  const data = new Uint8Array(width * height).fill(255);
  const ink = (x: number, y: number, w: number) => data.fill(0, y * width + x, y * width + x + w);
  for (const [n, leaning] of leans.entries()) {
    const x = 20 + 40 * n;
    for (let y = 24; y < 50; y++) ink(x, y, 5);
    for (let y = 12; y < 20; y++) ink(leaning ? x + 7 - (y - 12) : x, y, 5);
  }
  return { width, height, data, perPoint: 4, field: [0, 0, 50, 15], area: [0, 0, 50, 15] };
}

it('sees the accent that leans above its stem', () => {
  expect(seeAcutes('Bolivar', drawStems([true]))).toBe('Bolívar');
  expect(seeAcutes('Maria Garcia', drawStems([true, true]))).toBe('María García');
});

it('leaves straight dots, words that have no accent, and stems it cannot count', () => {
  expect(seeAcutes('Bolivar', drawStems([false]))).toBe('Bolivar');
  expect(seeAcutes('Russia', drawStems([true]))).toBe('Russia');
  expect(seeAcutes('Maria Garcia', drawStems([true]))).toBe('Maria Garcia');
});

it('knows words that are commonly written with an accent', () => {
  expect(findAccented('Bolivar')).toBe('bolívar');
  expect(findAccented('Bolívar')).toBeNull();
  expect(mayLackAccent('Calle Junin 455')).toBe(true);
  expect(mayLackAccent('Main Street')).toBe(false);
});
