import type { BlankBox, BlankFacts, PrintedPage } from './blank-facts.ts';
import { compareNames } from './compare-names.ts';
import {
  compareHeights,
  compareLabels,
  comparePlaces,
  compareWordsWith,
  type Print,
  toPrint,
  toRarity,
  type WordComparison,
} from './compare-print.ts';
import { pairPages } from './pair-pages.ts';
import { findNeighbours, type Neighbours } from './reading-order.ts';
import { describeSurroundings } from './surroundings.ts';

/** What speaks for a box of one edition being a box of another: each 0 to 1. */
export interface Pair {
  readonly from: number;
  readonly to: number;
  /** The same words at the same places round both. */
  readonly places: number;
  readonly words: number;
  /** Null where neither has a label. */
  readonly label: number | null;
  readonly name: number;
  readonly isSameItem: boolean;
  /** Print and neighbours together, without the name. */
  readonly print: number;
}

/** Both sides of a comparison: boxes with what is printed round them. */
export interface Side extends BlankFacts {
  readonly prints: readonly Print[];
  readonly neighbours: readonly Neighbours[];
  /** Whether a box stands in the head of its page, which every page repeats: its page tells it from the others. */
  readonly isHead: readonly boolean[];
}

/** Describes both editions with one measure of how rare a word is. */
export function toSides(a: BlankFacts, b: BlankFacts): [Side, Side] {
  const around = [a, b].map(({ boxes, pages }) => describeSurroundings(boxes, pages));
  const rarity = toRarity(around.flat());
  const [left, right] = [a, b].map((facts, index) => ({
    ...facts,
    prints: (around[index] ?? []).map((each) => toPrint(each, rarity)),
    neighbours: findNeighbours(facts.boxes),
    isHead: facts.boxes.map((box) => isInHead(box, facts.pages)),
  }));
  if (!left || !right) throw new Error('A comparison has two sides');
  return [left, right];
}

/** Share of a page's height above which its head is printed. */
const headShare = 0.93;

function isInHead({ page, box }: BlankBox, pages: readonly PrintedPage[]): boolean {
  const height = pages.find((each) => each.page === page)?.height ?? Number.POSITIVE_INFINITY;
  return box[1] > headShare * height;
}

/** Boxes of the other edition that are looked at closely, the likeliest by their words first. */
const closeLooks = 28;
/** What each witness counts for in the print's own judgement; they sum to 1. */
const shares = { places: 0.48, words: 0.18, label: 0.14, item: 0.07, part: 0.07, page: 0.06 } as const;
/** A choice moves across with its word. */
const movedAcross = 0.9;
/** A choice with another word, or a row with another number in its name, is another, whatever is printed round it. */
const otherName = 0.6;
/** How much neighbours count for, and how often what they say is passed on. */
const neighbourShare = 0.3;
const rounds = 4;

export function scorePairs(known: Side, blank: Side): Pair[][] {
  const comparisons = {
    compareWords: compareWordsWith(blank.prints),
    samePage: pairPages(known.pages, blank.pages),
  };
  const own = known.boxes.map((_, from) => listCandidates(known, blank, from, comparisons));
  let scores = own.map((pairs) => new Map(pairs.map((pair) => [pair.to, pair.print])));
  for (let round = 0; round < rounds; round++) {
    const before = scores;
    scores = own.map((pairs, from) => {
      const next = pairs.map((pair): [number, number] => {
        const isHead = known.isHead[from] && blank.isHead[pair.to];
        const support = isHead ? null : supportOf(known.neighbours[from], blank.neighbours[pair.to], before);
        return [pair.to, (1 - neighbourShare) * pair.print + neighbourShare * (support ?? pair.print)];
      });
      return new Map(next);
    });
  }
  return own.map((pairs, from) =>
    pairs.map((pair) => ({ ...pair, print: scores[from]?.get(pair.to) ?? pair.print })),
  );
}

const isOtherRow = (one: string, other: string) => one !== '' && other !== '' && one !== other;

interface Comparisons {
  readonly compareWords: WordComparison;
  /** Page of the known edition → the page of the blank that says most of the same. */
  readonly samePage: ReadonlyMap<number, number>;
}

function listCandidates(
  known: Side,
  blank: Side,
  from: number,
  { compareWords, samePage }: Comparisons,
): Pair[] {
  const box = known.boxes[from];
  const print = known.prints[from];
  if (!box || !print) return [];
  const words = compareWords(print);
  const likely = blank.boxes.flatMap((other, to) => {
    const otherPrint = blank.prints[to];
    if (other.kind !== box.kind || !otherPrint) return [];
    const name = compareNames(box.pdfName, other.pdfName);
    return [{ to, name, otherPrint, words: words[to] ?? 0 }];
  });
  likely.sort((a, b) => b.words + b.name - a.words - a.name);
  const close = likely.slice(0, closeLooks);
  return close.map(({ to, name, words, otherPrint }) => {
    const label = compareLabels(print, otherPrint);
    const isChoice = box.kind === 'checkbox';
    const places = Math.max(
      comparePlaces(print, otherPrint),
      isChoice && label === 1 ? movedAcross * compareHeights(print, otherPrint) : 0,
    );
    const isHead = (known.isHead[from] && blank.isHead[to]) ?? false;
    const isSameItem = !isHead && print.item === otherPrint.item;
    const page = blank.boxes[to]?.page;
    // In the head of a page its number alone tells: what is open there belongs to the questions below.
    const standing = isHead
      ? { item: page === box.page, part: page === box.page, page: page === box.page }
      : { item: isSameItem, part: print.part === otherPrint.part, page: samePage.get(box.page) === page };
    const own =
      shares.places * places +
      shares.words * words +
      shares.label * (label ?? places) +
      (standing.item ? shares.item : 0) +
      (standing.part ? shares.part : 0) +
      (standing.page ? shares.page : 0);
    const isOther = (isChoice && label !== null && label < 0.5) || isOtherRow(print.row, otherPrint.row);
    return {
      from,
      to,
      places,
      words,
      label,
      name,
      isSameItem,
      print: isOther ? otherName * own : own,
    };
  });
}

/** How well the neighbours of one fit those of the other: 0 to 1, null where there are none. */
function supportOf(
  a: Neighbours | undefined,
  b: Neighbours | undefined,
  scores: readonly ReadonlyMap<number, number>[],
): number | null {
  if (!a || !b) return null;
  const supports = [
    ...a.before.map((neighbour) => bestOf(neighbour, b.before, scores)),
    ...a.after.map((neighbour) => bestOf(neighbour, b.after, scores)),
  ];
  if (supports.length === 0) return null;
  return supports.reduce((sum, each) => sum + each, 0) / supports.length;
}

const bestOf = (from: number, among: readonly number[], scores: readonly ReadonlyMap<number, number>[]) =>
  Math.max(0, ...among.map((to) => scores[from]?.get(to) ?? 0));
