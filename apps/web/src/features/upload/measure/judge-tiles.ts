import type { Change, Tile } from './list-tiles.ts';
import { measureGrain } from './measure-grain.ts';
import { quantile } from './quantile.ts';

/** What keeps print from being read. */
export type Trouble = 'blurred' | 'dark' | 'pale' | 'glare';

export interface Judgement {
  /** How many of the tiles have print or writing, 0 to 1. */
  readonly inkedShare: number;
  /** How much of the print is as clear as print that is read, 0 to 1. */
  readonly clearShare: number;
  /** How much of the print each trouble takes away, 0 to 1. */
  readonly losses: Readonly<Record<Trouble, number>>;
}

/**
 * What was measured on photos that were then read (docs/decisions/034): at the middle half of the print is read, and the
 * steeper, the sooner all or none of it.
 */
interface Scale {
  readonly middle: number;
  readonly steepness: number;
}
/** How much of the contrast of letters arises from one pixel to the next. */
const sharpness: Scale = { middle: 0.183, steepness: 14 };
/** How much darker than its paper ink is, 0 to 1. */
const depth: Scale = { middle: 0.21, steepness: 12 };
/** The same in multiples of the camera's grain. */
const cleanness: Scale = { middle: 7.5, steepness: 8 };

/** Of whole shades of grey, as of a camera without grain. */
const roundingGrain = 0.5;

/** Of the paper's brightness: what differs less is not seen as print. */
const minInk = 0.04;
/** Shades of grey: dimmer paper is called dark; a whole tile above the other is white beyond what a camera can tell. */
const [dimLevel, whiteLevel] = [90, 250];
/** In glare print fades: at its rim this is how dark it gets. */
const fadedLevel = 140;
/** Of the tiles: less white is paper that was well lit. */
const [minWhite, minFaded] = [0.025, 0.008];
/** Of the brightness, as its variance: what varies less is bare. */
const bareVariance = 20;
/** Of the squared brightness: too little changes in a direction to tell whether it is sharp. */
const minChange = 0.0015;
/** Of what changes in the other direction: less is a ruled line that runs a little aslant. */
const minSide = 0.03;

export const toChance = (value: number, { middle, steepness }: Scale): number =>
  value <= 0 ? 0 : 1 / (1 + (middle / value) ** steepness);

/** How much of a page's print can be read, and what is in the way of the rest. */
export function judgeTiles(tiles: readonly Tile[]): Judgement {
  const grain = measureGrain(tiles);
  const inked = tiles.filter(({ variance, light }) => variance > 1.5 * grain + (minInk * light) ** 2);
  const washed = countWashed(tiles);
  const listAround = toNeighbours(inked);
  const lost = { blurred: 0, dark: 0, pale: 0, glare: washed };
  let clear = 0;
  for (const tile of inked) {
    const step = tile.light - tile.dark;
    const sharp = toChance(measureSharpness(listAround(tile), grain), sharpness);
    const strong =
      toChance(step / Math.max(1, tile.light), depth) *
      toChance(step / Math.sqrt(grain + roundingGrain), cleanness);
    clear += sharp * strong;
    lost.blurred += 1 - sharp;
    lost[tile.light < dimLevel ? 'dark' : 'pale'] += 1 - strong;
  }
  const print = Math.max(1, inked.length + washed);
  return {
    inkedShare: inked.length / Math.max(1, tiles.length),
    clearShare: clear / print,
    losses: {
      blurred: lost.blurred / print,
      dark: lost.dark / print,
      pale: lost.pale / print,
      glare: lost.glare / print,
    },
  };
}

/** Tiles whose print is lost in white light, or fades into it; none where all paper is that white, as on a scan. */
function countWashed(tiles: readonly Tile[]): number {
  const paper = quantile(
    tiles.map(({ light }) => light),
    0.5,
  );
  const white = tiles.filter(({ dark }) => dark >= whiteLevel).length;
  const faded = tiles.filter(
    ({ light, dark, variance }) =>
      light > whiteLevel && dark > fadedLevel && dark < whiteLevel && variance > bareVariance,
  ).length;
  const isGlare = white > minWhite * tiles.length && faded > minFaded * tiles.length;
  return paper < whiteLevel && isGlare ? white + faded : 0;
}

/** A tile and those beside it: one alone has too little print to be judged by. */
function toNeighbours(tiles: readonly Tile[]): (tile: Tile) => Tile[] {
  const rowStep = 1000;
  const places = new Map(tiles.map((tile) => [tile.row * rowStep + tile.column, tile]));
  const steps = [-1, 0, 1];
  return ({ row, column }) =>
    steps.flatMap((down) =>
      steps.flatMap((right) => places.get((row + down) * rowStep + column + right) ?? []),
    );
}

/** In the direction in which it is less sharp: a hand that shakes blurs along its way alone. */
function measureSharpness(tiles: readonly Tile[], grain: number): number {
  const [across, down] = [addChanges(tiles, 'across', grain), addChanges(tiles, 'down', grain)];
  const minWide = Math.max(
    tiles.length * (minChange * (tiles[0]?.light ?? 0) ** 2 + grain),
    minSide * Math.max(across.wide, down.wide),
  );
  return Math.min(...[across, down].map(({ near, wide }) => (wide > minWide ? near / wide : 1)));
}

/** What is left of all changes in a direction without the camera's grain. */
function addChanges(tiles: readonly Tile[], direction: 'across' | 'down', grain: number): Change {
  const add = (step: keyof Change) =>
    tiles.reduce((sum, tile) => sum + Math.max(0, tile[direction][step] - 2 * grain), 0);
  return { near: add('near'), wide: add('wide') };
}
