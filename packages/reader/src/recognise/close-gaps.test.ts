import { expect, it } from 'vitest';
import { createGray } from '../geometry/image.ts';
import { closeGaps, measureSpaces } from './close-gaps.ts';
import type { VotedText } from './vote.ts';

const [across, tall] = [20, 40];

/** Letters as blocks, with so many pixels before each; a space is what is read, not what is drawn. */
function write(text: string, gaps: readonly number[]) {
  const crop = createGray(600, 80);
  const characters: VotedText['characters'][number][] = [];
  let x = 20;
  let at = 0;
  for (const sign of text) {
    if (sign === ' ') {
      characters.push({ text: ' ', chance: 1, box: [x, 20, x, 60] });
      continue;
    }
    x += gaps[at++] ?? 4;
    for (let y = 20; y < 20 + tall; y++) crop.data.fill(0, y * 600 + x, y * 600 + x + across);
    characters.push({ text: sign, chance: 1, box: [x, 20, x + across, 20 + tall] });
    x += across;
  }
  const perPoint = 300 / 72;
  const area = [0, 0, 600 / perPoint, 80 / perPoint] as const;
  const field = { crop: { ...crop, perPoint, field: area, area }, bounds: area };
  return { voted: { text, characters, chance: 1 }, field };
}

function close(
  text: string,
  gaps: readonly number[],
  readings: readonly string[],
  byHand: number,
  { isNoisy = false, isByPins = false, usualSpace = null as number | null } = {},
): string {
  const { voted, field } = write(text, gaps);
  return closeGaps(voted, readings, { ...field, byHand, isNoisy, isByPins }, usualSpace).text;
}

it('closes a narrow gap that one reader took for none', () => {
  expect(close('IRY NA', [4, 4, 4, 10], ['IRY NA', 'IRYNA'], 0.9)).toBe('IRYNA');
  expect(close('IRY NA', [4, 4, 4, 7], ['IRY NA', 'IRYNA'], 0)).toBe('IRYNA');
});

it('leaves a space that all saw, one that is wide, and of print one that is narrow but wider than within words', () => {
  expect(close('ANA SOSA', [4, 4, 4, 10], ['ANA SOSA', 'ANA SOSA'], 0.9)).toBe('ANA SOSA');
  expect(close('ANA SOSA', [4, 4, 4, 24], ['ANA SOSA', 'ANASOSA'], 0.9)).toBe('ANA SOSA');
  expect(close('ANA SOSA', [4, 4, 4, 10], ['ANA SOSA', 'ANASOSA'], 0)).toBe('ANA SOSA');
});

it('closes the gap beside a stem, by hand although all saw a space', () => {
  expect(close('KAR IMI', [4, 4, 4, 14], ['KAR IMI', 'KAR IMI'], 0.9)).toBe('KARIMI');
  expect(close('KAR IMI', [4, 4, 4, 14], ['KAR IMI', 'KAR IMI'], 0)).toBe('KAR IMI');
  expect(close('KAR IMI', [4, 4, 4, 24], ['KAR IMI', 'KAR IMI'], 0.9)).toBe('KAR IMI');
});

it('takes a space for seen where a letter before or behind it was lost or read as two', () => {
  const gaps = [4, 4, 4, 10];
  expect(close('ANA SOSA', gaps, ['ANA SOSA', 'NA SOSA', 'ANA SO5SA'], 0.9)).toBe('ANA SOSA');
  expect(close('ANA SOSA', gaps, ['ANA SOSA', 'NASOSA'], 0.9)).toBe('ANASOSA');
});

it('takes a space for seen, too, where a reader split a letter on either side of it: `Quifiónez Ibáfiez`', () => {
  expect(close('Año Ibñ', [4, 4, 4, 10], ['Año Ibñ', 'Afio Ibfi'], 0)).toBe('Año Ibñ');
  expect(close('Año Ibñ', [4, 4, 4, 10], ['Año Ibñ', 'AfioIbfi'], 0)).toBe('AñoIbñ');
});

it('closes a gap beside a stem of print that one reader took for none, up to a narrower one than by hand', () => {
  expect(close('WUYI RD', [4, 4, 4, 4, 11], ['WUYI RD', 'WUYIRD'], 0)).toBe('WUYIRD');
  expect(close('WUYI RD', [4, 4, 4, 4, 14], ['WUYI RD', 'WUYIRD'], 0)).toBe('WUYI RD');
});

it('leaves a space beside a stem, by hand, where all saw it between two known words', () => {
  expect(close('ANA IRENE', [4, 4, 4, 14], ['ANA IRENE', 'ANA IRENE'], 0.9)).toBe('ANA IRENE');
  expect(close('ANX IRENE', [4, 4, 4, 14], ['ANX IRENE', 'ANX IRENE'], 0.9)).toBe('ANXIRENE');
});

it('leaves a space beside what specks may have made a stem, where all saw it', () => {
  expect(close('FI SOSA', [4, 4, 14], ['FI SOSA', 'FI SOSA'], 0.9, { isNoisy: true })).toBe('FI SOSA');
  expect(close('FI SOSA', [4, 4, 14], ['FI SOSA', 'FISOSA'], 0.9, { isNoisy: true })).toBe('FISOSA');
});

it('knows a space of letters struck by pins from the middles of its neighbours, all as far apart', () => {
  const pins = { isByPins: true };
  expect(close('ANAL TENA', [4, 4, 4, 4, 11], ['ANAL TENA', 'ANAL TENA'], 0, pins)).toBe('ANALTENA');
  expect(close('ANAL TENA', [4, 4, 4, 4, 28], ['ANAL TENA', 'ANALTENA'], 0, pins)).toBe('ANAL TENA');
});

it('closes what is narrow for this hand, although all saw a space, but not between two known words', () => {
  const gaps = [4, 4, 4, 14];
  const wide = { usualSpace: 0.9 };
  expect(close('HAR TFORD', gaps, ['HAR TFORD', 'HAR TFORD'], 0.9, wide)).toBe('HARTFORD');
  expect(close('HAR TFORD', gaps, ['HAR TFORD', 'HAR TFORD'], 0.9, { usualSpace: 0.5 })).toBe('HAR TFORD');
  expect(close('HAR TFORD', gaps, ['HAR TFORD', 'HAR TFORD'], 0, wide)).toBe('HAR TFORD');
  expect(close('ANA SOSA', gaps, ['ANA SOSA', 'ANA SOSA'], 0.9, wide)).toBe('ANA SOSA');
});

it('measures spaces between letters in heights of a letter, and none beside a comma', () => {
  const { voted, field } = write('ANA SOSA, RIO', [4, 4, 4, 20, 4, 4, 4, 4, 24]);
  expect(measureSpaces(voted, { ...field, byHand: 0.9, isNoisy: false, isByPins: false })).toEqual([0.5]);
});
