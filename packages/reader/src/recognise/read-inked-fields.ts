import type { Box, ValueKind } from '@puente/forms';
import type { Engine, Language, Layout, Recognition } from '../engine/engine.ts';
import { toBase } from './align.ts';
import { fixLookalikes } from './fix-lookalikes.ts';
import type { InkedField } from './inked-field.ts';
import { prepareCrop, type Treatment, toFormBox } from './prepare-crop.ts';
import { seeAcutes } from './see-acute.ts';
import { type SeenMarks, seeMarks } from './see-marks.ts';
import { tidyText } from './tidy-text.ts';
import { getKindRules, isWorded, repairMonth, type Verdict } from './value-patterns.ts';
import { vote } from './vote.ts';
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
  readonly meanConfidence: number;
  readonly minConfidence: number;
  readonly marks: SeenMarks;
  /** Around the letters read, in form points. */
  readonly box: Box;
}

interface Look {
  readonly language: Language;
  readonly treatment: Treatment;
}

export interface Attempt {
  readonly field: InkedField;
  readonly layout: Layout;
  readonly readings: Array<WeightedRecognition & { readonly look: Look }>;
  result: Omit<FieldText, 'field'>;
}

const plain = (language: Language): Look => ({ language, treatment: 'plain' });

/** Languages whose data knows the letters; the cheapest pair first, more where it is not enough. */
const textRounds: readonly (readonly Look[])[] = [
  [plain('spa'), plain('fra')],
  [plain('por')],
  [plain('eng'), { language: 'spa', treatment: 'larger' }],
];
const numberRounds: readonly (readonly Look[])[] = [
  [plain('eng'), plain('fra')],
  [plain('spa'), { language: 'eng', treatment: 'larger' }],
  [
    { language: 'eng', treatment: 'bolder' },
    { language: 'fra', treatment: 'thinner' },
  ],
];
/** Letters among digits: English data takes them for digits, French data hardly ever. */
const mixedRounds: readonly (readonly Look[])[] = [
  [plain('fra'), plain('por')],
  [plain('eng'), { language: 'fra', treatment: 'larger' }],
  [{ language: 'fra', treatment: 'bolder' }],
];
const mixedKinds: ReadonlySet<ValueKind | 'mark'> = new Set(['i94', 'document-number', 'unit']);
const longTextRounds: readonly (readonly Look[])[] = [[plain('spa')]];
/** A second look through other glasses shares most of the first one's mistakes. */
const treatedWeight = 0.6;

function roundsOf(kind: ValueKind | 'mark') {
  if (kind === 'long-text') return longTextRounds;
  if (mixedKinds.has(kind)) return mixedRounds;
  return kind !== 'mark' && getKindRules(kind).alphabet ? numberRounds : textRounds;
}

/** Reads fields in rounds: all by the first data, then those in doubt again. In the order given. */
export async function readInkedFields(fields: readonly InkedField[], engine: Engine): Promise<FieldText[]> {
  const attempts = await attemptFields(fields, engine);
  return attempts.map(({ field, result }) => ({ field, ...result }));
}

