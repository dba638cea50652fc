import type { NearWord, Surroundings } from './surroundings.ts';

/** Points by which a word may stand elsewhere and still stand at the same place of its box. */
const samePlace = { across: 5, down: 4 } as const;

/** How much a word tells: one that stands beside every box tells nothing. */
export type Rarity = (word: string) => number;

export function toRarity(all: readonly Surroundings[]): Rarity {
  const counts = new Map<string, number>();
  for (const { near } of all)
    for (const word of new Set(near.map(({ text }) => text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const total = Math.max(1, all.length);
  return (word) => Math.log(1 + total / (1 + (counts.get(word) ?? 0)));
}

interface Weighted extends NearWord {
  readonly weight: number;
}

/** A word round a box: everywhere it stands, and what it weighs in all. */
interface PrintedWord {
  readonly places: Weighted[];
  weight: number;
}

/** A box's print, weighed and indexed once for the many it is compared with. */
export interface Print {
  readonly words: ReadonlyMap<string, PrintedWord>;
  readonly weight: number;
  readonly label: ReadonlySet<string>;
  readonly item: string;
  readonly part: string;
  readonly row: string;
}

export function toPrint({ near, label, item, part, row }: Surroundings, rarity: Rarity): Print {
  const words = new Map<string, PrintedWord>();
  let sum = 0;
  for (const word of near) {
    const weight = word.closeness * rarity(word.text);
    sum += weight;
    const same = words.get(word.text);
    if (same) {
      same.places.push({ ...word, weight });
      same.weight += weight;
    } else words.set(word.text, { places: [{ ...word, weight }], weight });
  }
  return { words, weight: sum, label: new Set(label), item, part, row };
}

function shareOf(common: number, a: Print, b: Print): number {
  const max = Math.max(a.weight, b.weight);
  return max === 0 ? 0 : common / max;
}

/** Share of the print of which both have the same word where `isSame` says so: 0 to 1. */
function compareWhere(a: Print, b: Print, isSame: (one: NearWord, other: NearWord) => boolean): number {
  let common = 0;
  for (const [text, { places }] of a.words) {
    const others = b.words.get(text)?.places;
    if (!others) continue;
    for (const word of places) {
      const same = others.find((other) => isSame(word, other));
      if (same) common += Math.min(word.weight, same.weight);
    }
  }
  return shareOf(common, a, b);
}

const isAtHeight = (one: NearWord, other: NearWord) => Math.abs(other.dy - one.dy) <= samePlace.down;
const isAtPlace = (one: NearWord, other: NearWord) =>
  Math.abs(other.dx - one.dx) <= samePlace.across && isAtHeight(one, other);

/** Share of the print that both see at the same place: 0 to 1. */
export const comparePlaces = (a: Print, b: Print) => compareWhere(a, b, isAtPlace);

/** Share of the print that both see at the same height, moved across together with its box: 0 to 1. */
export const compareHeights = (a: Print, b: Print) => compareWhere(a, b, isAtHeight);

/** For one print, the share of words it has in common with each of many, wherever they stand: 0 to 1, by index. */
export type WordComparison = (print: Print) => Float64Array;

export function compareWordsWith(others: readonly Print[]): WordComparison {
  const standsIn = new Map<string, { readonly index: number; readonly weight: number }[]>();
  for (const [index, { words }] of others.entries())
    for (const [text, { weight }] of words) {
      const list = standsIn.get(text);
      if (list) list.push({ index, weight });
      else standsIn.set(text, [{ index, weight }]);
    }
  return (print) => {
    const common = new Float64Array(others.length);
    for (const [text, { weight }] of print.words)
      for (const other of standsIn.get(text) ?? [])
        common[other.index] = (common[other.index] ?? 0) + Math.min(weight, other.weight);
    return common.map((sum, index) => {
      const other = others[index];
      return other ? shareOf(sum, print, other) : 0;
    });
  };
}

/** Share of their labels that both have: 0 to 1; null where neither has one. */
export function compareLabels(a: Print, b: Print): number | null {
  if (a.label.size === 0 && b.label.size === 0) return null;
  const common = [...a.label].filter((word) => b.label.has(word)).length;
  return common / Math.max(a.label.size, b.label.size, 1);
}
