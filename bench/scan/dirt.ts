import type { Random } from '../random.ts';
import { clampByte, createGray, type Gray } from './gray.ts';

/** Adds the grain of a sensor: about normal, `deviation` in levels of 255. */
export function addGrain(image: Gray, random: Random, deviation: number): Gray {
  // A table of drawn values read from changing places: a page has millions of pixels.
  const table = Float32Array.from({ length: 65_536 }, () => random.normal() * 1.41 * deviation);
  const { data } = image;
  for (let i = 0, at = random.int(0, 65_535); i < data.length; i++) {
    at = (at * 1664525 + 1013904223) >>> 0;
    data[i] = clampByte((data[i] as number) + (table[at >>> 16] as number));
  }
  return image;
}

/** Softens by [1 2 1] in both directions, `rounds` times. */
export function blur(image: Gray, rounds: number): Gray {
  let from = image;
  for (let round = 0; round < rounds; round++) {
    const across = createGray(from.width, from.height);
    smear(from, across, 1);
    const down = createGray(from.width, from.height);
    smear(across, down, from.width);
    from = down;
  }
  return from;
}

function smear(from: Gray, to: Gray, step: number): void {
  const { data } = from;
  const last = data.length - step;
  for (let i = 0; i < data.length; i++) {
    const middle = data[i] as number;
    const before = i >= step ? (data[i - step] as number) : middle;
    const after = i < last ? (data[i + step] as number) : middle;
    to.data[i] = (before + 2 * middle + after + 2) >> 2;
  }
}

/** A copier's curve: `gain` steepens about `middle`, paper ends at `paper`, ink at `ink`. */
export function applyCurve(
  image: Gray,
  curve: { middle: number; gain: number; paper: number; ink: number },
): Gray {
  const table = Uint8Array.from({ length: 256 }, (_, level) => {
    const s = 1 / (1 + Math.exp((-(level - curve.middle) / 255) * curve.gain));
    const low = 1 / (1 + Math.exp((curve.middle / 255) * curve.gain));
    const high = 1 / (1 + Math.exp((-(255 - curve.middle) / 255) * curve.gain));
    return clampByte(curve.ink + ((s - low) / (high - low)) * (curve.paper - curve.ink));
  });
  for (let i = 0; i < image.data.length; i++) image.data[i] = table[image.data[i] ?? 0] ?? 0;
  return image;
}

/** Black specks and white holes, `perMillion` pixels each. */
export function addSpecks(image: Gray, random: Random, perMillion: number): Gray {
  const count = Math.round((image.data.length / 1e6) * perMillion);
  for (let n = 0; n < count; n++) {
    const level = random.chance(0.6) ? random.int(0, 90) : 255;
    const size = random.chance(0.85) ? 1 : random.int(2, 3);
    const [x0, y0] = [random.int(0, image.width - 4), random.int(0, image.height - 4)];
    for (let dy = 0; dy < size; dy++)
      for (let dx = 0; dx < size; dx++) image.data[(y0 + dy) * image.width + x0 + dx] = level;
  }
  return image;
}

/** Dark bands along the sheet's edges, as a copier leaves round a page that does not fill the glass. */
export function addDarkEdges(image: Gray, random: Random, widthPx: number): Gray {
  const band = [0, 1, 2, 3].map(() => (random.chance(0.5) ? widthPx * random.between(0.3, 1) : 0));
  const { width, height, data } = image;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const depth = Math.max(
        (band[0] ?? 0) - x,
        (band[1] ?? 0) - (width - 1 - x),
        (band[2] ?? 0) - y,
        (band[3] ?? 0) - (height - 1 - y),
      );
      if (depth > 0) data[y * width + x] = clampByte((data[y * width + x] ?? 0) - depth * 14);
    }
  }
  return image;
}

/** Black or white, nothing between. */
export function toOneBit(image: Gray, threshold: number): Gray {
  for (let i = 0; i < image.data.length; i++) image.data[i] = (image.data[i] ?? 0) < threshold ? 0 : 255;
  return image;
}

/** Light from one side and darker corners. */
export function addShade(image: Gray, random: Random, strength: number): Gray {
  const angle = random.between(0, 2 * Math.PI);
  const [ax, ay] = [Math.cos(angle) * strength, Math.sin(angle) * strength];
  const vignette = random.between(0, strength);
  const { width, height, data } = image;
  for (let y = 0; y < height; y++) {
    const v = y / height - 0.5;
    for (let x = 0; x < width; x++) {
      const u = x / width - 0.5;
      const light = 1 - strength / 2 + ax * u + ay * v - vignette * (u * u + v * v);
      data[y * width + x] = clampByte((data[y * width + x] ?? 0) * light);
    }
  }
  return image;
}

/** A fax line lost here and there: a row repeats the one above. */
export function dropRows(image: Gray, random: Random, count: number): Gray {
  for (let n = 0; n < count; n++) {
    const y = random.int(1, image.height - 2);
    image.data.copyWithin(y * image.width, (y - 1) * image.width, y * image.width);
  }
  return image;
}
