import type { Box, FieldSpec } from '@puente/forms';
import type { ClearedCrop } from '../crop/cleared-crop.ts';
import { cutSurroundings, measureInkLevel } from '../crop/cut-surroundings.ts';
import { clearCrop, overlaps } from '../crop/drop-out.ts';
import { eraseSpecks } from '../crop/erase-specks.ts';
import { type Disturbance, findDisturbance } from '../crop/find-disturbance.ts';
import { isMereLine } from '../crop/is-mere-line.ts';
import { isMereTails } from '../crop/is-mere-tails.ts';
import { isDotted } from '../crop/join-dots.ts';
import { measureInk } from '../crop/measure-ink.ts';
import { measureNoise } from '../crop/measure-noise.ts';
import { cutLabels } from '../hand/cut-labels.ts';
import { toHandChance } from '../hand/hand-chance.ts';
import { type HandMeasure, measureHand } from '../hand/measure-hand.ts';
import type { InkedField } from '../recognise/inked-field.ts';
import { cropRoom, type Glance, glanceAtBoxes, isLong } from './glance-at-boxes.ts';
import type { ScannedPage } from './scanned-page.ts';

const mottledShare = 0.25;
/** Specks to the square centimetre; clean pages and good faxes have hardly any, washed-out ones up to 0.3. */
const noisyAbove = 0.35;

/** The text boxes of a page: those with ink, cut out and freed from print, and those without. */
export interface CutFields {
  readonly inked: InkedField[];
  readonly blank: FieldSpec[];
  /** Something is written there, too faint to be read. */
  readonly faint: FieldSpec[];
  /** Texts of many lines that are left for later. */
  readonly long: LongText[];
  /** What tells whether a hand wrote it. */
  readonly hand: HandMeasure;
}

/** A text of many lines, and where its ink is. */
interface LongText {
  readonly spec: FieldSpec;
  readonly bounds: Box;
}

/** Cuts the text boxes of a page; those of many lines, which cost as much as all others, only where they are asked for. */
export function cutFields(scan: ScannedPage, { withLong = false } = {}): CutFields {
  const { picture, registration } = scan;
  const page = glanceAtBoxes(scan);
  const { glances, isFaint } = page;
  // Full of specks, which stand in empty boxes too.
  const isNoisy = measureNoise(glances.map(({ seen }) => seen)) > noisyAbove;
  const long = withLong ? [] : glances.filter(isLong);
  const short = glances.filter((glance) => !long.includes(glance));
  const cutBoxes = (isByPins: boolean) =>
    short.map((glance) => ({
      glance,
      cleared: glance.isBlank ? null : cutBox(scan, page.folds, glance, { isNoisy, isByPins }),
    }));
  const plain = cutBoxes(false);
  const isByPins = isDotted(plain.flatMap(({ cleared }) => cleared ?? []));
  const joined = isByPins ? cutBoxes(true) : plain;
  const cut: CutField[] = [];
  const blank: FieldSpec[] = [];
  const faint: FieldSpec[] = [];
  const stained: FieldSpec[] = [];
  for (const [at, { glance, cleared }] of joined.entries()) {
    const { spec } = glance;
    const field = cleared && toField(scan, spec, cleared, { isNoisy, isByPins, isFaint });
    const dots = isByPins ? (plain[at]?.cleared?.crop ?? null) : null;
    if (field) cut.push({ ...field, dots });
    else {
      const trace = isNoisy || isFaint ? null : glance.trace;
      if (!trace) blank.push(spec);
      else if (trace.isRow) faint.push(spec);
      else stained.push(spec);
    }
  }
  // Paper that looks written on everywhere is mottled.
  const isMottled = stained.length > mottledShare * (stained.length + blank.length);
  (isMottled ? blank : faint).push(...stained);
  const hand = measureHand(cut, cutLabels(picture.image, registration));
  const byHand = toHandChance([hand]);
  const disturbances = findDisturbances(scan, cut);
  const inked = cut.map((field, i) => ({ ...field, byHand, disturbance: disturbances[i] ?? null }));
  return {
    inked,
    blank,
    faint,
    long: long.map(({ spec, bounds }) => ({ spec, bounds: bounds ?? spec.box })),
    hand,
  };
}

/** What one box tells of its writing; the rest is told by its page. */
type CutField = Omit<InkedField, 'byHand' | 'disturbance'>;

/** How a page looks as a whole, as fields know it. */
type PageLook = Pick<InkedField, 'isNoisy' | 'isByPins' | 'isFaint'>;

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

/** How far from a box the rules around it may lie. */
const ruleReachPt = 2;

/** A box freed from all that is not written in it; null where nothing but tails of the row above hangs into it. */
function cutBox(
  scan: ScannedPage,
  folds: readonly Box[],
  glance: Glance,
  { isNoisy, isByPins }: Pick<PageLook, 'isNoisy' | 'isByPins'>,
): ClearedCrop | null {
  const { registration, fields } = scan;
  const { box } = glance.spec;
  const { marks, marginPt } = findMarks(fields, box);
  const cut = cropRoom(scan, glance, { marginPt });
  const cleared = eraseSpecks(clearCrop(cut, registration, { marks, isByPins, folds }), isNoisy);
  const rules = registration.landmarks.lines.filter(
    (line) => line[2] > line[3] && overlaps(line, box, ruleReachPt),
  );
  return isMereTails(cut, cleared.components.list, rules) ? null : cleared;
}

function toField(
  { registration }: ScannedPage,
  spec: FieldSpec,
  { crop, components }: ClearedCrop,
  look: PageLook,
): Omit<CutField, 'dots'> | null {
  const ink = measureInk(crop, components.list, look.isNoisy);
  if (ink.isBlank || !ink.bounds || isMereLine(ink.bounds, spec.box)) return null;
  return { spec, crop, ink, bounds: ink.bounds, sourceDpi: registration.perPoint * 72, ...look };
}

/** What touched each field. The page's own writing shows how dark its ink is. */
function findDisturbances(
  { picture, registration }: ScannedPage,
  cut: readonly CutField[],
): Array<Disturbance | null> {
  const seen = cut.map((field) => ({
    field,
    around: cutSurroundings(picture.image, registration, field.crop.field),
  }));
  const inkLevel = measureInkLevel(seen.map(({ around }) => around.bare));
  return seen.map(({ field: { crop, bounds, spec }, around }) =>
    findDisturbance({ crop, inkWidthPt: bounds[2], isOneLine: (spec.lines ?? 1) <= 1, around, inkLevel }),
  );
}
