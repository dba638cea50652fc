import type { Paper } from '../paper/write-paper.ts';
import type { Random } from '../random.ts';
import type { Gray } from '../scan/gray.ts';
import type { Pen } from '../scan/pens.ts';
import type { Frame } from '../scan/place-text.ts';
import type { Area } from './areas.ts';

/** What befalls a filled form between the printer and the scanner. */
export type DamageKind = 'stamped' | 'corrected' | 'holed' | 'folded';

/** One stamp, correction, hole or fold on one page of the form. */
export interface Damage {
  readonly page: number;
  /** Where its ink or its gaps may lie. */
  readonly areas: readonly Area[];
  /** The box whose value it writes itself. */
  readonly rewrites?: string;
  /** Changes the sheet in place. */
  readonly put: (sheet: Gray, pen: Pen) => Promise<void>;
}

/** A box of the form in points from the page's top left. */
export interface PaperBox {
  readonly name: string;
  readonly page: number;
  readonly frame: Frame;
}

/** What damage is planned on. */
export interface Scene {
  readonly boxes: readonly PaperBox[];
  readonly paper: Paper;
  readonly random: Random;
}

export const pageSize = { width: 612, height: 792 };
/** Pages with what the form data takes: damage elsewhere would measure nothing. */
export const tellingPages = [1, 2, 3, 4] as const;
