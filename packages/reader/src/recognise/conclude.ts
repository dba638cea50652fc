import type { Box } from '@puente/forms';
import type { Layout } from '../engine/engine.ts';
import { mean } from '../geometry/mean.ts';
import { median } from '../geometry/median.ts';
import { agreeOnWords, type ReadBox } from './agree-on-words.ts';
import { toBase } from './align.ts';
import { closeGaps, isNarrowFor, measureSpaces } from './close-gaps.ts';
import type { FieldText, LookReading } from './field-text.ts';
import { finish, withoutEnds } from './finish-text.ts';
import type { InkedField } from './inked-field.ts';
import { toFormBox } from './prepare-crop.ts';
import { seeAcutes } from './see-acute.ts';
import { hasApostrophe, seeApostrophe } from './see-apostrophe.ts';
import { seeMarks } from './see-marks.ts';
import { listSights } from './sights.ts';
import { tidyText } from './tidy-text.ts';
import { getKindRules } from './value-patterns.ts';
import { type VotedText, vote } from './vote.ts';
import { voteValue } from './vote-value.ts';
import type { WeightedRecognition } from './weighted-recognition.ts';

export const nothingRead = (field: InkedField): Omit<FieldText, 'field'> => ({
  text: '',
  verdict: 'fails',
  letterChance: 0,
  weakestLetter: 0,
  agreement: 0,
  likeness: 0,
  readingCount: 0,
  seconded: null,
  secondConfidence: 1,
  secondMean: 1,
  meanConfidence: 0,
  minConfidence: 0,
  marks: 'read',
  spaces: [],
  box: field.bounds,
});

/** One line, unless the ink is taller than a line with its accents and tails can be. */
export function layoutOf({ spec, ink, bounds }: InkedField): Layout {
  if ((spec.lines ?? 1) <= 1) return 'line';
  return bounds[3] > 2.1 * Math.max(ink.medianHeightPt, 5) ? 'block' : 'line';
}

interface ReadingsOfBox {
  readonly field: InkedField;
  readonly readings: readonly LookReading[];
  /** What stands there by other boxes of the page, whatever the vote says. */
  readonly agreed?: string;
  /** What the writer leaves between words, in heights of a letter; null where it is not known. */
  readonly usualSpace?: number | null;
}

/** What the readings of a box come to, and what speaks for it. */
export function conclude({
  field,
  readings,
  agreed,
  usualSpace = null,
}: ReadingsOfBox): Omit<FieldText, 'field'> {
  if (readings.length === 0) return nothingRead(field);
  const rules = getKindRules(field.spec.valueKind);
  const hasSigns = rules.alphabet !== undefined;
  const first = vote(readings, { byHand: field.byHand, isNoisy: field.isNoisy });
  const free = withoutGaps(first, field, readings, usualSpace);
  const { voted, isInWords } = voteValue(field, readings, free);
  const options = { isNumber: hasSigns && !isInWords };
  const finished = finish(field, hasSigns && isInWords ? withoutEnds(voted.text) : voted.text, options);
  const acutes = hasSigns ? null : seeAcutes(finished, field.crop);
  const said = agreed ?? acutes?.text ?? finished;
  const isLine = !hasSigns && layoutOf(field) === 'line';
  const { text, marks } = isLine ? seeAbove(said, field, readings) : { text: said, marks: 'read' as const };
  const says = ({ voice, recognition }: WeightedRecognition) => {
    // Of the ends of sentences the second reader knows little; of the spaces of a hand, no more than others.
    const toSame = isByHand(field) ? toLetters : toWords;
    if (voice === 'second') return toSame(recognition.text) === toSame(said);
    return finish(field, recognition.text.replace(/\n/g, ' '), options) === said;
  };
  const saying = readings.filter(says);
  const seconds = readings.filter(({ voice }) => voice === 'second');
  const confidences = listConfidences(readings);
  const ofSecond = listConfidences(seconds);
  return {
    text,
    verdict: isInWords ? 'fits' : rules.judge(text),
    letterChance: voted.chance,
    weakestLetter: Math.min(1, ...voted.characters.map((character) => character.chance)),
    agreement: saying.length / readings.length,
    likeness:
      readings.filter(({ recognition }) => toSkeleton(recognition.text) === toSkeleton(said)).length /
      readings.length,
    readingCount: readings.length,
    seconded: seconds.length === 0 ? null : seconds.every(says),
    secondConfidence: Math.min(1, ...ofSecond),
    secondMean: ofSecond.length === 0 ? 1 : mean(ofSecond),
    meanConfidence: mean(confidences),
    minConfidence: Math.min(1, ...confidences),
    marks: acutes?.isDoubtful && marks === 'read' ? 'unread' : marks,
    spaces: isPlainLine(field, readings) && isByHand(field) ? measureSpaces(free, field) : [],
    box: toFieldBox(field, readings),
  };
}

