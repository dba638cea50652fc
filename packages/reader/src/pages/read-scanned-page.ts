import type { FieldReading, FieldSpec } from '@puente/forms';
import type { PageBox } from '@puente/pdf/opening';
import { cropBox } from '../crop/crop-box.ts';
import { dropOut } from '../crop/drop-out.ts';
import { eraseSpecks } from '../crop/erase-specks.ts';
import { findCell } from '../crop/find-cell.ts';
import { measureInk } from '../crop/measure-ink.ts';
import { readMarks } from '../crop/read-marks.ts';
import { toPageBox } from '../crop/to-page-box.ts';
import type { Engine } from '../engine/engine.ts';
import { cutLabels } from '../hand/cut-labels.ts';
import { findHardToRead } from '../hand/find-hard-to-read.ts';
import { measureHand } from '../hand/measure-hand.ts';
import type { PageWriting } from '../hand/weigh-handwriting.ts';
import type { InkedField } from '../recognise/inked-field.ts';
import { type FieldText, readInkedFields } from '../recognise/read-inked-fields.ts';
import type { Registration } from '../register/registration.ts';
import { measurePageConfidence, scoreText } from '../score/score-text.ts';
import { type PageImage, toPageFractions } from './open-page-image.ts';

export interface ScannedPage {
  readonly page: number;
  readonly picture: PageImage;
  readonly registration: Registration;
  readonly fields: readonly FieldSpec[];
}

/** Never carried and not made of print. */
const unread: ReadonlySet<string> = new Set(['signature', 'office']);
const surelyBlank = 0.99;
/** Read once, in one language: never carried to another form. */
const longTextCeiling = 0.9;

export interface ScannedReading {
  readonly readings: FieldReading[];
  /** What the page tells about whether a hand or a machine filled it; this is decided for the form as a whole. */
  readonly writing: PageWriting;
}

/** Reads a registered form page from its picture: marks by ink, texts by recognition, empty boxes by having no ink. */
export async function readScannedPage(scan: ScannedPage, engine: Engine): Promise<ScannedReading> {
  const readings = readPageMarks(scan);
  const { inked, blank } = cutFields(scan);
  for (const spec of blank)
    readings.push({ ...about(scan, spec, spec.box), score: surelyBlank, state: 'blank' });
  const reads = await readInkedFields(inked, engine);
  const pageConfidence = measurePageConfidence(reads);
  for (const read of reads) {
    const { field, text } = read;
    const ceiling = Math.min(
      field.spec.valueKind === 'long-text' ? longTextCeiling : 1,
      ceilingOfPage(scan.registration),
      isCutOff(field) ? cutOffCeiling : 1,
    );
    const score = Math.min(scoreText(read, pageConfidence), ceiling);
    const base = { ...about(scan, field.spec, read.box), score };
    if (text === '' || isGibberish(read)) readings.push({ ...base, state: 'unclear' });
    else readings.push({ ...base, state: 'text', text });
  }
  return { readings, writing: toPageWriting(scan, reads) };
}

function toPageWriting({ picture, registration }: ScannedPage, reads: readonly FieldText[]): PageWriting {
  const toIds = (some: readonly FieldText[]) => some.map(({ field }) => field.spec.id);
  return {
    measure: measureHand(
      reads.map(({ field }) => field),
      cutLabels(picture.image, registration),
    ),
    texts: toIds(reads),
    hardToRead: toIds([...findHardToRead(reads)]),
    disputed: toIds(reads.filter(({ agreement }) => agreement < 1)),
  };
}

const fewLetters = 3;
const unsureLetter = 0.75;

/** A few letters on which no two recognitions agree are a stain or a stroke, not a value. */
function isGibberish({ text, agreement, weakestLetter, readingCount }: FieldText): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters <= fewLetters && readingCount > 2 && agreement === 0 && weakestLetter < unsureLetter;
}

/** A text that runs up to the right edge of its box may go on where it is no longer visible. */
const edgePt = 1.5;
const cutOffCeiling = 0.9;
const isCutOff = ({ spec: { box, comb }, bounds }: InkedField) =>
  !comb && bounds[0] + bounds[2] > box[0] + box[2] - edgePt;

/** Pages that lie as their form should agree with it at 0.97 and more; one that does not may be read a line too high. */
const soundAgreement = 0.93;
/** Even if one block of a page has moved, the page as a whole may still agree. */
const soundRegion = 0.6;
const looseCeiling = 0.9;
const ceilingOfPage = ({ agreement, worstRegion }: Registration) =>
  agreement < soundAgreement || worstRegion < soundRegion ? looseCeiling : 1;

function about({ page, picture, registration }: ScannedPage, spec: FieldSpec, box: FieldSpec['box']) {
  const toPage = (part: FieldSpec['box']): PageBox =>
    toPageFractions(toPageBox(picture.image, registration, part) as PageBox, picture.box);
  const cell = findCell(registration.landmarks, spec.box);
  const place = { page, box: toPage(box), ...(cell && { cell: toPage(cell) }) };
  return { fieldId: spec.id, place, source: 'ocr' as const };
}

/** Enough to see ink, at a quarter of the work: most boxes of a form are empty. */
const glanceDpi = 140;

/** The text boxes of a page: those with ink, cut out and freed from print, and those without. */
export function cutFields(scan: ScannedPage): { inked: InkedField[]; blank: FieldSpec[] } {
  const inked: InkedField[] = [];
  const blank: FieldSpec[] = [];
  for (const spec of scan.fields) {
    if (spec.kind === 'checkbox' || unread.has(spec.valueKind)) continue;
    const field = cutField(scan, spec);
    if (field) inked.push(field);
    else blank.push(spec);
  }
  return { inked, blank };
}

/** How far the mark of a checkbox may reach out of it. */
const markReachPt = 7;
const cropMarginPt = 3;

/** Checkboxes so near that their marks may reach into a field, and the room that shows them whole. */
function findMarks(fields: readonly FieldSpec[], [x, y, w, h]: FieldSpec['box']) {
  const marks = fields.filter(({ kind, box: [left, low, across, up] }) => {
    const apart = Math.max(left - x - w, x - left - across, low - y - h, y - low - up);
    return kind === 'checkbox' && apart < markReachPt;
  });
  const sizes = marks.map(({ box }) => Math.max(box[2], box[3]));
  const marginPt = marks.length > 0 ? markReachPt + Math.max(...sizes) : cropMarginPt;
  return { marks: marks.map(({ box }) => box), marginPt };
}

function cutField({ picture, registration, fields }: ScannedPage, spec: FieldSpec): InkedField | null {
  const glance = cropBox(picture.image, registration, spec.box, { dpi: glanceDpi });
  if (measureInk(dropOut(glance, registration)).isBlank) return null;
  const { marks, marginPt } = findMarks(fields, spec.box);
  const cut = cropBox(picture.image, registration, spec.box, { marginPt });
  const crop = eraseSpecks(dropOut(cut, registration, marks));
  const ink = measureInk(crop);
  if (ink.isBlank || !ink.bounds) return null;
  return { spec, crop, ink, bounds: ink.bounds, sourceDpi: registration.perPoint * 72 };
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