/** As above, with every reading that led there. */
export async function attemptFields(fields: readonly InkedField[], engine: Engine): Promise<Attempt[]> {
  const attempts = fields.map(start);
  for (let round = 0; round < 3; round++) {
    const open = attempts.filter((attempt) => round === 0 || isInDoubt(attempt));
    const looks = open.flatMap((attempt) =>
      (roundsOf(attempt.field.spec.valueKind)[round] ?? []).map((look) => ({ attempt, look })),
    );
    if (looks.length === 0) break;
    const recognitions = await engine.recognise(
      looks.map(({ attempt: { field, layout }, look: { language, treatment } }) => ({
        image: prepareCrop(field.crop, field.bounds, treatment),
        language,
        layout,
      })),
    );
    for (const [i, { attempt, look }] of looks.entries()) {
      addReading(attempt, look, recognitions[i] as Recognition);
    }
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

function addReading(attempt: Attempt, look: Look, recognition: Recognition): void {
  if (recognition.text === '') return;
  const weight = look.treatment === 'plain' ? 1 : treatedWeight;
  attempt.readings.push({ look, language: look.language, recognition, weight });
}

/** Coarser or two-tone pictures lose accents in the same way for every reader: they get a third look at once. */
const coarseDpi = 185;

/** Readings of different data that agree were never seen wrong together on letters they can all spell. */
function isInDoubt({ field, readings, result }: Attempt): boolean {
  if (result.verdict === 'fails') return true;
  const looks = readings.length;
  const isUnsure = result.agreement < 1 || result.weakestLetter < 0.8 || result.marks !== 'read';
  if (looks <= 2) return isUnsure || field.sourceDpi < coarseDpi;
  return result.weakestLetter < 0.6 || (looks <= 3 && result.likeness < 1);
}

export function conclude({ field, readings }: Pick<Attempt, 'field' | 'readings'>): Omit<FieldText, 'field'> {
  if (readings.length === 0) return nothingRead(field);
  const kind = field.spec.valueKind;
  const rules = getKindRules(kind === 'mark' ? 'text' : kind);
  const free = vote(readings);
  const isInWords = isWorded(tidyText(free.text).replace(afterWords, ''), kind);
  const voted = rules.alphabet === undefined || isInWords ? free : vote(readings, rules.alphabet);
  const isNumber = rules.alphabet !== undefined && !isInWords;
  const voiced =
    isInWords && rules.alphabet !== undefined ? voted.text.trimEnd().replace(afterWords, '') : voted.text;
  const finished = withoutCombGaps(field, finish(voiced, kind, isNumber));
  const said = rules.alphabet === undefined ? seeAcutes(finished, field.crop) : finished;
  const isLine = rules.alphabet === undefined && layoutOf(field) === 'line';
  const { text, marks } = isLine ? seeMarks(said, field.crop) : { text: said, marks: 'read' as const };
  const saying = readings.filter(
    ({ recognition }) =>
      withoutCombGaps(field, finish(recognition.text.replace(/\n/g, ' '), kind, isNumber)) === said,
  );
  const confidences = readings.flatMap(({ recognition }) =>
    recognition.characters
      .filter(({ text: letter }) => letter.trim() !== '')
      .map(({ confidence, wordConfidence }) => Math.min(confidence, wordConfidence)),
  );
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
    meanConfidence: confidences.reduce((sum, c) => sum + c, 0) / Math.max(1, confidences.length),
    minConfidence: Math.min(1, ...confidences),
    marks,
    box: toFieldBox(field, readings),
  };
}

/** Specks after a word in a box for numbers. */
const afterWords = /[\s.,;:)'’‘*-]+$/u;
/** Specks beside a number. */
const looseEnds = /^[\s.-]+|[\s.-]+$/g;

function finish(voted: string, kind: ValueKind | 'mark', isNumber: boolean): string {
  if (isNumber && mixedKinds.has(kind)) return tidyText(voted).replace(/\s/g, '').toUpperCase();
  if (isNumber) return tidyText(voted).replace(looseEnds, '');
  if (kind === 'date' || kind === 'month') return repairMonth(tidyText(voted)) ?? tidyText(voted);
  const text = kind === 'long-text' ? voted.replace(/(^|\s)\|(?=\s)/g, '$1I') : voted;
  return fixLookalikes(tidyText(text));
}

/** A comb has one cell a letter: the gaps between them are no spaces. */
const withoutCombGaps = ({ spec }: InkedField, text: string) =>
  spec.comb && !isWorded(text, spec.valueKind) ? text.replace(/\s/g, '') : text;

const toSkeleton = (text: string) => toBase(text).replace(/[^\p{L}\p{N}]/gu, '');

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
