import { median } from '../geometry/median.ts';
import { isByOrder, listKeys } from './list-keys.ts';
import type { PageWord } from './page-words.ts';

/** Words with their names, made once for all that they are compared with. */
export interface WordSheet {
  readonly words: readonly PageWord[];
  readonly keys: ReadonlyMap<string, number>;
}

export const toSheet = (words: readonly PageWord[]): WordSheet => ({ words, keys: listKeys(words) });

/** Pixels or points of the page a point of the form, and how far the page is turned clockwise. */
interface Frame {
  readonly scale: number;
  readonly angle: number;
}

/** Where the label `index` of a form page stands on a page, in form points set upright, and how far that is from its place. */
export interface Anchor {
  readonly index: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

export interface LabelMatch {
  readonly frame: Frame;
  readonly anchors: readonly Anchor[];
  /** Share of the labels that were found. */
  readonly share: number;
}

interface Pair {
  readonly label: PageWord;
  readonly word: PageWord;
  readonly index: number;
}

const minPairs = 10;
/** Labels so far apart stand in one block, and tell size and angle without leaving it. */
const nearPt = 140;
const apartPt = 45;
/** How far words of one block may differ in their shift. */
const alikePt = 3;
const supportPt = 100;
const minSupport = 2;
/** How far away one looks for a block that a label may have moved with, and how many of them. */
const hypothesesPt = 320;
const maxHypotheses = 6;
const reachPt = 3.5;
const maxRounds = 8;
const contestPt = 60;

/** Finds the labels of a form page among the words of a page on which blocks of them may have moved. */
export function matchLabels(form: WordSheet, page: WordSheet): LabelMatch | null {
  const single = pairWords(form, page, false);
  const ordered = pairWords(form, page, true);
  const frame = measureFrame(single.length >= minPairs ? single : [...single, ...ordered]);
  if (!frame) return null;
  const labels = form.words;
  const words = page.words.map((word) => toUpright(word, frame));
  const place = ({ index, label, word }: Pair) => toAnchor(index, label, toUpright(word, frame));
  const sure = spread(labels, words, withSupport(labels, single.map(place)));
  const likely = withSupport(labels, ordered.map(place)).filter((anchor) =>
    isUncontested(labels, anchor, sure),
  );
  const anchors = withSupport(labels, spread(labels, words, [...sure, ...likely]));
  const count = labels.filter(({ text }) => text !== '').length;
  return { frame, anchors, share: anchors.length / Math.max(1, count) };
}

/** What order alone tells counts only where no surer label stands near, or one that moved alike. */
function isUncontested(labels: readonly PageWord[], anchor: Anchor, sure: readonly Anchor[]): boolean {
  if (sure.some(({ index }) => index === anchor.index)) return false;
  const label = labels[anchor.index] as PageWord;
  const near = sure.filter(({ index }) => distance(label, labels[index] as PageWord) < contestPt);
  return near.length === 0 || near.some((other) => isAlike(anchor, other));
}

function toUpright(word: PageWord, { scale, angle }: Frame): PageWord {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    ...word,
    x: (cos * word.x + sin * word.y) / scale,
    y: (cos * word.y - sin * word.x) / scale,
    width: word.width / scale,
    height: word.height / scale,
  };
}

const toAnchor = (index: number, label: PageWord, word: PageWord): Anchor => ({
  index,
  shiftX: word.x - label.x,
  shiftY: word.y - label.y,
});

/** Words, and pairs of words, that stand once on each page; or, by their order, those that stand as often on each. */
function pairWords(form: WordSheet, page: WordSheet, isOrdered: boolean): Pair[] {
  const pairs = new Map<number, Pair>();
  for (const [key, index] of form.keys) {
    const at = page.keys.get(key);
    if (at === undefined || isByOrder(key) !== isOrdered || pairs.has(index)) continue;
    pairs.set(index, { index, label: form.words[index] as PageWord, word: page.words[at] as PageWord });
  }
  return [...pairs.values()];
}

function measureFrame(pairs: readonly Pair[]): Frame | null {
  const scales: number[] = [];
  const angles: number[] = [];
  for (const [i, a] of pairs.entries())
    for (const b of pairs.slice(i + 1)) {
      const [lx, ly] = [b.label.x - a.label.x, b.label.y - a.label.y];
      const length = Math.hypot(lx, ly);
      if (length < apartPt || length > nearPt) continue;
      const [wx, wy] = [b.word.x - a.word.x, b.word.y - a.word.y];
      scales.push(Math.hypot(wx, wy) / length);
      angles.push(Math.atan2(lx * wy - ly * wx, lx * wx + ly * wy));
    }
  if (scales.length < minPairs) return null;
  return { scale: median(scales), angle: median(angles) };
}

/** Those that others near them confirm: a word that somebody wrote may be a label elsewhere. */
function withSupport(labels: readonly PageWord[], anchors: readonly Anchor[]): Anchor[] {
  return anchors.filter((anchor) => {
    const support = anchors.filter(
      (other) =>
        other !== anchor &&
        isAlike(anchor, other) &&
        distance(labels[anchor.index] as PageWord, labels[other.index] as PageWord) < supportPt,
    );
    return support.length >= minSupport;
  });
}

const apart = (one: Anchor, other: Anchor) =>
  Math.hypot(one.shiftX - other.shiftX, one.shiftY - other.shiftY);

export const isAlike = (one: Anchor, other: Anchor) => apart(one, other) < alikePt;

const distance = (one: PageWord, other: PageWord) => Math.hypot(one.x - other.x, one.y - other.y);

/** Labels whose words stand more than once, each where a label near it has moved to; from these on to the next. */
function spread(
  labels: readonly PageWord[],
  words: readonly PageWord[],
  sure: readonly Anchor[],
): readonly Anchor[] {
  const byText = groupByText(words);
  let found = sure;
  for (let round = 0; round < maxRounds; round++) {
    const known = new Set(found.map(({ index }) => index));
    const more = labels.flatMap((label, index) => {
      const same = known.has(index) || label.text === '' ? undefined : byText.get(label.text);
      const here = same && findHere(index, labels, same, found);
      return here ? [here] : [];
    });
    if (more.length === 0) break;
    found = [...found, ...more];
  }
  return found;
}

/** The word that stands where labels found near it say that a label stands. */
function findHere(
  index: number,
  labels: readonly PageWord[],
  same: readonly PageWord[],
  found: readonly Anchor[],
): Anchor | null {
  const label = labels[index] as PageWord;
  const places = same.map((word) => toAnchor(index, label, word));
  const near = found
    .map((anchor) => ({ anchor, away: distance(label, labels[anchor.index] as PageWord) }))
    .filter(({ away }) => away < hypothesesPt)
    .sort((p, q) => p.away - q.away);
  const tried: Anchor[] = [];
  for (const { anchor } of near) {
    if (tried.some((other) => isAlike(anchor, other))) continue;
    tried.push(anchor);
    const here = places.find((it) => apart(it, anchor) < reachPt);
    if (here) return here;
    if (tried.length >= maxHypotheses) break;
  }
  return null;
}

function groupByText(words: readonly PageWord[]): Map<string, PageWord[]> {
  const groups = new Map<string, PageWord[]>();
  for (const word of words) groups.set(word.text, [...(groups.get(word.text) ?? []), word]);
  return groups;
}
