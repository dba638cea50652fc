import { expect, it } from 'vitest';
import type { InkComponent } from './find-components.ts';
import { findDottedLetters } from './find-dotted-letters.ts';

const perPoint = 4;
const sidePx = 3;

function listDots(places: ReadonlyArray<readonly [xPt: number, yPt: number]>): InkComponent[] {
  return places.map(([xPt, yPt], id) => {
    const [left, top] = [xPt * perPoint, yPt * perPoint];
    return { id, left, top, right: left + sidePx, bottom: top + sidePx, area: sidePx ** 2 };
  });
}

it('finds a stroke that pins struck', () => {
  const stroke = listDots([0, 1.5, 3, 4.5, 6].map((y) => [10, y]));
  expect([...findDottedLetters(stroke, perPoint)]).toHaveLength(stroke.length);
});

it('takes neither scattered specks for a letter nor a row of dots', () => {
  const scattered = listDots([
    [0, 0],
    [6, 4],
    [13, 1],
    [19, 7],
    [30, 3],
  ]);
  const row = listDots([0, 1.5, 3, 4.5, 6].map((x) => [x, 10]));
  expect(findDottedLetters(scattered, perPoint).size).toBe(0);
  expect(findDottedLetters(row, perPoint).size).toBe(0);
});

it('leaves letters and what is written beside them alone', () => {
  const letter = { id: 9, left: 0, right: 20, top: 0, bottom: 28, area: 300 };
  const comma = listDots([[6, 7]]);
  expect(findDottedLetters([letter, ...comma], perPoint).size).toBe(0);
});
