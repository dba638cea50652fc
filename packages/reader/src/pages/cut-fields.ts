import type { Box, FieldSpec } from '@puente/forms';
import type { ClearedCrop } from '../crop/cleared-crop.ts';
import { cropBox } from '../crop/crop-box.ts';
import { cutSurroundings, measureInkLevel } from '../crop/cut-surroundings.ts';
import { clearCrop, overlaps } from '../crop/drop-out.ts';
import { eraseSpecks } from '../crop/erase-specks.ts';
import { type Disturbance, findDisturbance } from '../crop/find-disturbance.ts';
import { findFolds } from '../crop/find-folds.ts';
import { findRoom } from '../crop/find-room.ts';
import { hasFaintTrace } from '../crop/has-faint-trace.ts';
import { hasFlatInk } from '../crop/has-flat-ink.ts';
import { isMereLine } from '../crop/is-mere-line.ts';
import { isMereTails } from '../crop/is-mere-tails.ts';
import { isDotted } from '../crop/join-dots.ts';
import { measureInk } from '../crop/measure-ink.ts';
import { measureNoise } from '../crop/measure-noise.ts';
import { cutLabels } from '../hand/cut-labels.ts';
import { toHandChance } from '../hand/hand-chance.ts';
import { type HandMeasure, measureHand } from '../hand/measure-hand.ts';
import type { InkedField } from '../recognise/inked-field.ts';
import type { Registration } from '../register/registration.ts';
import type { PageImage } from './open-page-image.ts';

export interface ScannedPage {
  readonly page: number;
  readonly picture: PageImage;
  readonly registration: Registration;
  readonly fields: readonly FieldSpec[];
}

/** Never carried and not made of print. */
export const unread: ReadonlySet<string> = new Set(['signature', 'office']);
const mottledShare = 0.25;
/** Enough to see ink, at a quarter of the work: most boxes of a form are empty. */
const glanceDpi = 140;
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
  const { picture, registration, fields } = scan;
  const boxes = fields.map(({ box }) => box);
  const rooms = fields
    .filter(({ kind, valueKind }) => kind !== 'checkbox' && !unread.has(valueKind))
    .map((spec) => {
      const room = findRoom(registration.landmarks, spec.box, boxes);
      return { spec, room, glance: cropBox(picture.image, registration, room, { dpi: glanceDpi }) };
    });
  const clearAll = (creases: readonly Box[]) =>
    rooms.map(({ spec, room, glance }) => {
      const seen = clearCrop(glance, registration, { folds: creases });
      const { isBlank, bounds } = measureInk(seen.crop, seen.components.list);
      return { spec, room, seen, isBlank, bounds };
    });
  const first = clearAll([]);
  const isCreased = first.some((glance) => !isLong(glance) && hasFlatInk(glance.seen));
  const folds = isCreased ? findFolds(picture.image, registration) : [];
  const glances = folds.length > 0 ? clearAll(folds) : first;
  // Full of specks, which stand in empty boxes too.
  const isNoisy = measureNoise(glances.map(({ seen }) => seen)) > noisyAbove;
  const long = withLong ? [] : glances.filter(isLong);
  const short = glances.filter((glance) => !long.includes(glance));
  const cutBoxes = (isByPins: boolean) =>
    short.map(({ spec, room, seen, isBlank }) => ({
      spec,
      seen,
      cleared: isBlank ? null : cutBox(scan, spec, room, folds, { isNoisy, isByPins }),
    }));
  const plain = cutBoxes(false);
  const isByPins = isDotted(plain.flatMap(({ cleared }) => cleared ?? []));
  const cut: CutField[] = [];
  const blank: FieldSpec[] = [];
  const traced: FieldSpec[] = [];
  for (const { spec, seen, cleared } of isByPins ? cutBoxes(true) : plain) {
    const field = cleared && toField(scan, spec, cleared, { isNoisy, isByPins });
    if (field) cut.push(field);
    else if (!isNoisy && hasFaintTrace(seen.crop)) traced.push(spec);
    else blank.push(spec);
  }
  // Paper that looks written on everywhere is mottled.
  const isMottled = traced.length > mottledShare * (traced.length + blank.length);
  const faint = isMottled ? [] : traced;
  if (isMottled) blank.push(...traced);
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

/** A line such as `None` is read with the rest: it says that nothing stands there. */
const longerThanPt = 20;

const isLong = ({ spec, isBlank, bounds }: { spec: FieldSpec; isBlank: boolean; bounds: Box | null }) =>
  spec.valueKind === 'long-text' && !isBlank && bounds !== null && bounds[3] > longerThanPt;

/** What one box tells of its writing; the rest is told by its page. */
type CutField = Omit<InkedField, 'byHand' | 'disturbance'>;

/** How a page looks as a whole, as fields know it. */
type PageLook = Pick<InkedField, 'isNoisy' | 'isByPins'>;

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
  { picture, registration, fields }: ScannedPage,
  spec: FieldSpec,
  room: Box,
  folds: readonly Box[],
  { isNoisy, isByPins }: PageLook,
): ClearedCrop | null {
  const { marks, marginPt } = findMarks(fields, spec.box);
  const cut = cropBox(picture.image, registration, room, { marginPt });
  const cleared = eraseSpecks(clearCrop(cut, registration, { marks, isByPins, folds }), isNoisy);
  const rules = registration.landmarks.lines.filter(
    (line) => line[2] > line[3] && overlaps(line, spec.box, ruleReachPt),
  );
  return isMereTails(cut, cleared.components.list, rules) ? null : cleared;
}

function toField(
  { registration }: ScannedPage,
  spec: FieldSpec,
  { crop, components }: ClearedCrop,
  look: PageLook,
): CutField | null {
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
