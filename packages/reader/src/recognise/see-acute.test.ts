import { expect, it } from 'vitest';
import type { Crop } from '../crop/crop-box.ts';
import { findAccented, isBareWord, mayLackAccent } from './accented-words.ts';
import { seeAcutes } from './see-acute.ts';

/** A letter of the usual width, or a stem, perhaps on feet, with a mark above it: how wide, and how far it leans. */
interface Drawn {
  readonly isStem?: boolean;
  readonly feet?: number;
  readonly mark?: { readonly wide: number; readonly lean: number };
}

/** 40 px apart. */
function draw(letters: readonly Drawn[]): Crop {
  const [width, height] = [40 * letters.length + 40, 60];
  const data = new Uint8Array(width * height).fill(255);
  const ink = (x: number, y: number, w: number) => data.fill(0, y * width + x, y * width + x + w);
  for (const [n, { isStem, feet = 0, mark }] of letters.entries()) {
    const x = 20 + 40 * n;
    for (let y = 24; y < 50; y++) ink(x, y, isStem ? 5 : 20);
    if (feet > 0) for (let y = 47; y < 50; y++) ink(x - feet, y, 5 + 2 * feet);
    if (mark) for (let y = 12; y < 20; y++) ink(Math.round(x + mark.lean * (15.5 - y)), y, mark.wide);
  }
  return { width, height, data, perPoint: 4, field: [0, 0, 50, 15], area: [0, 0, 50, 15] };
}

const low: Drawn = {};
const accent = { isStem: true, mark: { wide: 5, lean: 1 } };
const dot = { isStem: true, mark: { wide: 5, lean: 0 } };
const smear = { isStem: true, mark: { wide: 6, lean: 0.3 } };
const see = (text: string, letters: readonly Drawn[]) => seeAcutes(text, draw(letters));
const sure = (text: string) => ({ text, isDoubtful: false });

it('sees the accent that leans above its stem, where letters or else stems can be counted', () => {
  expect(see('Garcia', [low, low, low, low, accent, low])).toEqual(sure('García'));
  expect(see('Garcia', [low, low, low, low, { ...accent, feet: 9 }, low])).toEqual(sure('García'));
  expect(see('Bolivar', [accent])).toEqual(sure('Bolívar'));
  expect(see('Maria Garcia', [accent, accent])).toEqual(sure('María García'));
});

it('leaves straight dots, words that have no accent, and stems it cannot count', () => {
  expect(see('Bolivar', [dot])).toEqual(sure('Bolivar'));
  expect(see('Russia', [accent])).toEqual(sure('Russia'));
  expect(see('Maria Garcia', [accent])).toEqual(sure('Maria Garcia'));
});

it('says so where a mark is neither surely a dot nor surely an accent', () => {
  expect(see('Bolivar', [smear])).toEqual({ text: 'Bolivar', isDoubtful: true });
  expect(see('Russia', [smear])).toEqual(sure('Russia'));
});

it('knows words that are commonly written with an accent', () => {
  expect(findAccented('Bolivar')).toBe('bolívar');
  expect(findAccented('Bolívar')).toBeNull();
  expect(mayLackAccent('Calle Junin 455')).toBe(true);
  expect(mayLackAccent('Main Street')).toBe(false);
});

it('knows words that nobody writes with one', () => {
  expect(['Road', 'PHILADELPHIA', 'Francisco'].every(isBareWord)).toBe(true);
  expect(['Rocio', 'Maria', 'Pena', 'Qirtuv'].some(isBareWord)).toBe(false);
});
