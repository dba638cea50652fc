import type { InkMap } from '../geometry/ink-map.ts';

/** A dark edge is thicker than any rule or letter of a form; in pixels of a map around 100 dpi. */
const thickPx = 10;
const darkInk = 110;
/** The soft border of an edge goes with it. */
const softPx = 3;

/**
 * Clears, in place, what a copier's open lid or a scanner's bed leaves along the borders of a picture: dark bands that touch
 * a border and are thicker than print. Rules that run off the picture stay.
 */
export function clearDarkEdges(map: InkMap): InkMap {
  if (!isDarkAtBorder(map)) return map;
  const thick = markThick(map);
  for (const at of floodFromBorder(map, thick)) clearAround(map, at);
  return map;
}

function isDarkAtBorder({ width, height, data }: InkMap): boolean {
  const isDark = (at: number) => (data[at] as number) >= darkInk;
  for (let x = 0; x < width; x++) if (isDark(x) || isDark((height - 1) * width + x)) return true;
  for (let y = 0; y < height; y++) if (isDark(y * width) || isDark((y + 1) * width - 1)) return true;
  return false;
}

/** Dark pixels that lie in a thick run both across and down; a run that leaves the picture counts as thick. */
function markThick({ width, height, data }: InkMap): Uint8Array {
  const thick = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) markRuns(data, thick, { from: y * width, step: 1, length: width });
  for (let x = 0; x < width; x++) markRuns(data, thick, { from: x, step: width, length: height });
  for (let i = 0; i < thick.length; i++) thick[i] = thick[i] === 2 ? 1 : 0;
  return thick;
}

function markRuns(
  data: Uint8Array,
  thick: Uint8Array,
  { from, step, length }: { from: number; step: number; length: number },
): void {
  let begin = -1;
  for (let i = 0; i <= length; i++) {
    const dark = i < length && (data[from + i * step] as number) >= darkInk;
    if (dark && begin < 0) begin = i;
    if (dark || begin < 0) continue;
    if (begin === 0 || i === length || i - begin >= thickPx)
      for (let j = begin; j < i; j++) {
        const at = from + j * step;
        thick[at] = (thick[at] as number) + 1;
      }
    begin = -1;
  }
}

function floodFromBorder({ width, height }: InkMap, thick: Uint8Array): number[] {
  const reached: number[] = [];
  const visit = (at: number) => {
    if (thick[at] !== 1) return;
    thick[at] = 0;
    reached.push(at);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit((y + 1) * width - 1);
  }
  for (let i = 0; i < reached.length; i++) {
    const at = reached[i] as number;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < (height - 1) * width) visit(at + width);
  }
  return reached;
}

function clearAround({ width, height, data }: InkMap, at: number): void {
  const x = at % width;
  const y = Math.floor(at / width);
  const left = Math.max(0, x - softPx);
  const right = Math.min(width, x + softPx + 1);
  for (let row = Math.max(0, y - softPx); row < Math.min(height, y + softPx + 1); row++)
    data.fill(0, row * width + left, row * width + right);
}
