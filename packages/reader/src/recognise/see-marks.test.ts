import { expect, it } from 'vitest';
import type { Crop } from '../crop/crop-box.ts';
import { seeMarks } from './see-marks.ts';

/** What is drawn of a letter, 40 px apart: a low or tall body, and marks above it as offsets and widths. */
interface Drawn {
  readonly tall?: boolean;
  readonly marks?: ReadonlyArray<readonly [offset: number, width: number]>;
}

const low: Drawn = {};
const tall: Drawn = { tall: true };
const acute: Drawn = { marks: [[8, 8]] };
const dots: Drawn = {
  marks: [
    [3, 4],
    [13, 4],
  ],
};

function draw(letters: readonly Drawn[]): Crop {
  const [width, height] = [40 * letters.length + 40, 70];
  const data = new Uint8Array(width * height).fill(255);
  const fill = (x: number, y: number, w: number, h: number) => {
    for (let row = y; row < y + h; row++) data.fill(0, row * width + x, row * width + x + w);
  };
  for (const [n, { tall: isTall = false, marks = [] }] of letters.entries()) {
    const x = 20 + 40 * n;
    const top = isTall ? 22 : 32;
    fill(x, top, 20, 60 - top);
    for (const [offset, wide] of marks) fill(x + offset, top - 9, wide, 5);
  }
  return { width, height, data, perPoint: 4, field: [0, 0, 50, 15], area: [0, 0, 50, 15] };
}

it('reads a mark that all readings left out, by the letter it stands over', () => {
  expect(seeMarks('rosa', draw([low, acute, low, low]))).toEqual({ text: 'rósa', marks: 'placed' });
  expect(seeMarks('Pena', draw([tall, low, { marks: [[2, 16]] }, low]))).toEqual({
    text: 'Peña',
    marks: 'placed',
  });
  expect(seeMarks('Argueso', draw([tall, low, low, dots, low, low, low])).text).toBe('Argüeso');
  expect(seeMarks('Ugur', draw([tall, acute, low, low])).text).toBe('Uğur');
});

it('takes a dotted stem as tall as a capital for one', () => {
  const capital = { tall: true, marks: acute.marks ?? [] };
  expect(seeMarks('izmir', draw([capital, low, low, acute, low]))).toEqual({
    text: 'İzmir',
    marks: 'placed',
  });
  expect(seeMarks('izmir', draw([acute, low, low, acute, low]))).toEqual({ text: 'izmir', marks: 'read' });
});

it('says that a mark is unread where its place or name is not certain', () => {
  expect(seeMarks('roa', draw([low, acute, low, low]))).toEqual({ text: 'roa', marks: 'unread' });
  expect(seeMarks('rosa', draw([low, low, acute, low]))).toEqual({ text: 'rosa', marks: 'unread' });
  expect(seeMarks('Joao', draw([tall, low, { marks: [[2, 16]] }, low]))).toEqual({
    text: 'Joao',
    marks: 'unread',
  });
});

it('leaves alone what was read with its marks, and the end of a letter that reaches over the next', () => {
  expect(seeMarks('rósi', draw([low, acute, low, acute]))).toEqual({ text: 'rósi', marks: 'read' });
  expect(seeMarks('Rosa', draw([tall, low, low, low]))).toEqual({ text: 'Rosa', marks: 'read' });
  expect(seeMarks('fera', draw([tall, { marks: [[-5, 8]] }, low, low]))).toEqual({
    text: 'fera',
    marks: 'read',
  });
});
