import type { Box, FieldSpec, PageLandmarks } from '@puente/forms';
import { median } from '../geometry/median.ts';
import { type Anchor, isAlike, type LabelMatch } from './match-labels.ts';
import { type PageWord, toLabelWords } from './page-words.ts';

/** A form page as another edition prints it: every box where its label stands now; boxes without a label left out. */
export interface MovedForm {
  readonly template: PageLandmarks;
  readonly fields: readonly FieldSpec[];
  /** Share of the page's boxes whose label stands elsewhere than in the edition we know. */
  readonly movedShare: number;
}

interface Labels {
  readonly words: readonly PageWord[];
  readonly anchors: readonly (Anchor | undefined)[];
  readonly pageHeight: number;
}

/** A label `below` a box belongs to another box on these forms. */
const belowPt = 40;
const maxCostPt = 220;
const besidePt = 25;
const sameRowPt = 4;
const nearestLabels = 8;
const minLabels = 2;
/** How many labels before the first one that was found may be missing: one may have been misread, but not a whole line. */
const maxMissed = 3;
const movedPt = 4;
const lineSlackPt = 3;
const piecePt = 45;
const wordReachPt = 60;
const maxOverlap = 0.2;

/** `width` and `height`: of the page, in form points. */
export function moveForm(
  template: PageLandmarks,
  fields: readonly FieldSpec[],
  match: LabelMatch,
  page: { readonly width: number; readonly height: number },
): MovedForm {
  const words = toLabelWords(template);
  const anchors: Array<Anchor | undefined> = words.map(() => undefined);
  for (const anchor of match.anchors) anchors[anchor.index] = anchor;
  const labels = { words, anchors, pageHeight: template.height };
  const lift = page.height - template.height;
  const move = ([x, y, w, h]: Box, { shiftX, shiftY }: Anchor): Box => [x + shiftX, y + lift - shiftY, w, h];
  const named = fields.flatMap((spec) => {
    const anchor = findLabel(labels, spec.box);
    return anchor ? [{ spec, anchor }] : [];
  });
  const placed = named.filter((one) => !isTaken(one, named, labels));
  const moveAlong = (box: Box): Box[] => {
    const owner = placed.find(({ spec }) => touches(spec.box, box));
    const anchor = owner?.anchor ?? findNearest(labels, box, maxCostPt);
    return anchor ? [move(box, anchor)] : [];
  };
  const base = typicalShift(match.anchors);
  return {
    template: {
      page: template.page,
      ...page,
      words: template.words.flatMap(({ text, box }, i) => {
        const anchor = anchors[i] ?? findNearest(labels, box, wordReachPt);
        return anchor ? [{ text, box: move(box, anchor) }] : [];
      }),
      lines: template.lines.flatMap(cutLine).flatMap(moveAlong),
      areas: template.areas.flatMap(moveAlong),
    },
    fields: placed.map(({ spec, anchor }) => ({ ...spec, box: move(spec.box, anchor) })),
    movedShare:
      placed.filter(({ anchor }) => Math.hypot(anchor.shiftX - base.x, anchor.shiftY - base.y) > movedPt)
        .length / Math.max(1, placed.length),
  };
}

/**
 * The nearest label of a box that was found, if others beside it moved alike. None where the nearest were not found or
 * say different things: a value is not taken from a place that no label names.
 */
function findLabel({ words, anchors, pageHeight }: Labels, box: Box): Anchor | null {
  const nearest = words
    .map((word, i) => ({ anchor: anchors[i], cost: costOf(word, box, pageHeight) }))
    .filter(({ cost }) => cost < maxCostPt)
    .sort((p, q) => p.cost - q.cost)
    .slice(0, nearestLabels);
  const first = nearest.findIndex(({ anchor }) => anchor);
  const anchor = nearest[first]?.anchor;
  if (!anchor || first > maxMissed) return null;
  const found = nearest.flatMap((label) => (label.anchor ? [label.anchor] : []));
  const alike = found.filter((other) => isAlike(anchor, other)).length;
  return alike >= minLabels && alike * 2 >= found.length ? anchor : null;
}

