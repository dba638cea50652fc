import type { InkMap } from '../geometry/ink-map.ts';

/** Ink along the rows and columns of a page, the slow changes of light and shade taken out. */
export interface PageProfiles {
  readonly rows: Float32Array;
  readonly columns: Float32Array;
}

export interface ProfileMatch {
  readonly correlation: number;
  /** Image bins a template bin, and the image bin where the template starts. */
  readonly scale: number;
  readonly offset: number;
}

export function toProfiles({ width, height, data }: InkMap): PageProfiles {
  const rows = new Float32Array(height);
  const columns = new Float32Array(width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const v = data[y * width + x] as number;
      rows[y] = (rows[y] as number) + v;
      columns[x] = (columns[x] as number) + v;
    }
  return { rows: flatten(rows), columns: flatten(columns) };
}

/** Subtracts the local mean and lowers single tall peaks, so that thick rules do not decide everything. */
function flatten(profile: Float32Array): Float32Array {
  const reach = 7;
  const out = new Float32Array(profile.length);
  for (let i = 0; i < profile.length; i++) {
    let sum = 0;
    let count = 0;
    for (let j = Math.max(0, i - reach); j <= Math.min(profile.length - 1, i + reach); j++) {
      sum += profile[j] as number;
      count++;
    }
    const v = (profile[i] as number) - sum / count;
    out[i] = Math.sign(v) * Math.sqrt(Math.abs(v));
  }
  return out;
}

/** Best scale and offset at which the template's profile lies in the image's. */
export function matchProfile(
  template: Float32Array,
  image: Float32Array,
  scales: readonly number[],
  slackBins: number,
): ProfileMatch {
  let best: ProfileMatch = { correlation: -1, scale: 1, offset: 0 };
  for (const scale of scales) {
    const stretched = stretch(template, scale);
    const last = image.length - stretched.length + slackBins;
    for (let offset = -slackBins; offset <= Math.max(last, slackBins); offset++) {
      const correlation = correlateAt(stretched, image, offset);
      if (correlation > best.correlation) best = { correlation, scale, offset };
    }
  }
  return best;
}

function stretch(template: Float32Array, scale: number): Float32Array {
  const out = new Float32Array(Math.round(template.length * scale));
  for (let i = 0; i < out.length; i++) {
    const at = Math.min(template.length - 1.001, Math.max(0, (i + 0.5) / scale - 0.5));
    const j = Math.floor(at);
    out[i] = (template[j] as number) * (1 - at + j) + (template[j + 1] as number) * (at - j);
  }
  return out;
}

function correlateAt(template: Float32Array, image: Float32Array, offset: number): number {
  let cross = 0;
  let own = 0;
  let other = 0;
  for (let i = 0; i < template.length; i++) {
    const t = template[i] as number;
    own += t * t;
    const j = i + offset;
    if (j < 0 || j >= image.length) continue;
    const v = image[j] as number;
    cross += t * v;
    other += v * v;
  }
  return own > 0 && other > 0 ? cross / Math.sqrt(own * other) : -1;
}
