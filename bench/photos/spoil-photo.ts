import sharp, { type Sharp } from 'sharp';
import type { Random } from '../random.ts';
import { addGrain } from '../scan/dirt.ts';
import { clampByte, createGray, type Gray } from '../scan/gray.ts';

/** What goes wrong when somebody photographs a page in a hurry. */
export type Mishap =
  | 'none'
  | 'blur'
  | 'shake'
  | 'dark'
  | 'faint'
  | 'small'
  | 'far'
  | 'half-sharp'
  | 'shadow'
  | 'glare'
  | 'cut';

type Spoil = (photo: Gray, random: Random) => Promise<Gray>;

async function pass(photo: Gray, change: (picture: Sharp) => Sharp): Promise<Gray> {
  const { width, height } = photo;
  const { data, info } = await change(sharp(photo.data, { raw: { width, height, channels: 1 } }))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const change = (photo: Gray, to: (value: number, at: number) => number): Gray => ({
  ...photo,
  data: photo.data.map((value, at) => clampByte(to(value, at))),
});

/** As a share of the page's long side: the same blur on every camera. */
const toPixels = ({ width, height }: Gray, inPage: number) => (Math.max(width, height) / 2200) * inPage;

const blurred = (photo: Gray, inPage: number) =>
  pass(photo, (picture) => picture.blur(Math.max(0.3, toPixels(photo, inPage))));

async function shake(photo: Gray, random: Random): Promise<Gray> {
  const [length, angle] = [toPixels(photo, random.between(2, 10)), random.between(0, Math.PI)];
  const size = Math.max(3, 2 * Math.ceil(length / 2) + 1);
  const kernel = new Array<number>(size * size).fill(0);
  for (let step = -50; step <= 50; step += 1) {
    const [dx, dy] = [(Math.cos(angle) * length * step) / 100, (Math.sin(angle) * length * step) / 100];
    const at = Math.round(size / 2 - 0.5 + dy) * size + Math.round(size / 2 - 0.5 + dx);
    kernel[at] = (kernel[at] ?? 0) + 1;
  }
  return pass(photo, (picture) => picture.convolve({ width: size, height: size, kernel, scale: 101 }));
}

/** 0 on one side of a slanted line across the photo, 1 on the other, and between them over a tenth of it. */
function createSide({ width, height }: Gray, random: Random) {
  const [angle, offset] = [random.between(0, 2 * Math.PI), random.between(-0.25, 0.25)];
  const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
  return (at: number) => {
    const [u, v] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.5];
    return Math.max(0, Math.min(1, (ax * u + ay * v - offset) * 10));
  };
}

async function sharpenHalf(photo: Gray, random: Random): Promise<Gray> {
  const [soft, side] = [await blurred(photo, random.between(1.2, 6)), createSide(photo, random)];
  return change(photo, (value, at) => value + side(at) * ((soft.data[at] as number) - value));
}

/** A lamp mirrored on the paper: all white in the middle, its rim soft. */
async function glare(photo: Gray, random: Random): Promise<Gray> {
  const { width, height } = photo;
  const [x0, y0, radius] = [random.between(0.2, 0.8), random.between(0.2, 0.8), random.between(0.12, 0.4)];
  return change(photo, (value, at) => {
    const [u, v] = [(at % width) / width - x0, ((Math.floor(at / width) / height - y0) * height) / width];
    const light = Math.max(0, Math.min(1, (1 - Math.hypot(u, v) / radius) * 4));
    return value + light * (265 - value);
  });
}

async function moveAway(photo: Gray, random: Random): Promise<Gray> {
  const scale = random.between(0.35, 0.75);
  const small = await pass(photo, (picture) => picture.resize({ width: Math.round(photo.width * scale) }));
  const away = createGray(photo.width, photo.height, photo.data[0] ?? 0);
  const [left, top] = [random.int(0, photo.width - small.width), random.int(0, photo.height - small.height)];
  for (let y = 0; y < small.height; y += 1)
    away.data.set(
      small.data.subarray(y * small.width, (y + 1) * small.width),
      (top + y) * photo.width + left,
    );
  return away;
}

async function cut(photo: Gray, random: Random): Promise<Gray> {
  const { width, height } = photo;
  const [side, part] = [random.int(0, 3), random.between(0.06, 0.3)];
  const [less, down] = [Math.round(width * part), Math.round(height * part)];
  return pass(photo, (picture) =>
    picture.extract({
      left: side === 3 ? less : 0,
      top: side === 0 ? down : 0,
      width: side % 2 === 1 ? width - less : width,
      height: side % 2 === 0 ? height - down : height,
    }),
  );
}

const spoils: Readonly<Record<Mishap, Spoil>> = {
  none: async (photo) => photo,
  blur: (photo, random) => blurred(photo, random.between(0.6, 3.5)),
  shake,
  dark: async (photo, random) => {
    const light = random.between(0.03, 0.25);
    return addGrain(
      change(photo, (value) => value * light),
      random,
      random.between(2, 6),
    );
  },
  faint: async (photo, random) => {
    const [left, level] = [random.between(0.1, 0.4), random.int(90, 200)];
    return addGrain(
      change(photo, (value) => level + (value - 200) * left),
      random,
      random.between(1, 4),
    );
  },
  small: (photo, random) =>
    pass(photo, (picture) => picture.resize({ height: random.int(550, 1300), fit: 'inside' })),
  far: moveAway,
  'half-sharp': sharpenHalf,
  shadow: async (photo, random) => {
    const [light, side] = [random.between(0.04, 0.4), createSide(photo, random)];
    return addGrain(
      change(photo, (value, at) => value * (1 - side(at) * (1 - light))),
      random,
      3,
    );
  },
  glare,
  cut,
};
export const mishaps = Object.keys(spoils) as readonly Mishap[];

export const spoilPhoto = (photo: Gray, mishap: Mishap, random: Random): Promise<Gray> =>
  spoils[mishap](photo, random);
