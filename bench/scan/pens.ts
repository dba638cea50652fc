import { execFileSync } from 'node:child_process';
import {
  keptHands,
  keptScripts,
  type NeatHand,
  neatHands,
  type ScriptName,
  scriptHands,
} from '@puente/reader/testing';
import type { Random } from '../random.ts';
import { createPins, type Pins } from './dot-matrix.ts';
import type { FontShape } from './measure-text.ts';

/**
 * Whose hand fills a form: block letters of our own strokes, a neat hand, or joined writing; `kept` ones are never
 * fitted to.
 */
export type HandKind = 'block' | 'neat' | 'kept' | 'script' | 'kept-script';

/** What the text is made with: a font, or a hand. */
export interface Pen {
  /** Empty: letters are drawn by hand. */
  readonly family: string;
  /** Whose letters a hand writes; null: block letters from strokes. */
  readonly neat: NeatHand | null;
  /** A printer that strikes dots; null: anything else. */
  readonly pins: Pins | null;
  readonly weight: 'normal' | 'bold';
  readonly shape: FontShape;
  readonly sizePt: number;
  /** 0 black to 255 white. */
  readonly ink: number;
  /** Of a hand, 1 tidy to 3 hasty. */
  readonly haste: number;
  /** How far a value strays from its place, in points. */
  readonly strayPt: number;
  readonly mark: 'cross' | 'thin-cross' | 'tick' | 'filled' | 'overshoot';
}

const known: ReadonlyArray<readonly [family: string, shape: FontShape]> = [
  ['Liberation Sans', 'sans'],
  ['Liberation Serif', 'serif'],
  ['Liberation Mono', 'mono'],
  ['DejaVu Sans', 'wide-sans'],
  ['DejaVu Sans Mono', 'mono'],
  ['DejaVu Serif', 'wide-sans'],
  ['Nimbus Sans', 'sans'],
  ['Nimbus Roman', 'serif'],
  ['Nimbus Mono PS', 'mono'],
  ['Noto Mono', 'mono'],
  ['Noto Sans Mono', 'mono'],
  ['C059', 'sans'],
  ['P052', 'serif'],
  ['URW Gothic', 'wide-sans'],
  ['URW Bookman', 'wide-sans'],
];

/** Fontconfig's own program; fonts are looked up by name through the same library when drawn. */
const fontLister = 'fc-list';

let found: ReadonlyArray<readonly [string, FontShape]> | null = null;
/** Those of our families that fontconfig has; generic ones when it has none or is not there. */
function listFonts(): ReadonlyArray<readonly [string, FontShape]> {
  if (found) return found;
  let installed = '';
  try {
    installed = execFileSync(fontLister, [':', 'family'], { encoding: 'utf8' });
  } catch {
    installed = '';
  }
  const here = known.filter(([family]) => installed.includes(family));
  found =
    here.length > 0
      ? here
      : [
          ['sans-serif', 'wide-sans'],
          ['serif', 'serif'],
          ['monospace', 'mono'],
        ];
  return found;
}

export interface PenWish {
  readonly hand?: HandKind;
  readonly dots?: true;
  readonly sturdy?: true;
}

const marks = ['cross', 'cross', 'thin-cross', 'thin-cross', 'tick', 'filled', 'overshoot'] as const;

/** Small letters in sizes of the font, and how wide it runs: sizes of joined hands differ much from what they are called. */
const scripts: Record<ScriptName, { readonly small: number; readonly shape: FontShape }> = {
  'cedarville-cursive': { small: 0.42, shape: 'script' },
  'la-belle-aurore': { small: 0.4, shape: 'script' },
  'homemade-apple': { small: 0.48, shape: 'wide-sans' },
  'dancing-script': { small: 0.33, shape: 'script' },
};

/** Little unsteadiness: each letter strays on its own, and joins would tear. */
function toScript(drawn: Pen, name: ScriptName, random: Random): Pen {
  const { small, shape } = scripts[name];
  const neat = { name, unsteadiness: random.between(0, 0.5) };
  return { ...drawn, neat, shape, sizePt: random.between(3.6, 5) / small, strayPt: random.between(0.2, 1) };
}

export function createPen(random: Random, hand: HandKind | null): Pen {
  // The commonest faces of typed forms are drawn more often than the rest.
  const fonts = listFonts();
  const common = fonts.filter(([family]) => /Liberation|Nimbus/.test(family));
  const [family, shape] = random.pick(random.chance(0.65) && common.length > 0 ? common : fonts);
  const drawn: Pen = {
    neat: null,
    pins: null,
    family: hand ? '' : family,
    weight: random.chance(0.25) ? 'bold' : 'normal',
    shape: hand ? 'wide-sans' : shape,
    sizePt: hand ? random.between(7, 11) : random.pick([8, 8.5, 9, 9, 9, 9.5, 10, 10, 11]),
    ink: hand ? random.int(20, 70) : random.pick([0, 0, 0, 15, 35, 55]),
    haste: hand ? random.between(1, 2.6) : 0,
    strayPt: hand ? 1.1 : random.pick([0, 0.2, 0.5, 1, 1.5]),
    mark: random.pick(marks),
  };
  if (hand === null || hand === 'block') return drawn;
  if (hand === 'script') return toScript(drawn, random.pick(scriptHands), random);
  if (hand === 'kept-script') return toScript(drawn, random.pick(keptScripts), random);
  const name = random.pick(hand === 'neat' ? neatHands : keptHands);
  const neat = { name, unsteadiness: random.between(0, 1.2) };
  return { ...drawn, neat, sizePt: random.between(8.5, 12), strayPt: random.between(0.2, 1) };
}

/** Ten or twelve letters an inch; closer where a value would not fit. */
function createDotPrinter(random: Random): Pen {
  const pen = createPen(random, null);
  const sizePt = 72 / random.pick([10, 12, 12]) / 0.602;
  return { ...pen, pins: createPins(random), shape: 'mono', sizePt };
}

/** Courier's strokes are as thin as the form's rules: it is typed bold. */
function createSturdyPen(random: Random): Pen {
  const pen = createPen(random, null);
  const weight = pen.family === 'Nimbus Mono PS' ? 'bold' : pen.weight;
  return { ...pen, weight, sizePt: Math.max(9, pen.sizePt), ink: Math.min(15, pen.ink) };
}

/** The pen that a profile asks for. */
export function choosePen(random: Random, { hand, dots, sturdy }: PenWish): Pen {
  if (dots) return createDotPrinter(random);
  return sturdy ? createSturdyPen(random) : createPen(random, hand ?? null);
}
