import type { Catalogue } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { expect, it } from 'vitest';
import { applyHomography, type Homography } from '../geometry/homography.ts';
import { type Distortion, distortSheet } from '../register/testing/distort-sheet.ts';
import { drawSheet } from '../register/testing/draw-sheet.ts';
import { createTemplates } from './identify-pages.ts';
import { rankLikeOthers, rankPage } from './rank-page.ts';

const newer = getCatalogue('I-589', '01/20/25');
const older = getCatalogue('I-589', '08/25/20');
const templates = createTemplates([newer, older]);

function scan({ landmarks }: Catalogue, page: number, distortion: Distortion = {}) {
  const sheet = landmarks.find((each) => each.page === page);
  if (!sheet) throw new Error(`no landmarks for page ${page}`);
  return distortSheet(drawSheet(sheet), { dpi: 100, ...distortion }).image;
}
function nameOf(image: ReturnType<typeof scan>, likely: number | null) {
  const [best, ...others] = rankPage(image, templates, likely);
  const isTwin = others.some(({ page, edition }) => page === best?.page && edition !== best?.edition);
  return { page: best?.page, edition: best?.edition, isTwin };
}

it('finds a page that is where it is likely, in whichever edition, and tells of the other', () => {
  expect(nameOf(scan(newer, 3), 3)).toEqual({ page: 3, edition: '01/20/25', isTwin: true });
  expect(nameOf(scan(older, 2, { skewDegrees: 1 }), 2)).toEqual({
    page: 2,
    edition: '08/25/20',
    isTwin: true,
  });
});

it('finds a page that is another than the likely one, or stands on its head, as if nothing were likely', () => {
  for (const image of [scan(newer, 3), scan(newer, 2, { turns: 2 }), scan(newer, 9, { turns: 1 })])
    for (const likely of [1, 2, 20]) {
      const found = nameOf(image, likely);
      expect(found).toEqual(nameOf(image, null));
      expect(found.isTwin).toBe(true);
    }
});

it.each([0.35, 0.45])(
  'finds a sheet photographed at an angle in light that falls to %f of itself',
  (shade) => {
    const lies = { deskPt: 45, skewDegrees: 4, isDeskMottled: true, shade } satisfies Distortion;
    const sheet = newer.landmarks.find(({ page }) => page === 2);
    if (!sheet) throw new Error('no landmarks for page 2');
    const { image, toImage } = distortSheet(drawSheet(sheet), { dpi: 100, ...lies });
    const [best] = rankPage(image, templates, 2);
    expect(best).toMatchObject({ edition: '01/20/25', page: 2 });
    for (const [x, y] of [
      [60, 700],
      [550, 700],
      [550, 60],
      [60, 60],
    ] as const) {
      const [px, py] = applyHomography(best?.toImage as Homography, x, 792 - y);
      const [trueX, trueY] = toImage(x, y);
      expect(Math.hypot(px - trueX, py - trueY)).toBeLessThan((4 * 100) / 72);
    }
  },
);

it('finds a missing page where another of the upload lies, and tells it from the other missing one', () => {
  const lies = { skewDegrees: 1.2, scale: 0.97 } satisfies Distortion;
  const [other] = rankPage(scan(newer, 2, lies), templates, 2);
  const missing = templates.filter(({ edition, page }) => edition === '01/20/25' && [4, 5].includes(page));
  const found = rankLikeOthers(scan(newer, 4, lies), missing, other ? [other.toImage] : []);
  expect(found.map(({ page }) => page)).toEqual([4, 5]);
  expect(found[0]?.score).toBeGreaterThan(0.7);
  expect(found[1]?.score).toBeLessThan(0.4);
});
