import type { InkMap } from '../geometry/ink-map.ts';

/** Correlation of two maps of one size, the best over shifts of up to `reach` pixels (0 or 1). */
export function correlateMaps(template: InkMap, page: InkMap, reach: 0 | 1): number {
  let best = -1;
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) best = Math.max(best, shifted(template, page, dx, dy));
  return best;
}

function shifted(template: InkMap, page: InkMap, dx: number, dy: number): number {
  const { width, height } = template;
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const s = template.data[y * width + x] as number;
      const t = page.data[(y + dy) * width + x + dx] as number;
      n++;
      a += s;
      b += t;
      aa += s * s;
      bb += t * t;
      ab += s * t;
    }
  const spread = (aa - (a * a) / n) * (bb - (b * b) / n);
  return spread > 0 ? (ab - (a * b) / n) / Math.sqrt(spread) : -1;
}
