import type { Box, ValueKind } from '@puente/forms';
import type { Layout } from '../engine/engine.ts';
import { mayLackAccent } from './accented-words.ts';
import { toBase } from './align.ts';
import { closeGaps } from './close-gaps.ts';
import { fixLetters } from './fix-letters.ts';
import { fixCountryInitial, fixLookalikes } from './fix-lookalikes.ts';
import type { InkedField } from './inked-field.ts';
import { type Look, mixedKinds, roundsOf } from './looks.ts';
import { toFormBox } from './prepare-crop.ts';
import { type Answer, lookAtCrops, type Recognisers } from './recognisers.ts';
import { seeAcutes } from './see-acute.ts';
import { type SeenMarks, seeMarks } from './see-marks.ts';
import { tidyText } from './tidy-text.ts';
import { getKindRules, isWorded, repairI94, repairMonth, type Verdict } from './value-patterns.ts';
import { type VotedText, vote } from './vote.ts';
import type { WeightedRecognition } from './weighted-recognition.ts';

export interface FieldText {
  readonly field: InkedField;
  readonly text: string;
  readonly verdict: Verdict;
  /** Chance by the letters alone. */
  readonly letterChance: number;
  /** Least chance of a single letter. */
  readonly weakestLetter: number;
  /** Share of the readings that say exactly this. */
  readonly agreement: number;
  /** As agreement, but letters differing in case, accents or punctuation count as the same. */
  readonly likeness: number;
  readonly readingCount: number;
  /** Whether the second reader read the same letters; null where it did not look. */
  readonly seconded: boolean | null;
  /** How sure the second reader is of its least sure letter; 1 where it did not look. */
  readonly secondConfidence: number;
  readonly meanConfidence: number;
  readonly minConfidence: number;
  readonly marks: SeenMarks;
  /** Around the letters read, in form points. */
  readonly box: Box;
}

export interface Attempt {
  readonly field: InkedField;
  readonly layout: Layout;
  readonly readings: Array<WeightedRecognition & { readonly look: Look }>;
  result: Omit<FieldText, 'field'>;
}

/** A second look through other glasses shares most of the first one's mistakes. */
const treatedWeight = 0.6;

/** Reads fields in rounds: all by the first data, then those in doubt again. In the order given. */
export async function readInkedFields(
  fields: readonly InkedField[],
  recognisers: Recognisers,
): Promise<FieldText[]> {
  const attempts = await attemptFields(fields, recognisers);
  return attempts.map(({ field, result }) => ({ field, ...result }));
}

/** As above, with every reading that led there. */
export async function attemptFields(
  fields: readonly InkedField[],
  recognisers: Recognisers,
): Promise<Attempt[]> {
  const attempts = fields.map(start);
  for (let round = 0; round < 3; round++) {
    const open = attempts.filter((attempt) => round === 0 || isInDoubt(attempt));
    const looks = open.flatMap((attempt) =>
      (roundsOf(attempt.field.spec.valueKind)[round] ?? []).map((look) => ({ attempt, look })),
    );
    if (looks.length === 0) break;
    const answers = await lookAtCrops(
      looks.map(({ attempt: { field, layout }, look }) => ({ field, layout, look })),
      recognisers,
    );
    for (const [i, { attempt }] of looks.entries()) addReading(attempt, answers[i] as Answer);
    for (const attempt of open) attempt.result = conclude(attempt);
  }
  return attempts;
}

function start(field: InkedField): Attempt {
  return { field, layout: layoutOf(field), readings: [], result: nothingRead(field) };
}

const nothingRead = (field: InkedField): Omit<FieldText, 'field'> => ({
  text: '',
  verdict: 'fails',
  letterChance: 0,
  weakestLetter: 0,
  agreement: 0,
  likeness: 0,
  readingCount: 0,
  seconded: null,
  secondConfidence: 1,
  meanConfidence: 0,
  minConfidence: 0,
  marks: 'read',
  box: field.bounds,
});

/** One line, unless the ink is taller than a line with its accents and tails can be. */
function layoutOf({ spec, ink, bounds }: InkedField): Layout {
  if ((spec.lines ?? 1) <= 1) return 'line';
  return bounds[3] > 2.1 * Math.max(ink.medianHeightPt, 5) ? 'block' : 'line';
}

function addReading(attempt: Attempt, { look, recognition }: Answer): void {
  if (recognition.text === '') return;
  const weight = look.treatment === 'plain' ? 1 : treatedWeight;
  attempt.readings.push({ look, voice: look.voice, recognition, weight });
}

/** Coarser or two-tone pictures lose accents in the same way for every reader: they get the next looks at once. */
const coarseDpi = 185;

