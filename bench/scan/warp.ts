import type { Random } from '../random.ts';
import { blur } from './dirt.ts';
import { createGray, type Gray } from './gray.ts';

/** Fractions of the output page → fractions of the source page; written into `into`. */
export type Mapping = (u: number, v: number, into: Float64Array) => void;

export interface Skew {
  /** Degrees, clockwise as seen. */
  readonly degrees: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Fractions of the page. */
  readonly shiftX: number;
  readonly shiftY: number;
  readonly shear: number;
}

/** Rotation, scale and shift about the middle of a page `width` : `height`. */
export function skewMapping(skew: Skew, aspect: number): Mapping {
  const angle = (-skew.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (u, v, into) => {
    const x = u - 0.5 - skew.shiftX;
    const y = (v - 0.5 - skew.shiftY) * aspect;
    into[0] = 0.5 + (x * cos - y * sin) / skew.scaleX + skew.shear * y;
    into[1] = 0.5 + (x * sin + y * cos) / aspect / skew.scaleY;
  };
}

/** A sheet feeder's slips: the paper moves unevenly, so that rows are stretched here and pressed there. */
export function feedMapping(random: Random, strength: number): Mapping {
  const steps = 24;
  const table = [0];
  const side = [0];
  for (let i = 1; i <= steps; i++) {
    table.push((table[i - 1] ?? 0) + random.normal() * strength);
    side.push((side[i - 1] ?? 0) + random.normal() * strength * 0.5);
  }
  const drift = (table[steps] ?? 0) / 2;
  const at = (list: readonly number[], v: number) => {
    const place = Math.max(0, Math.min(steps - 1e-6, v * steps));
    const low = Math.floor(place);
    const t = place - low;
    const smooth = t * t * (3 - 2 * t);
    return (list[low] ?? 0) * (1 - smooth) + (list[low + 1] ?? 0) * smooth;
  };
  return (u, v, into) => {
    into[0] = u + at(side, v);
    into[1] = v + at(table, v) - drift;
  };
}

export type Corner = readonly [u: number, v: number];
/** The sheet seen from an angle: output fractions → sheet fractions, from where its four corners lie (from top left, clockwise). */
export function perspectiveMapping(corners: readonly [Corner, Corner, Corner, Corner]): Mapping {
  const [a, b, c, d] = corners;
  const sx = a[0] - b[0] + c[0] - d[0];
  const sy = a[1] - b[1] + c[1] - d[1];
  const [dx1, dx2, dy1, dy2] = [b[0] - c[0], d[0] - c[0], b[1] - c[1], d[1] - c[1]];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  const m = [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ];
  const inverse = invert3(m);
  const [p0, p1, p2, p3, p4, p5, p6, p7, p8] = inverse as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (u, v, into) => {
    const w = p6 * u + p7 * v + p8;
    into[0] = (p0 * u + p1 * v + p2) / w;
    into[1] = (p3 * u + p4 * v + p5) / w;
  };
}

function invert3(m: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ].map((x) => x / det);
}

/** Paper that does not lie flat. */
export function curlMapping(random: Random, strength: number): Mapping {
  const [phase, turns] = [random.between(0, 6), random.between(0.5, 1.2)];
  return (u, v, into) => {
    into[0] = u + strength * 0.4 * Math.sin(turns * Math.PI * v + phase);
    into[1] = v + strength * Math.sin(turns * Math.PI * u + phase);
  };
}

/** One after another: the output goes through the last mapping first. */
export function chain(mappings: readonly Mapping[]): Mapping {
  const step = new Float64Array(2);
  return (u, v, into) => {
    step[0] = u;
    step[1] = v;
    for (const mapping of mappings) mapping(step[0] ?? 0, step[1] ?? 0, step);
    into[0] = step[0] ?? 0;
    into[1] = step[1] ?? 0;
  };
}

export interface WarpPlan {
  readonly width: number;
  readonly height: number;
  readonly mapping: Mapping;
  /** What lies beyond the sheet; -1 in `onSheet` terms: the desk or the scanner's lid. */
  readonly beyond: (x: number, y: number) => number;
}

/** The mapping is worked out at every so many pixels of a row and is straight between them. */
const stride = 32;

/** Samples the source for each output pixel from its four neighbours. */
export function warp(source: Gray, plan: WarpPlan): Gray {
  const out = createGray(plan.width, plan.height);
  const from = new Float64Array(2);
  const sharp = source.width / plan.width > 1.7 ? blur(source, 1) : source;
  for (let y = 0; y < plan.height; y++) {
    const v = (y + 0.5) / plan.height;
    plan.mapping(0.5 / plan.width, v, from);
    let [u0 = 0, v0 = 0] = from;
    for (let x = 0; x < plan.width; x += stride) {
      plan.mapping((x + stride + 0.5) / plan.width, v, from);
      const [u1 = 0, v1 = 0] = from;
      const run = {
        x,
        y,
        count: Math.min(stride, plan.width - x),
        u0,
        v0,
        du: (u1 - u0) / stride,
        dv: (v1 - v0) / stride,
      };
      sampleRun(sharp, out, run, plan.beyond);
      u0 = u1;
      v0 = v1;
    }
  }
  return out;
}

interface Run {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly u0: number;
  readonly v0: number;
  readonly du: number;
  readonly dv: number;
}

function sampleRun(source: Gray, out: Gray, run: Run, beyond: WarpPlan['beyond']): void {
  const { width, height, data } = source;
  const [stepX, stepY] = [run.du * width, run.dv * height];
  let sx = run.u0 * width - 0.5;
  let sy = run.v0 * height - 0.5;
  let to = run.y * out.width + run.x;
  for (let n = 0; n < run.count; n++, to++, sx += stepX, sy += stepY) {
    const x0 = Math.floor(sx);
    const y0 = Math.floor(sy);
    if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) {
      out.data[to] = beyond(run.x + n, run.y);
      continue;
    }
    const at = y0 * width + x0;
    const fx = ((sx - x0) * 256) | 0;
    const fy = ((sy - y0) * 256) | 0;
    const upper = (data[at] as number) * (256 - fx) + (data[at + 1] as number) * fx;
    const lower = (data[at + width] as number) * (256 - fx) + (data[at + width + 1] as number) * fx;
    out.data[to] = (upper * (256 - fy) + lower * fy) >> 16;
  }
}
