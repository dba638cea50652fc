import type { Tile } from './list-tiles.ts';
import { quantile } from './quantile.ts';

/** Of the camera's grain: the variance of the brightness. It is everywhere; on bare paper it is all there is. */
export const measureGrain = (tiles: readonly Tile[]): number =>
  quantile(
    tiles.map(({ across, down }) => Math.min(across.near, down.near)),
    0.05,
  ) / 2;
