import type { Box, LabelWord } from '../../catalogue.ts';
import type { PrintedPage } from './blank-facts.ts';
import { pairPages } from './pair-pages.ts';
import type { PlacedBox } from './surroundings.ts';

/** Two boxes from which a page looks the same, by their places in the lists. */
export interface PageView {
  readonly from: number;
  readonly to: number;
  /** Share of the print of the page that stands alike as seen from both, what is near counting more: 0 to 1. */
  readonly share: number;
  /** How far the share is ahead of the next best one of either of them. */
  readonly lead: number;
}

interface Viewed {
  readonly pages: readonly PrintedPage[];
  readonly boxes: readonly PlacedBox[];
}

type Sight = Omit<PageView, 'lead'>;

type Shift = readonly [across: number, down: number];

/** Points over which print loses its say: what names a box is near; what tells it from its twins is the rest of the page. */
const fades = { near: 40, far: 200 } as const;
/** Print farther away has no say in what a box is called. */
const besidePt = 120;
/** Points by which a word may stand elsewhere as seen from its box: boxes are drawn anew round print that stays. */
const samePlace = { across: 8, down: 6 } as const;
const min = { near: 0.6, far: 0.35 } as const;

/**
 * Boxes from which the whole page looks the same, whatever they are called and numbered. Of rows that are printed alike
 * each is told by the rest of the page; where one of them is gone or new, none of them is told.
 */
export function findPageViews(known: Viewed, blank: Viewed): PageView[] {
  const pairs = pairPages(known.pages, blank.pages);
  return known.pages.flatMap((page) => {
    const other = blank.pages.find((each) => each.page === pairs.get(page.page));
    return other ? chooseMutual(listSights(known, page, blank, other)) : [];
  });
}

const indexesOn = ({ boxes }: Viewed, page: number) =>
  boxes.flatMap((box, index) => (box.page === page ? [index] : []));

function listSights(known: Viewed, page: PrintedPage, blank: Viewed, other: PrintedPage): Sight[] {
  const places = groupByText(other.words);
  const candidates = indexesOn(blank, other.page);
  return indexesOn(known, page.page).flatMap((from) => {
    const box = known.boxes[from];
    if (!box) return [];
    const words = page.words.map((word) => ({ ...word, away: distance(word.box, box.box) }));
    const beside = words.filter(({ away }) => away < besidePt);
    return candidates.flatMap((to): Sight[] => {
      const seen = blank.boxes[to];
      if (!seen || seen.kind !== box.kind) return [];
      const shift: Shift = [seen.box[0] - box.box[0], seen.box[1] - box.box[1]];
      if (compareView(beside, shift, places, fades.near) < min.near) return [];
      const share = compareView(words, shift, places, fades.far);
      return share >= min.far ? [{ from, to, share }] : [];
    });
  });
}

type Places = ReadonlyMap<string, readonly Box[]>;

function groupByText(words: readonly LabelWord[]): Places {
  const places = new Map<string, Box[]>();
  for (const { text, box } of words) {
    const same = places.get(text);
    if (same) same.push(box);
    else places.set(text, [box]);
  }
  return places;
}

/** Free room between a word and a box. */
function distance([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  const across = Math.max(0, bx - ax - aw, ax - bx - bw);
  const down = Math.max(0, by - ay - ah, ay - by - bh);
  return Math.hypot(across, down);
}

type SeenWord = LabelWord & { readonly away: number };

/** Share of the words that stand at the same place of both boxes, by how near they are. */
function compareView(
  words: readonly SeenWord[],
  [across, down]: Shift,
  places: Places,
  fade: number,
): number {
  let all = 0;
  let same = 0;
  for (const { text, box, away } of words) {
    const weight = Math.exp(-away / fade);
    all += weight;
    const isThere = places
      .get(text)
      ?.some(
        ([x, y]) =>
          Math.abs(x - box[0] - across) <= samePlace.across && Math.abs(y - box[1] - down) <= samePlace.down,
      );
    if (isThere) same += weight;
  }
  return all === 0 ? 0 : same / all;
}

/** Pairs that are the best of both their boxes, where as many boxes look alike on the one page as on the other. */
function chooseMutual(sights: readonly Sight[]): PageView[] {
  const group = (key: 'from' | 'to') => {
    const groups = new Map<number, Sight[]>();
    for (const sight of sights) groups.set(sight[key], [...(groups.get(sight[key]) ?? []), sight]);
    return groups;
  };
  const [byFrom, byTo] = [group('from'), group('to')];
  return sights.flatMap((sight) => {
    const [own, others] = [byFrom.get(sight.from) ?? [], byTo.get(sight.to) ?? []];
    const rivals = [...own, ...others].filter((other) => other !== sight);
    const lead = sight.share - Math.max(0, ...rivals.map(({ share }) => share));
    return lead > 0 && own.length === others.length ? [{ ...sight, lead }] : [];
  });
}