/** Readings of different data that agree were never seen wrong together on letters they can all spell. */
function isInDoubt({ field, readings, result }: Attempt): boolean {
  if (result.verdict === 'fails') return true;
  const looks = readings.length;
  const isMarkMissed = result.marks === 'unread' || result.marks === 'placed';
  const isUnsure = result.agreement < 1 || result.weakestLetter < 0.8 || isMarkMissed;
  const isCoarse = field.sourceDpi < coarseDpi && mayHaveAccent(field);
  if (looks <= 2) return isUnsure || mayLackAccent(result.text) || isCoarse;
  return result.weakestLetter < 0.6 || (looks <= 3 && result.likeness < 1);
}

export function conclude({ field, readings }: Pick<Attempt, 'field' | 'readings'>): Omit<FieldText, 'field'> {
  if (readings.length === 0) return nothingRead(field);
  const kind = field.spec.valueKind;
  const rules = getKindRules(kind === 'mark' ? 'text' : kind);
  const { byHand } = field;
  const free = withoutGaps(vote(readings, { byHand }), field, readings);
  const isInWords = isWorded(tidyText(free.text).replace(afterWords, ''), kind);
  const voted =
    rules.alphabet === undefined || isInWords ? free : vote(readings, { alphabet: rules.alphabet, byHand });
  const isNumber = rules.alphabet !== undefined && !isInWords;
  const voiced =
    isInWords && rules.alphabet !== undefined ? voted.text.trimEnd().replace(afterWords, '') : voted.text;
  const finished = withoutCombGaps(field, finish(voiced, kind, isNumber));
  const said = rules.alphabet === undefined ? seeAcutes(finished, field.crop) : finished;
  const isLine = rules.alphabet === undefined && layoutOf(field) === 'line';
  const { text, marks } = isLine ? seeMarks(said, field.crop) : { text: said, marks: 'read' as const };
  const says = ({ voice, recognition }: WeightedRecognition) => {
    // Of the ends of sentences the second reader knows little.
    if (voice === 'second') return toLetters(recognition.text) === toLetters(said);
    return withoutCombGaps(field, finish(recognition.text.replace(/\n/g, ' '), kind, isNumber)) === said;
  };
  const saying = readings.filter(says);
  const seconds = readings.filter(({ voice }) => voice === 'second');
  const confidences = listConfidences(readings);
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
    secondConfidence: Math.min(1, ...listConfidences(seconds)),
    meanConfidence: confidences.reduce((sum, c) => sum + c, 0) / Math.max(1, confidences.length),
    minConfidence: Math.min(1, ...confidences),
    marks,
    box: toFieldBox(field, readings),
  };
}

const listConfidences = (readings: readonly WeightedRecognition[]) =>
  readings.flatMap(({ recognition }) =>
    recognition.characters
      .filter(({ text }) => text.trim() !== '')
      .map(({ confidence, wordConfidence }) => Math.min(confidence, wordConfidence)),
  );

/** The letters of treated pictures stand elsewhere. */
function withoutGaps(free: VotedText, field: InkedField, readings: Attempt['readings']): VotedText {
  if (layoutOf(field) !== 'line' || readings.some(({ look }) => look.treatment !== 'plain')) return free;
  const texts = readings.map(({ recognition }) => recognition.text);
  return closeGaps(free, texts, field);
}

/** Specks after a word in a box for numbers. */
const afterWords = /[\s.,;:)'’‘*-]+$/u;
/** Kinds that end with a country. */
const placeKinds: ReadonlySet<ValueKind | 'mark'> = new Set(['country', 'place']);
/** Specks beside a number. */
const looseEnds = /^[\s.-]+|[\s.-]+$/g;

function finish(voted: string, kind: ValueKind | 'mark', isNumber: boolean): string {
  if (isNumber && mixedKinds.has(kind)) {
    const signs = tidyText(voted).replace(/\s/g, '').toUpperCase();
    return kind === 'i94' ? repairI94(signs) : signs;
  }
  if (isNumber) return tidyText(voted).replace(looseEnds, '');
  if (kind === 'date' || kind === 'month') return repairMonth(tidyText(voted)) ?? tidyText(voted);
  const text = kind === 'long-text' ? voted.replace(/(^|\s)\|(?=\s)/g, '$1I') : voted;
  const fixed = fixLetters(fixLookalikes(tidyText(text)), kind);
  return placeKinds.has(kind) ? fixCountryInitial(fixed) : fixed;
}

/** A comb has one cell a letter: the gaps between them are no spaces. */
const withoutCombGaps = ({ spec }: InkedField, text: string) =>
  spec.comb && !isWorded(text, spec.valueKind) ? text.replace(/\s/g, '') : text;

const mayHaveAccent = ({ spec: { valueKind } }: InkedField) =>
  valueKind === 'mark' || getKindRules(valueKind).alphabet === undefined;

const toLetters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
const toSkeleton = (text: string) => toLetters(toBase(text));

/** Around the letters of the first plain reading; all of the ink where it gives no boxes. */
function toFieldBox({ crop, bounds }: InkedField, readings: Attempt['readings']): Box {
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