/** Of coarser pictures dots above letters run together, and the second reader is not sure of letters that it knows. */
const minSightDpi = 180;

/**
 * The text with the marks that the picture shows, and the apostrophe where a reader saw it too: what no reader saw may be a
 * splinter of a letter, but makes the text incomplete. Specks and hands leave more above a line than these.
 */
function seeAbove(said: string, field: InkedField, readings: readonly LookReading[]) {
  const whole = field.isNoisy || isByHand(field) ? null : seeApostrophe(said, field.crop);
  const isClear = !field.isNoisy && !isByHand(field) && field.sourceDpi >= minSightDpi;
  const sights = isClear ? listSights(said, readings) : [];
  if (whole === null) return seeMarks(said, field.crop, sights);
  const isRead = readings.some(({ recognition }) => hasApostrophe(recognition.text));
  const seen = seeMarks(isRead ? whole : said, field.crop, sights);
  return seen.marks === 'read'
    ? { ...seen, marks: isRead ? ('placed' as const) : ('unread' as const) }
    : seen;
}

interface ConcludedBox extends ReadBox {
  readonly result: Omit<FieldText, 'field'>;
}

/** Fewer spaces do not tell how wide a writer's are. */
const fewestSpaces = 3;

/** What the writer of a page leaves between words, in heights of a letter. */
function findUsualSpace(boxes: readonly ConcludedBox[]): number | null {
  const spaces = boxes.flatMap(({ result }) => result.spaces);
  return spaces.length < fewestSpaces ? null : median(spaces);
}

/** The boxes of one page, each by its own readings and, where words agree, by those of the others. */
export function concludeTogether<Box extends ConcludedBox>(boxes: readonly Box[]): Box[] {
  const usualSpace = findUsualSpace(boxes);
  const spaced = boxes.map((box) => {
    const isNarrow = usualSpace !== null && box.result.spaces.some((space) => isNarrowFor(usualSpace, space));
    return isNarrow ? { ...box, result: conclude({ ...box, usualSpace }) } : box;
  });
  const agreed = agreeOnWords(spaced);
  return spaced.map((box, at) => {
    const text = agreed[at] ?? null;
    return text === null ? box : { ...box, result: conclude({ ...box, agreed: text, usualSpace }) };
  });
}

const listConfidences = (readings: readonly WeightedRecognition[]) =>
  readings.flatMap(({ recognition }) =>
    recognition.characters
      .filter(({ text }) => text.trim() !== '')
      .map(({ confidence, wordConfidence }) => Math.min(confidence, wordConfidence)),
  );

const isByHand = ({ byHand }: InkedField) => byHand > 0.5;

/** The letters of treated pictures stand elsewhere. */
const isPlainLine = (field: InkedField, readings: readonly LookReading[]): boolean =>
  layoutOf(field) === 'line' && readings.every(({ look }) => look.treatment === 'plain');

function withoutGaps(
  free: VotedText,
  field: InkedField,
  readings: readonly LookReading[],
  usualSpace: number | null,
): VotedText {
  if (!isPlainLine(field, readings)) return free;
  const texts = readings.map(({ recognition }) => recognition.text);
  return closeGaps(free, texts, field, usualSpace);
}

const toLetters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
/** Letters and the spaces between them; a comma stands for one. */
const toWords = (text: string) =>
  tidyText(text)
    .replace(/[.,;:/()]/g, ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
const toSkeleton = (text: string) => toLetters(toBase(text));

/** Around the letters of the first plain reading; all of the ink where it gives no boxes. */
function toFieldBox({ crop, bounds }: InkedField, readings: readonly LookReading[]): Box {
  const boxes = readings
    .find(({ look }) => look.treatment === 'plain')
    ?.recognition.characters.filter(({ text }) => text.trim() !== '')
    .map(({ box }) => toFormBox(crop, bounds, box));
  if (!boxes || boxes.length === 0) return bounds;
  const left = Math.min(...boxes.map(([x]) => x));
  const bottom = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , w]) => x + w));
  const top = Math.max(...boxes.map(([, y, , h]) => y + h));
  return [left, bottom, right - left, top - bottom];
}
