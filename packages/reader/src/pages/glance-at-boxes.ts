import type { Box, FieldSpec } from '@puente/forms';
import type { ClearedCrop } from '../crop/cleared-crop.ts';
import { type Crop, type CropSettings, cropBox } from '../crop/crop-box.ts';
import { clearCrop } from '../crop/drop-out.ts';
import { darkenFaint } from '../crop/faint/darken-faint.ts';
import { type FaintTrace, findFaintTrace } from '../crop/faint/find-faint-trace.ts';
import { findRoom } from '../crop/find-room.ts';
import { findFolds } from '../crop/folds/find-folds.ts';
import { hasFlatInk } from '../crop/folds/has-flat-ink.ts';
import { measureInk } from '../crop/measure-ink.ts';
import { median } from '../geometry/median.ts';
import { type ScannedPage, unread } from './scanned-page.ts';

/** Enough to see ink, at a quarter of the work: most boxes of a form are empty. */
const glanceDpi = 140;

/** A text box as it looks from afar. */
export interface Glance {
  readonly spec: FieldSpec;
  readonly room: Box;
  readonly seen: ClearedCrop;
  readonly isBlank: boolean;
  readonly bounds: Box | null;
  /** Of a faint page: how dark the writing is, of 255 for white; null where crops stay as they are. */
  readonly level: number | null;
  /** Of writing fainter than ink; looked for when asked for. */
  readonly trace: FaintTrace | null;
}

/** What the text boxes of a page look like, and what of the page as a whole has to be minded when they are cut. */
export interface PageGlance {
  readonly glances: readonly Glance[];
  /** Where the sheet was folded. */
  readonly folds: readonly Box[];
  /** The writing is so faint that crops are darkened. */
  readonly isFaint: boolean;
}

export function glanceAtBoxes({ picture, registration, fields }: ScannedPage): PageGlance {
  const boxes = fields.map(({ box }) => box);
  const rooms = fields
    .filter(({ kind, valueKind }) => kind !== 'checkbox' && !unread.has(valueKind))
    .map((spec) => {
      const room = findRoom(registration.landmarks, spec.box, boxes);
      return { spec, room, glance: cropBox(picture.image, registration, room, { dpi: glanceDpi }) };
    });
  const clearAll = (folds: readonly Box[], toLevel: (at: number) => number | null): Glance[] =>
    rooms.map(({ spec, room, glance }, at) => {
      const level = toLevel(at);
      const seen = clearCrop(darkenFaint(glance, level), registration, { folds });
      const { isBlank, bounds } = measureInk(seen.crop, seen.components.list);
      let trace: FaintTrace | null | undefined;
      return {
        spec,
        room,
        seen,
        isBlank,
        bounds,
        level,
        get trace() {
          if (trace === undefined) trace = findFaintTrace(seen.crop);
          return trace;
        },
      };
    });
  const asSeen = () => null;
  const first = clearAll([], asSeen);
  const isCreased = first.some((glance) => !isLong(glance) && hasFlatInk(glance.seen));
  const folds = isCreased ? findFolds(picture.image, registration) : [];
  const flat = folds.length > 0 ? clearAll(folds, asSeen) : first;
  const usual = measureFaintness(flat);
  if (usual === null) return { glances: flat, folds, isFaint: false };
  const levels = flat.map(({ trace }) => trace?.level ?? usual);
  return { glances: clearAll(folds, (at) => levels[at] ?? usual), folds, isFaint: true };
}

/** Cuts a box of a page that was looked at. */
export const cropRoom = (
  { picture, registration }: ScannedPage,
  { room, level }: Pick<Glance, 'room' | 'level'>,
  settings: CropSettings,
): Crop => darkenFaint(cropBox(picture.image, registration, room, settings), level);

/** A line such as `None` is read with the rest: it says that nothing stands there. */
const longerThanPt = 20;

/** A text of many lines, which costs as much as all others. */
export const isLong = ({ spec, isBlank, bounds }: Glance): boolean =>
  spec.valueKind === 'long-text' && !isBlank && bounds !== null && bounds[3] > longerThanPt;

/** With fewer such boxes it is not the page that is faint. */
const fewFaint = 3;
/** So many boxes with a row of letters to each with traces that lie about: else it is the paper. */
const minRowsToOthers = 2;

/** How dark the writing of a page is that is too faint to be ink in several boxes; null of any other page. */
function measureFaintness(glances: readonly Glance[]): number | null {
  const traces = glances
    .filter(({ isBlank }) => isBlank)
    .map(({ trace }) => trace)
    .filter((trace) => trace !== null);
  const rows = traces.filter(({ isRow }) => isRow);
  const isPaper = rows.length < minRowsToOthers * (traces.length - rows.length);
  return rows.length < fewFaint || isPaper ? null : median(rows.map(({ level }) => level));
}
