import { openPdf } from '@puente/pdf';
import { drawPaper, marisolQuispe } from '@puente/reader/testing';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { measurePage } from '../../apps/web/src/features/upload/measure/measure-page.ts';
import type { Gray } from '../scan/gray.ts';
import { turn } from '../scan/turn.ts';

const pages: Gray[] = [];

beforeAll(async () => {
  const pdf = await openPdf(await drawPaper(marisolQuispe));
  for (let page = 1; page <= pdf.pageCount; page += 1) {
    const { width, height, data } = pdf.renderPage(page, { dpi: 200, grayscale: true });
    pages.push({ width, height, data: new Uint8Array(data) });
  }
  pdf.close();
});

const turned = ([0, 1, 2, 3] as const).flatMap((turns) =>
  Array.from({ length: 12 }, (_, index) => [index + 1, turns] as const),
);

it.each(turned)(
  'page %i, laid down with %i quarter turns, is set upright and found without fault',
  async (page, turns) => {
    const forecast = await measurePage(turn(pages[page - 1] as Gray, turns));
    expect(forecast).toEqual({ fault: null, ofTen: null, turns: (4 - turns) % 4, isOnSide: false });
  },
);

/** The picture without a part of it at its right, or at its foot, taken a little aslant as all photos are. */
async function cut({ width, height, data }: Gray, side: 'right' | 'foot', part: number): Promise<Gray> {
  const aslant = await sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(1.5, { background: '#fff' })
    .extract({
      left: 0,
      top: 0,
      width: side === 'right' ? Math.round(width * (1 - part)) : width,
      height: side === 'foot' ? Math.round(height * (1 - part)) : height,
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: aslant.info.width,
    height: aslant.info.height,
    data: new Uint8Array(aslant.data),
  };
}

it('a side that is cut off is seen on every page, a foot unless it is cut where nearly nothing is printed', async () => {
  const seen = { right: 0, foot: 0 };
  for (const [index, page] of pages.entries())
    for (const side of ['right', 'foot'] as const) {
      const { fault } = await measurePage(await cut(page, side, 0.12 + index / 100));
      if (fault === 'cutOff') seen[side] += 1;
    }
  expect(seen.right).toBe(12);
  expect(seen.foot).toBeGreaterThanOrEqual(7);
});
