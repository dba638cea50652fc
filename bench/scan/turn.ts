import { createGray, type Gray } from './gray.ts';

/** Turns a picture clockwise by quarter turns. */
export function turn(image: Gray, quarters: number): Gray {
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return image;
  const { width, height, data } = image;
  if (times === 2) return { width, height, data: data.slice().reverse() };
  const out = createGray(height, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] = times === 1 ? [height - 1 - y, x] : [y, width - 1 - x];
      out.data[toY * height + toX] = data[y * width + x] ?? 0;
    }
  }
  return out;
}