interface Placed {
  readonly spec: FieldSpec;
  readonly anchor: Anchor;
}

/** Whether other print stands now where the box would be: its label moved without it. */
function isTaken(one: Placed, all: readonly Placed[], { words, anchors, pageHeight }: Labels): boolean {
  const [x, y, w, h] = one.spec.box;
  const holds = (px: number, py: number) => px > x && px < x + w && py > y && py < y + h;
  const inPrint = words.some(({ x: wx, y: wy }, i) => {
    const anchor = anchors[i];
    if (!anchor || holds(wx, pageHeight - wy)) return false;
    const [dx, dy] = [anchor.shiftX - one.anchor.shiftX, anchor.shiftY - one.anchor.shiftY];
    return holds(wx + dx, pageHeight - wy - dy);
  });
  return (
    inPrint || all.some((other) => other !== one && !isAlike(one.anchor, other.anchor) && overlap(one, other))
  );
}

function overlap(one: Placed, other: Placed): boolean {
  const [ax, ay, aw, ah] = one.spec.box;
  const [bx, by, bw, bh] = other.spec.box;
  const dx = other.anchor.shiftX - one.anchor.shiftX;
  const dy = one.anchor.shiftY - other.anchor.shiftY;
  const across = Math.min(ax + aw, bx + dx + bw) - Math.max(ax, bx + dx);
  const down = Math.min(ay + ah, by + dy + bh) - Math.max(ay, by + dy);
  return across > 0 && down > 0 && across * down > maxOverlap * Math.min(aw * ah, bw * bh);
}

/** Free room between a word and a box, across and down; `bottom` of the box, from the top of the page. */
function gapsTo(word: PageWord, [x, y, w, h]: Box, pageHeight: number) {
  const top = pageHeight - y - h;
  return {
    across: Math.max(0, word.x - word.width / 2 - (x + w), x - (word.x + word.width / 2)),
    down: Math.max(0, word.y - word.height / 2 - (top + h), top - (word.y + word.height / 2)),
    bottom: top + h,
  };
}

function costOf(word: PageWord, box: Box, pageHeight: number): number {
  const { across, down, bottom } = gapsTo(word, box, pageHeight);
  const isNamed = across === 0 || down < sameRowPt || across + down < besidePt;
  if (!isNamed) return Number.POSITIVE_INFINITY;
  return across + down + (word.y > bottom ? belowPt : 0);
}

function findNearest({ words, anchors, pageHeight }: Labels, box: Box, reachPt: number): Anchor | null {
  let best: Anchor | null = null;
  let min = reachPt;
  for (const [i, anchor] of anchors.entries()) {
    if (!anchor) continue;
    const { across, down } = gapsTo(words[i] as PageWord, box, pageHeight);
    if (across + down >= min) continue;
    min = across + down;
    best = anchor;
  }
  return best;
}

/** A rule may run through blocks that moved apart. */
function cutLine([x, y, w, h]: Box): Box[] {
  const count = Math.max(1, Math.round(Math.max(w, h) / piecePt));
  return Array.from({ length: count }, (_, i) =>
    w > h ? [x + (i * w) / count, y, w / count, h] : [x, y + (i * h) / count, w, h / count],
  );
}

const touches = ([x, y, w, h]: Box, [lx, ly, lw, lh]: Box) =>
  lx < x + w + lineSlackPt &&
  x - lineSlackPt < lx + lw &&
  ly < y + h + lineSlackPt &&
  y - lineSlackPt < ly + lh;

function typicalShift(anchors: readonly Anchor[]): { x: number; y: number } {
  return { x: median(anchors.map(({ shiftX }) => shiftX)), y: median(anchors.map(({ shiftY }) => shiftY)) };
}
