import type { Crop } from '../crop/crop-box.ts';
import { inkLimit } from '../crop/find-components.ts';
import { median } from '../geometry/median.ts';
import type { InkedField } from './inked-field.ts';
import { isOfKnownWords } from './known-text.ts';
import { prepareCrop } from './prepare-crop.ts';
import type { VotedText } from './vote.ts';

/**
 * Gaps narrower than these, in heights of a letter, are no spaces where some reader saw none: by who wrote it. Measured on
 * 298 spaces and 5,600 gaps within words of print and of hands; most spaces are 0.6 wide.
 */
const narrow = { typed: 0.2, byHand: 0.3 } as const;
/** Round a bare stem a gap looks wider than it is meant; of 900 such gaps in print nearly all are under 0.25, its spaces over 0.35. */
const narrowAtStem = { typed: 0.29, byHand: 0.42 } as const;
const stem = 'I';
/** Where each letter is as wide as the next, the middles round a space are two letters' widths apart. */
const [pitchesRoundSpace, fewestPitches] = [1.5, 3];
/** A hand that leaves much between letters leaves more between words: so much less than its usual space is none. */
const ofUsualSpace = 0.5;

type Written = Pick<InkedField, 'crop' | 'bounds' | 'byHand' | 'isNoisy' | 'isByPins'>;

/** How wide the spaces between two letters of a line are, in heights of a letter. */
export function measureSpaces({ characters }: VotedText, { crop, bounds }: Written): number[] {
  if (!characters.some(({ text }) => text === ' ')) return [];
  const picture = prepareCrop(crop, bounds, 'plain');
  const height = measureHeight(characters);
  return characters.flatMap(({ text }, at) => {
    const [before, after] = [characters[at - 1], characters[at + 1]];
    if (text !== ' ' || !before || !after || !isSign(before) || !isSign(after)) return [];
    return measureGap(picture, before.box, after.box) / height;
  });
}

/** Whether a space, measured as above, is narrower than its writer's are. */
export const isNarrowFor = (usualSpace: number, space: number): boolean => space < ofUsualSpace * usualSpace;

/**
 * The voted text without the spaces that are only wide gaps between two letters of a word: `KAR IMI`. `usualSpace`: what the
 * writer leaves between words; null where it is not known.
 */
export function closeGaps(
  voted: VotedText,
  readings: readonly string[],
  { crop, bounds, byHand, isNoisy, isByPins }: Written,
  usualSpace: number | null = null,
): VotedText {
  const { characters } = voted;
  if (!characters.some(({ text }) => text === ' ')) return voted;
  const picture = prepareCrop(crop, bounds, 'plain');
  const height = measureHeight(characters);
  const isByHand = byHand > 0.5;
  const pitch = isByPins ? measurePitch(characters) : null;
  const isClosed = (at: number): boolean => {
    const [before, after] = [characters[at - 1], characters[at + 1]];
    if (characters[at]?.text !== ' ' || !before || !after) return false;
    if (pitch !== null) return middleOf(after) - middleOf(before) < pitchesRoundSpace * pitch;
    const place = { before: countSigns(characters.slice(0, at)), after: countSigns(characters.slice(at)) };
    const isSeen = (text: string) => text.includes(`${before.text} ${after.text}`) || hasSpaceAt(text, place);
    const isDisputed = !readings.every(isSeen);
    // A letter that specks have thinned looks like a stem.
    if (!isDisputed && (!isByHand || isNoisy || isBetweenKnown(characters, at))) return false;
    const isAtStem = before.text === stem || after.text === stem;
    const writer = isByHand ? 'byHand' : 'typed';
    const limit = isDisputed ? narrow[writer] : 0;
    const space = measureGap(picture, before.box, after.box) / height;
    if (space < (isAtStem ? narrowAtStem[writer] : limit)) return true;
    const isInWord = isSign(before) && isSign(after);
    return isByHand && usualSpace !== null && isInWord && isNarrowFor(usualSpace, space);
  };
  const kept = characters.filter((_, at) => !isClosed(at));
  return { ...voted, characters: kept, text: kept.map(({ text }) => text).join('') };
}

const measureHeight = (characters: VotedText['characters']): number =>
  median(characters.filter(isSign).map(({ box: [, top, , bottom] }) => bottom - top));

/** Whether the words on both sides of a space are known ones: `Technical Institute`. */
function isBetweenKnown(characters: VotedText['characters'], at: number): boolean {
  const join = (list: VotedText['characters']) => list.map(({ text }) => text).join('');
  const before = join(characters.slice(0, at)).split(' ').at(-1) ?? '';
  const after = join(characters.slice(at + 1)).split(' ')[0] ?? '';
  return isOfKnownWords(`${before} ${after}`);
}

/** From letter to letter within words, in pixels; null where there are too few to tell. */
function measurePitch(characters: VotedText['characters']): number | null {
  const pitches = characters.flatMap((each, at) => {
    const before = characters[at - 1];
    return before && isSign(before) && isSign(each) ? middleOf(each) - middleOf(before) : [];
  });
  return pitches.length < fewestPitches ? null : median(pitches);
}

const middleOf = ({ box: [left, , right] }: VotedText['characters'][number]) => (left + right) / 2;

const isSign = ({ text }: { readonly text: string }) => /[\p{L}\p{N}]/u.test(text);
const countSigns = (characters: VotedText['characters']) => characters.filter(isSign).length;

/**
 * Whether a space follows so many letters and digits of a text, or stands before so many of its last ones: a sign read as two,
 * or lost, moves one of the two. True where it has not so many.
 */
const hasSpaceAt = (text: string, { before, after }: { before: number; after: number }): boolean =>
  hasSpaceAfter(text, before) || hasSpaceAfter([...text].toReversed().join(''), after);

function hasSpaceAfter(text: string, count: number): boolean {
  const [, rest] = new RegExp(`^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]){${count}}(.*)$`, 'su').exec(text) ?? [];
  return rest === undefined || /^[^\p{L}\p{N}]*\s/u.test(rest);
}

type PixelBox = VotedText['characters'][number]['box'];

/** The widest stretch without ink between the middles of two letters, in pixels. */
function measureGap(
  { width, height, data }: Pick<Crop, 'width' | 'height' | 'data'>,
  [left, , right]: PixelBox,
  [nextLeft, , nextRight]: PixelBox,
): number {
  const from = Math.max(0, Math.round((left + right) / 2));
  const to = Math.min(width, Math.round((nextLeft + nextRight) / 2));
  let [widest, run] = [0, 0];
  for (let x = from; x < to; x++) {
    let isBare = true;
    for (let y = 0; y < height && isBare; y++) isBare = (data[y * width + x] as number) >= inkLimit;
    run = isBare ? run + 1 : 0;
    widest = Math.max(widest, run);
  }
  return widest;
}
