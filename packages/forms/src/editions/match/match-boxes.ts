import type { BlankBox } from './blank-facts.ts';
import type { BoxMatch } from './box-match.ts';
import { doubtStrays } from './doubt-strays.ts';
import { findPageViews } from './page-view.ts';
import { type Pair, type Side, scorePairs } from './score-pairs.ts';

interface Bar {
  readonly print: number;
  readonly margin: number;
}

const alone: Bar = { print: 0.62, margin: 0.06 };
/** What print must show, by what else speaks for a pair: any bar of its list. */
const bars: Record<'namedAndNumbered' | 'named' | 'numbered' | 'alone' | 'contradicted', readonly Bar[]> = {
  namedAndNumbered: [{ print: 0.36, margin: -0.1 }],
  named: [
    { print: 0.36, margin: 0.05 },
    { print: 0.5, margin: -0.02 },
  ],
  numbered: [alone, { print: 0.5, margin: 0.1 }],
  alone: [alone],
  // The name lives on at another box of the kind, which speaks against: the print must be so much better here.
  contradicted: [{ print: 0.66, margin: 0.1 }],
};
/** Where no name speaks for a pair, so much of its print stands at the same places, or no other pair comes near. */
const shown = { places: 0.8, margin: 0.2 } as const;
/** Share of the words that name a box which must be the same. */
const minLabel = { checkbox: 0.6, text: 0.5 } as const;
/** By how much print at the same places must speak for a box that is named for another one. */
const minLead = 0.25;
/** A box so much wider or narrower than before was split or merged, or asks for more. */
const maxWidth = 1.3;
/** Below this print nothing is even proposed. */
const minProposal = 0.3;

/**
 * How much of a page must look the same from both boxes, and by how much more than from others. Where no name speaks for a
 * pair nearly all of it: else one of two rows that are printed alike may have gone, and the other stand in its place.
 */
const page = { lead: 0.1, named: 0.35, unnamed: 0.95 } as const;

/** What a name adds when boxes are dealt out, so that it decides between two equal prints. */
const nameShare = 0.12;
const isNamed = ({ name }: Pair) => name >= 0.8;

/** One box of the blank for each box of the known edition, at most, and the other way round. */
export function matchBoxes(known: Side, blank: Side): BoxMatch[] {
  const pairs = scorePairs(known, blank);
  const rivals = findRivals(pairs);
  const dealt = deal(pairs.flat());
  const own = new Map(known.boxes.map(({ pdfName }, index) => [pdfName, index]));
  const namesInUse = new Map(blank.boxes.map(({ pdfName, kind }) => [pdfName, kind]));
  const findNamesake = (to: number) =>
    pairs[own.get(blank.boxes[to]?.pdfName ?? '') ?? -1]?.find((pair) => pair.to === to);
  const matches = dealt
    .filter((pair) => pair.print >= minProposal)
    .map((pair): BoxMatch => {
      const margin = rivals.marginOf(pair);
      const box = known.boxes[pair.from];
      const livesOn = box !== undefined && pair.name < 1 && namesInUse.get(box.pdfName) === box.kind;
      const other = blank.boxes[pair.to];
      const isLikeliest =
        judge(pair, margin, livesOn) && isAlike(pair, box, other) && !isOutdone(pair, findNamesake(pair.to));
      const certainty = !isLikeliest ? 'uncertain' : isNamed(pair) && !livesOn ? 'certain' : 'by-print';
      return { from: pair.from, to: pair.to, certainty, pair, margin };
    });
  return takePageViews(doubtStrays(matches, known, blank), { known, blank, pairs, findNamesake });
}

function judge(pair: Pair, margin: number, livesOn: boolean): boolean {
  const named = pair.isSameItem ? bars.namedAndNumbered : bars.named;
  const unnamed = pair.isSameItem ? bars.numbered : bars.alone;
  const own = livesOn ? bars.contradicted : isNamed(pair) ? named : unnamed;
  const isShown = isNamed(pair) || pair.places >= shown.places || margin >= shown.margin;
  return isShown && own.some((bar) => pair.print >= bar.print && margin >= bar.margin);
}

/**
 * Whether the box is named for another one whose print is as like it, numbers and neighbours aside: of two rows that are
 * printed alike, the name tells which one stayed.
 */
