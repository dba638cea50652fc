import { findLie, type QuarterTurns } from './find-lie.ts';
import { type FramedPage, framePage } from './frame-page.ts';
import { type GrayPicture, measuredSide, resize } from './gray-picture.ts';
import { isCutOff } from './is-cut-off.ts';
import { type Judgement, judgeTiles, type Trouble, toChance } from './judge-tiles.ts';
import { quantile } from './quantile.ts';

/** What is wrong with the picture of a page. `far`: it is small in it. */
export type PageFault = Trouble | 'empty' | 'cutOff' | 'far';

/** What can be said of a page before it is read. */
export interface PageForecast {
  /** What to mend before all else; null: nothing that can be seen from here. */
  readonly fault: PageFault | null;
  /** How many of ten answers will be readable; null: as good as all, or nothing can be told. */
  readonly ofTen: number | null;
  /** Clockwise, which surely set it upright. */
  readonly turns: QuarterTurns;
  /** It lies on its side, and which of its sides is up is not sure. */
  readonly isOnSide: boolean;
}

/** Fewer tiles with print than this share are no page of a form, and tell nothing of how it will be read. */
const [minInkedShare, emptyShare] = [0.02, 0.002];
/** Of a photo's length: in half of the photos with so small a sheet the reader still finds the form. */
const nearness = { middle: 0.49, steepness: 18 };
/** Of a photo's length: on a larger sheet letters are never too small. */
const fullShare = 0.8;
/** What cannot be read on a page takes more than its share: the page itself is harder to find. */
const spoiling = 1.7;
/** Of the brightest tiles: darker ones lie in a shadow; of the tiles: so many, and the reader takes the light part for the sheet. */
const shadowLevel = 0.2;
const [minShadow, maxShadow] = [0.1, 0.9];
const shadowChance = 0.5;
/** Of ten: with more nothing is said. */
const maxTold = 8;

/** Lets the page answer who is using it: on an old phone each step takes some tens of milliseconds. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Measures a page as it will be sent. */
export async function measurePage(sent: GrayPicture): Promise<PageForecast> {
  const whole = resize(sent, measuredSide);
  await pause();
  const page = framePage(sent, whole);
  await pause();
  const judgement = judgeTiles(page.tiles);
  await pause();
  const lie = findLie(page.picture);
  return {
    ...toForecast(page, judgement, isCutOff(whole, page.part)),
    turns: typeof lie === 'number' ? lie : 0,
    isOnSide: lie === 'onSide',
  };
}

function toForecast(
  { tiles, share }: FramedPage,
  { inkedShare, clearShare, losses }: Judgement,
  isCut: boolean,
): Pick<PageForecast, 'fault' | 'ofTen'> {
  if (inkedShare < emptyShare) return { fault: 'empty', ofTen: null };
  // How many answers lie outside the picture cannot be seen in it.
  if (isCut) return { fault: 'cutOff', ofTen: null };
  if (inkedShare < minInkedShare) return { fault: null, ofTen: null };
  const near = share < fullShare ? toChance(share, nearness) : 1;
  const isShadowed = hasShadow(tiles.map(({ light }) => light));
  const chance = clearShare ** spoiling * near * (isShadowed ? shadowChance : 1);
  const ofTen = Math.round(10 * chance);
  if (ofTen > maxTold) return { fault: null, ofTen: null };
  const causes: [PageFault, number][] = [
    ['far', 1 - near],
    ['dark', isShadowed ? shadowChance : 0],
    ...(Object.entries(losses) as [Trouble, number][]),
  ];
  const [worst] = causes.toSorted(([, one], [, two]) => two - one);
  return { fault: worst?.[0] ?? null, ofTen };
}

function hasShadow(lights: readonly number[]): boolean {
  const limit = shadowLevel * quantile(lights, 0.9);
  const share = lights.filter((light) => light < limit).length / Math.max(1, lights.length);
  return share > minShadow && share < maxShadow;
}
