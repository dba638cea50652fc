/** A connected patch of ink; box edges in pixels, right and bottom exclusive. */
export interface InkComponent {
  readonly id: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly area: number;
}

export interface InkComponents {
  /** Component id of each pixel, 0 where there is none. */
  readonly labels: Int32Array;
  readonly list: readonly InkComponent[];
}

export const inkLimit = 150;

/** Patches of pixels darker than the limit, corners touching counted as connected. */
export function findComponents(
  { width, height, data }: { width: number; height: number; data: Uint8Array },
  limit = inkLimit,
): InkComponents {
  const labels = new Int32Array(width * height);
  const list: InkComponent[] = [];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || (data[start] as number) >= limit) continue;
    const id = list.length + 1;
    let [left, top, right, bottom, area] = [width, height, 0, 0, 0];
    labels[start] = id;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const x = at % width;
      const y = (at - x) / width;
      area++;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      if (y >= bottom) bottom = y + 1;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (labels[next] !== 0 || (data[next] as number) >= limit) continue;
          labels[next] = id;
          stack.push(next);
        }
    }
    list.push({ id, left, top, right, bottom, area });
  }
  return { labels, list };
}