const isOutdone = (pair: Pair, namesake: Pair | undefined) =>
  namesake !== undefined && namesake !== pair && pair.places - namesake.places < minLead;

/** Whether the words that name both are the same, and both are of one size. */
function isAlike(pair: Pair, from: BlankBox | undefined, to: BlankBox | undefined): boolean {
  if (!from || !to) return false;
  if (from.kind === 'checkbox') return pair.label === null || pair.label >= minLabel.checkbox;
  const ratio = from.box[2] / to.box[2];
  const isWide = ratio > maxWidth || ratio < 1 / maxWidth;
  return !isWide && (isNamed(pair) || pair.label === null || pair.label >= minLabel.text);
}

interface Scored {
  readonly known: Side;
  readonly blank: Side;
  readonly pairs: readonly (readonly Pair[])[];
  /** The pair of a box of the blank with the known one of its name. */
  readonly findNamesake: (to: number) => Pair | undefined;
}

/** Boxes that are not sure by themselves are taken where the page as a whole says so, and what names them agrees. */
function takePageViews(
  matches: readonly BoxMatch[],
  { known, blank, pairs, findNamesake }: Scored,
): BoxMatch[] {
  const sure = matches.filter(({ certainty }) => certainty !== 'uncertain');
  const [usedFrom, usedTo] = [new Set(sure.map(({ from }) => from)), new Set(sure.map(({ to }) => to))];
  const namesInUse = new Set(blank.boxes.map(({ pdfName }) => pdfName));
  const seen = findPageViews(known, blank).flatMap(({ from, to, share, lead }): BoxMatch[] => {
    const pair = pairs[from]?.find((each) => each.to === to);
    const box = known.boxes[from];
    if (!pair || !box || usedFrom.has(from) || usedTo.has(to)) return [];
    if (lead < page.lead || share < (isNamed(pair) ? page.named : page.unnamed)) return [];
    if (!isSameChoice(pair, known, blank) || isOutdone(pair, findNamesake(to))) return [];
    const isOwn = pair.name === 1 || (isNamed(pair) && !namesInUse.has(box.pdfName));
    return [{ from, to, certainty: isOwn ? 'certain' : 'by-print', pair, margin: lead }];
  });
  const [takenFrom, takenTo] = [new Set(seen.map(({ from }) => from)), new Set(seen.map(({ to }) => to))];
  return [...matches.filter(({ from, to }) => !takenFrom.has(from) && !takenTo.has(to)), ...seen];
}

/** Whether what names both is the same; of a box to tick that kept its name, the word beside it is enough. */
function isSameChoice(pair: Pair, known: Side, blank: Side): boolean {
  const [from, to] = [known.boxes[pair.from], blank.boxes[pair.to]];
  const firstWord = ({ prints }: Side, index: number) => [...(prints[index]?.label ?? [])][0];
  if (from?.kind === 'checkbox' && firstWord(known, pair.from) !== firstWord(blank, pair.to)) return false;
  return pair.name === 1 && from?.kind === 'checkbox' ? true : isAlike(pair, from, to);
}

/** Deals out the pairs, the best first, each box once. */
function deal(pairs: readonly Pair[]): Pair[] {
  const ordered = [...pairs].sort(
    (a, b) => b.print + nameShare * b.name - a.print - nameShare * a.name || a.from - b.from || a.to - b.to,
  );
  const usedFrom = new Set<number>();
  const usedTo = new Set<number>();
  return ordered.filter(({ from, to }) => {
    if (usedFrom.has(from) || usedTo.has(to)) return false;
    usedFrom.add(from);
    usedTo.add(to);
    return true;
  });
}

/** For each pair, how much better its print is than the best other pair that either of its boxes has. */
function findRivals(pairs: readonly (readonly Pair[])[]) {
  const byTo = new Map<number, Pair[]>();
  for (const pair of pairs.flat()) byTo.set(pair.to, [...(byTo.get(pair.to) ?? []), pair]);
  const bestOther = (list: readonly Pair[], pair: Pair) =>
    Math.max(0, ...list.filter((other) => other !== pair).map(({ print }) => print));
  return {
    marginOf: (pair: Pair) =>
      pair.print -
      Math.max(bestOther(pairs[pair.from] ?? [], pair), bestOther(byTo.get(pair.to) ?? [], pair)),
  };
}
