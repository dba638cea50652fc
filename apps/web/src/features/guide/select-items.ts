import type { FieldGuideItem } from '@puente/contract';

export const guideFilters = ['all', 'open', 'required', 'check', 'later', 'answered'] as const;
export type GuideFilter = (typeof guideFilters)[number];

/** Neither null nor empty. */
export const isFilled = ({ value }: FieldGuideItem): boolean => value !== null && value !== '';

/** It is asked of this person, and can be answered here. */
export const isAskedHere = ({ boxes, path, isByHand, closedBecause }: FieldGuideItem): boolean =>
  path === null && boxes.length > 0 && !isByHand && closedBecause === null;

/** Another answer closes it, and yet something was answered here that would be printed. */
export const isStray = ({ boxes, path, closedBecause }: FieldGuideItem): boolean =>
  closedBecause !== null && path === null && boxes.some(({ answer }) => answer !== '');

/** It waits for an answer here. */
const isWaiting = (item: FieldGuideItem): boolean => isAskedHere(item) && !isFilled(item) && !item.isLater;

/** The groups of choices of an item: one tick answers them all. */
export const groupsOf = ({ boxes }: FieldGuideItem): readonly string[] =>
  boxes.flatMap(({ group }) => group ?? []);

/**
 * What waits for an answer here, in the order of the form. Of items that are one choice together that for people with
 * asylum comes first, and none is asked once one of them was left for later.
 */
export function listWaiting(items: readonly FieldGuideItem[]): readonly FieldGuideItem[] {
  const left = new Set(items.filter(({ isLater }) => isLater).flatMap(groupsOf));
  const waiting = items.filter((item) => isWaiting(item) && !groupsOf(item).some((group) => left.has(group)));
  const ofAsylum = new Map(
    waiting
      .filter(({ audience }) => audience === 'asylum')
      .flatMap((item) => groupsOf(item).map((group) => [group, item])),
  );
  const ordered = waiting.flatMap((item) => {
    const first = groupsOf(item)
      .map((group) => ofAsylum.get(group))
      .find((one) => one !== undefined);
    return first ? [first, item] : [item];
  });
  return [...new Set(ordered)];
}

const isOpen = (item: FieldGuideItem) => !isFilled(item) && !item.isByHand && item.closedBecause === null;

const passes: Readonly<Record<GuideFilter, (item: FieldGuideItem) => boolean>> = {
  all: () => true,
  open: isOpen,
  required: (item) => isOpen(item) && item.isRequired,
  check: (item) => item.confidence === 'medium' || item.confidence === 'low' || isStray(item),
  later: ({ isLater }) => isLater,
  answered: isFilled,
};

/** Letters without accents, for a search by who has no such keys. */
const toPlain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const toWords = (item: FieldGuideItem): string =>
  toPlain(
    [item.itemNumber, item.label, item.questionText, item.explanation, item.dataSource, item.value].join(' '),
  );

/** What the filter lets through and all words of the search are in. */
export function selectItems(
  items: readonly FieldGuideItem[],
  filter: GuideFilter,
  search: string,
): readonly FieldGuideItem[] {
  const wanted = toPlain(search).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    if (!passes[filter](item)) return false;
    const words = wanted.length === 0 ? '' : toWords(item);
    return wanted.every((word) => words.includes(word));
  });
}

export interface GuidePart {
  /** Null: items that stand in no numbered part. */
  readonly number: number | null;
  readonly title: string;
  readonly items: readonly FieldGuideItem[];
}

/** By part, in the order of their numbers; what has none comes last. */
export function groupByPart(items: readonly FieldGuideItem[]): readonly GuidePart[] {
  const parts = new Map<number | null, FieldGuideItem[]>();
  for (const item of items) parts.set(item.partNumber, [...(parts.get(item.partNumber) ?? []), item]);
  return [...parts]
    .map(([number, own]) => ({ number, title: own[0]?.partTitle ?? '', items: own }))
    .toSorted((one, other) => (one.number ?? 1000) - (other.number ?? 1000));
}

/** Slow readers take in some 150 words a minute, and each answer takes a moment. */
const wordsAMinute = 150;
const secondsAnAnswer = 4;

/** Whole minutes to read these questions and answer them, one at least. */
export function estimateMinutes(items: readonly FieldGuideItem[]): number {
  const words = items.reduce((sum, { questionText }) => sum + questionText.split(/\s+/).length, 0);
  return Math.max(1, Math.ceil(words / wordsAMinute + (items.length * secondsAnAnswer) / 60));
}
