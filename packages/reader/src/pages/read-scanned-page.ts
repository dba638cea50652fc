import type { FieldReading, FieldSpec } from '@puente/forms';
import type { PageBox } from '@puente/pdf/opening';
import { findCell } from '../crop/find-cell.ts';
import type { Disturbance } from '../crop/find-disturbance.ts';
import { readMarks } from '../crop/read-marks.ts';
import { toPageBox } from '../crop/to-page-box.ts';
import { findHardToRead } from '../hand/find-hard-to-read.ts';
import type { HandMeasure } from '../hand/measure-hand.ts';
import type { PageWriting } from '../hand/weigh-handwriting.ts';
import type { FieldText } from '../recognise/field-text.ts';
import type { InkedField } from '../recognise/inked-field.ts';
import { readInkedFields } from '../recognise/read-inked-fields.ts';
import type { Recognisers } from '../recognise/recognisers.ts';
import { isSound, type Registration } from '../register/registration.ts';
import { measurePageConfidence, scoreText } from '../score/score-text.ts';
import { cutFields } from './cut-fields.ts';
import { isGibberish } from './is-gibberish.ts';
import { toPageFractions } from './open-page-image.ts';
import { type ScannedPage, unread } from './scanned-page.ts';

const surelyBlank = 0.99;
const unreadable = 0.5;
/** Read once, in one language: never carried to another form. */
const longTextCeiling = 0.9;

export interface ScannedReading {
  readonly readings: FieldReading[];
  /** Texts of many lines, until `readLongTexts` unclear. */
  readonly long: readonly string[];
  /** What the page tells about whether a hand or a machine filled it; this is decided for the form as a whole. */
  readonly writing: PageWriting;
}

/**
 * Reads a registered form page from its picture: marks by ink, texts by recognition, empty boxes by having no ink. Texts of
 * many lines only where they are asked for.
 */
export async function readScannedPage(
  scan: ScannedPage,
  recognisers: Recognisers,
  wishes: { readonly withLong?: boolean } = {},
): Promise<ScannedReading> {
  const readings = readPageMarks(scan);
  const { inked, blank, faint, long, hand } = cutFields(scan, wishes);
  for (const spec of blank)
    readings.push({ ...about(scan, spec, spec.box), score: surelyBlank, state: 'blank' });
  for (const spec of faint)
    readings.push({ ...about(scan, spec, spec.box), score: unreadable, state: 'unclear' });
  for (const { spec, bounds } of long)
    readings.push({ ...about(scan, spec, bounds), score: unreadable, state: 'unclear' });
  const reads = await readInkedFields(inked, recognisers);
  readings.push(...toReadings(scan, reads));
  const longIds = long.map(({ spec }) => spec.id);
  return { readings, long: longIds, writing: toPageWriting(hand, reads, longIds) };
}

/** Reads those of a page's texts of many lines that are named, as far as they have ink. */
export async function readLongTexts(
  scan: ScannedPage,
  recognisers: Recognisers,
  fieldIds: readonly string[],
): Promise<FieldReading[]> {
  const { inked } = cutFields(scan, { withLong: true });
  const named = inked.filter(({ spec }) => fieldIds.includes(spec.id));
  return toReadings(scan, await readInkedFields(named, recognisers));
}

function toReadings(scan: ScannedPage, reads: readonly FieldText[]): FieldReading[] {
  const pageConfidence = measurePageConfidence(reads);
  return reads.map((read): FieldReading => {
    const { field, text } = read;
    const ceiling = Math.min(
      field.spec.valueKind === 'long-text' ? longTextCeiling : 1,
      ceilingOfPage(scan.registration),
      isCutOff(field) ? cutOffCeiling : 1,
      field.disturbance ? disturbedCeilings[field.disturbance] : 1,
    );
    const score = Math.min(scoreText(read, pageConfidence), ceiling);
    const base = { ...about(scan, field.spec, read.box), score };
    if (text === '' || isGibberish(read) || isStruckAway(read)) return { ...base, state: 'unclear' };
    return { ...base, state: 'text', text };
  });
}

function toPageWriting(
  measure: HandMeasure,
  reads: readonly FieldText[],
  waiting: readonly string[],
): PageWriting {
  const toIds = (some: readonly FieldText[]) => some.map(({ field }) => field.spec.id);
  return {
    measure,
    waiting,
    texts: toIds(reads),
    hardToRead: toIds([...findHardToRead(reads)]),
    disputed: toIds(reads.filter(({ agreement }) => agreement < 1)),
  };
}

const disturbedCeilings: Record<Disturbance, number> = {
  struck: 0.6,
  'foreign-ink': 0.84,
  covered: 0.84,
  blot: 0.84,
  folded: 0.84,
};

/** Of what was struck out and what was written for it, the recognitions make one text each in their own way. */
const isStruckAway = ({ field: { disturbance }, agreement }: FieldText) =>
  disturbance === 'struck' && agreement < 1;

/** A text that runs up to the right edge of its room may go on where it is no longer visible. */
const edgePt = 1.5;
const cutOffCeiling = 0.9;
const isCutOff = ({ spec: { comb }, crop: { field: room }, bounds }: InkedField) =>
  !comb && bounds[0] + bounds[2] > room[0] + room[2] - edgePt;

const looseCeiling = 0.9;
const ceilingOfPage = (registration: Registration) => (isSound(registration) ? 1 : looseCeiling);

function about({ page, picture, registration }: ScannedPage, spec: FieldSpec, box: FieldSpec['box']) {
  const toPage = (part: FieldSpec['box']): PageBox =>
    toPageFractions(toPageBox(picture.image, registration, part) as PageBox, picture.box);
  const cell = findCell(registration.landmarks, spec.box);
  const place = { page, box: toPage(box), ...(cell && { cell: toPage(cell) }) };
  return { fieldId: spec.id, place, source: 'ocr' as const };
}

/** Checkboxes of a page; of a group that allows one answer, two marks are unclear. */
export function readPageMarks(scan: ScannedPage): FieldReading[] {
  const specs = scan.fields.filter(({ kind, valueKind }) => kind === 'checkbox' && !unread.has(valueKind));
  const marks = readMarks(scan.picture.image, scan.registration, specs);
  const readings = specs.map((spec, i): FieldReading => {
    const { state = 'unclear', score = 0.5 } = marks[i] ?? {};
    const base = { ...about(scan, spec, spec.box), score };
    if (state === 'unclear') return { ...base, state };
    return { ...base, state: 'marked', marked: state === 'marked' };
  });
  return withoutContradictions(specs, readings);
}

function withoutContradictions(
  specs: readonly FieldSpec[],
  readings: readonly FieldReading[],
): FieldReading[] {
  const marked = new Map<string, number>();
  specs.forEach(({ group }, i) => {
    const reading = readings[i];
    if (group && reading?.state === 'marked' && reading.marked)
      marked.set(group, (marked.get(group) ?? 0) + 1);
  });
  return readings.map((reading, i) => {
    const group = specs[i]?.group;
    if (!group || (marked.get(group) ?? 0) < 2 || reading.state !== 'marked') return reading;
    const { fieldId, place, source } = reading;
    return reading.marked ? { fieldId, place, source, score: 0.5, state: 'unclear' } : reading;
  });
}
