import { expect, test } from 'vitest';
import { createGray } from '../geometry/image.ts';
import { heightPx, prepareLine } from './prepare-line.ts';

function withInk(left: number, top: number, right: number, bottom: number) {
  const image = createGray(200, 80);
  for (let y = top; y < bottom; y++) image.data.fill(0, y * 200 + left, y * 200 + right);
  return image;
}

test('nothing is left of a picture without ink', () => {
  expect(prepareLine(createGray(50, 20))).toBeNull();
});

test('the ink fills the height, wherever it stands, and its columns lead back to the picture', () => {
  const line = prepareLine(withInk(60, 30, 160, 60));
  expect(line).not.toBeNull();
  const { data, width, toPictureX } = line as NonNullable<typeof line>;
  expect(data).toHaveLength(3 * heightPx * width);
  expect(toPictureX(0)).toBe(55);
  expect(toPictureX(width)).toBeCloseTo(165);
  // Ink in the middle is -1, the room around it 1, in each of the three channels.
  const middle = Math.floor(heightPx / 2) * width + Math.floor(width / 2);
  for (const channel of [0, 1, 2]) {
    expect(data[channel * heightPx * width + middle]).toBeCloseTo(-1);
    expect(data[channel * heightPx * width]).toBeCloseTo(1);
  }
});
