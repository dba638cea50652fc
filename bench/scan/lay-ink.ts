import sharp from 'sharp';
import { clampByte, type Gray } from './gray.ts';

/** What every page is drawn at before a scanner sees it. */
export const sharpDpi = 300;
const letterPage = { widthPt: 612, heightPt: 792 };
const toPixels = (points: number) => Math.round((points * sharpDpi) / 72);

/** Draws SVG elements, in points from the page's top left, and mixes them into the sheet. */
async function lay(sheet: Gray, body: string, mix: (below: number, over: number) => number): Promise<void> {
  const { widthPt, heightPt } = letterPage;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${toPixels(widthPt)}" height="${toPixels(heightPt)}" viewBox="0 0 ${widthPt} ${heightPt}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [Math.min(info.width, sheet.width), Math.min(info.height, sheet.height)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = data[(y * info.width + x) * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      const at = y * sheet.width + x;
      const below = sheet.data[at] ?? 0;
      const ink = data[(y * info.width + x) * 4] ?? 0;
      sheet.data[at] = mix(below, clampByte((below * (255 - alpha) + ink * alpha) / 255));
    }
  }
}

/** As ink does: nothing gets lighter. */
export const layInk = (sheet: Gray, body: string): Promise<void> => lay(sheet, body, Math.min);

/** As something opaque does: what lies below is gone. */
export const cover = (sheet: Gray, body: string): Promise<void> => lay(sheet, body, (_, over) => over);
