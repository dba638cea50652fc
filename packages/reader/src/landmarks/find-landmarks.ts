import type { Box, LabelWord, PageLandmarks } from '@puente/forms';
import { findAreas, findRuledLines } from './find-ruled-lines.ts';
import type { PrintedPage, WordBox } from './printed-page.ts';
import { toPointBox } from './printed-page.ts';

/** Words made of rules or leaders are drawn lines, not print. */
const isRuleText = (text: string) => /^[_\-.–—=]+$/u.test(text) && text.length > 2;

/**
 * Facts of one blank page: ruled lines, filled areas, printed words with their ink boxes, in points from the bottom left.
 * Words are in alphabetical order, so that the list is an index of places and not the text of the form.
 */
export function findLandmarks(page: PrintedPage, words: readonly WordBox[]): PageLandmarks {
  const inked = words
    .filter((word) => !isRuleText(word.text))
    .map((word) => ({ text: word.text, box: tightenToInk(page, word.box) }))
    .filter((word): word is LabelWord => word.box !== null)
    .sort((a, b) => (a.text === b.text ? a.box[0] - b.box[0] : a.text < b.text ? -1 : 1));
  const areas = findAreas(page);
  return {
    page: page.page,
    width: round(page.width / page.perPoint),
    height: round(page.height / page.perPoint),
    lines: findRuledLines(page, areas).filter((line) => !isInsideWord(line, inked)),
    areas,
    words: inked,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Strokes of large letters look like short rules; a rule that only touches a word stays. */
function isInsideWord(line: Box, words: readonly LabelWord[]): boolean {
  return words.some(
    ({ box }) =>
      line[0] >= box[0] - 0.6 &&
      line[1] >= box[1] - 0.6 &&
      line[0] + line[2] <= box[0] + box[2] + 0.6 &&
      line[1] + line[3] <= box[1] + box[3] + 0.6,
  );
}

function tightenToInk(page: PrintedPage, box: WordBox['box']): Box | null {
  const left = Math.max(0, Math.floor(box.x0 * page.width));
  const right = Math.min(page.width - 1, Math.ceil(box.x1 * page.width));
  const top = Math.max(0, Math.floor(box.y0 * page.height));
  const bottom = Math.min(page.height - 1, Math.ceil(box.y1 * page.height));
  let [x0, y0, x1, y1] = [right + 1, bottom + 1, -1, -1];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      if ((page.gray[y * page.width + x] as number) > 110) continue;
      if (isOnRule(page, x, y)) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return x1 < 0 ? null : toPointBox(page, x0, y0, x1 + 1, y1 + 1);
}

/** True where the ink goes on left and right for 14 points at least: longer than any letter's stroke in body text. */
function isOnRule(page: PrintedPage, x: number, y: number): boolean {
  const reach = Math.round(14 * page.perPoint);
  let run = 1;
  for (let i = x - 1; i >= 0 && run <= reach && (page.gray[y * page.width + i] as number) <= 110; i--) run++;
  for (let i = x + 1; i < page.width && run <= reach && (page.gray[y * page.width + i] as number) <= 110; i++)
    run++;
  return run > reach;
}
