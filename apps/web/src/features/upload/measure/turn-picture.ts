import type { GrayPicture } from './gray-picture.ts';

/** The picture turned clockwise by a quarter. */
export function turnPicture({ width, height, data }: GrayPicture): GrayPicture {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = data[y * width + x] as number;
  return { width: height, height: width, data: turned };
}
