import type { Catalogue, LabelWord, PageLandmarks } from '@puente/forms';
import type { PdfWord } from '@puente/pdf/opening';
import { median } from '../geometry/median.ts';
import type { PageGuess } from '../identify/rank-page.ts';

interface Pair {
  readonly from: number;
  readonly to: number;
}

const minPairs = 12;
const minShare = 0.6;
const closePt = 3;

/**
 * Form pages whose printed words stand on a digital page, best first, with the map from their points (top left) to this
 * page's points. Finds pages that were shrunk or moved when they were printed to PDF.
 */
export function matchPageWords(
  words: readonly PdfWord[],
  page: { readonly width: number; readonly height: number },
  catalogues: readonly Catalogue[],
): PageGuess[] {
  const seen = toUnique(
    words
      .filter((word) => !word.hidden)
      .map(({ text, box }) => ({ text, x: box[0] * page.width, y: box[1] * page.height })),
  );
  if (seen.size < minPairs) return [];
  const guesses: PageGuess[] = [];
  for (const { form, edition, landmarks } of catalogues)
    for (const template of landmarks) {
      const fit = fitWords(template, seen);
      if (fit) guesses.push({ form, edition, page: template.page, ...fit });
    }
  return guesses.sort((p, q) => q.score - p.score);
}

function toUnique(words: ReadonlyArray<{ text: string; x: number; y: number }>) {
  const found = new Map<string, { x: number; y: number } | null>();
  for (const { text, x, y } of words) found.set(text, found.has(text) ? null : { x, y });
  return new Map([...found].flatMap(([text, at]) => (at ? [[text, at] as const] : [])));
}

function fitWords(template: PageLandmarks, seen: ReadonlyMap<string, { x: number; y: number }>) {
  const labels = toUnique(template.words.map((word) => toTopLeft(word, template.height)));
  const across: Pair[] = [];
  const down: Pair[] = [];
  for (const [text, label] of labels) {
    const at = seen.get(text);
    if (!at) continue;
    across.push({ from: label.x, to: at.x });
    down.push({ from: label.y, to: at.y });
  }
  if (across.length < Math.max(minPairs, minShare * labels.size)) return null;
  const x = fitLine(across);
  const y = fitLine(down);
  const close = across.filter((pair, i) => {
    const other = down[i] as Pair;
    return (
      Math.hypot(x.scale * pair.from + x.shift - pair.to, y.scale * other.from + y.shift - other.to) < closePt
    );
  }).length;
  const score = close / labels.size;
  if (score < minShare) return null;
  return { toImage: [x.scale, 0, x.shift, 0, y.scale, y.shift, 0, 0, 1] as const, score };
}

const toTopLeft = ({ text, box: [x, y, , h] }: LabelWord, height: number) => ({ text, x, y: height - y - h });

/** Median of slopes between far pairs, then median of shifts: a few words that moved do not matter. */
function fitLine(pairs: readonly Pair[]): { scale: number; shift: number } {
  const sorted = [...pairs].sort((p, q) => p.from - q.from);
  const half = sorted.length >> 1;
  const slopes: number[] = [];
  for (let i = 0; i + half < sorted.length; i++) {
    const [p, q] = [sorted[i] as Pair, sorted[i + half] as Pair];
    if (q.from - p.from > 20) slopes.push((q.to - p.to) / (q.from - p.from));
  }
  const scale = slopes.length > 0 ? median(slopes) : 1;
  return { scale, shift: median(pairs.map((pair) => pair.to - scale * pair.from)) };
}
