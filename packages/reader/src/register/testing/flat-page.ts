import type { Box, PageLandmarks } from '@puente/forms';
import { identity, scaleBy } from '../../geometry/homography.ts';
import { createGray, type GrayImage } from '../../geometry/image.ts';
import { createRegistration, type Registration } from '../registration.ts';
import { fitResidualField } from '../residual-field.ts';

const [widthPt, heightPt] = [612, 792];
const perPoint = 150 / 72;

/** A page of bare paper at 150 dpi. */
export const createPage = (level: number): GrayImage =>
  createGray(Math.round(widthPt * perPoint), Math.round(heightPt * perPoint), level);

/** Fills a box of such a page, in form points. */
export function fillBox({ width, data }: GrayImage, [x, y, w, h]: Box, level: number): void {
  const [left, right] = [Math.round(x * perPoint), Math.round((x + w) * perPoint)];
  const bottom = Math.round((heightPt - y) * perPoint);
  for (let row = Math.round((heightPt - y - h) * perPoint); row < bottom; row++)
    data.fill(level, row * width + left, row * width + right);
}

/** How such a page lies: straight, with these rules and no other print. */
export function registerFlat(lines: readonly Box[]): Registration {
  const landmarks: PageLandmarks = { page: 1, width: widthPt, height: heightPt, lines, areas: [], words: [] };
  return createRegistration({
    form: 'I-589',
    edition: '01/20/25',
    page: 1,
    landmarks,
    map: scaleBy(perPoint),
    field: fitResidualField([], identity, landmarks),
    perPoint,
    agreement: 1,
    worstRegion: 1,
  });
}
