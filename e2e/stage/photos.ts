import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPdf } from '@puente/pdf';
import { drawPaper, marisolQuispe } from '@puente/reader/testing';
import sharp from 'sharp';

/** A photo of page 1, as newer phones keep them; made with heif-enc of libheif 1.15 from what `drawPaper` draws. */
export const heicPhoto = path.join(import.meta.dirname, 'page-1.heic');

export interface PhotoOptions {
  /** Pages of the form, a photo each, in this order. */
  readonly pages: readonly number[];
  /** Photos that lie on their side, as a phone tells by a note in the file. */
  readonly lying?: readonly number[];
  /** Photos that lie on their side, and nothing tells of it: the phone was held flat above the table. */
  readonly aside?: readonly number[];
  /** Photos taken with a hand that shook. */
  readonly blurred?: readonly number[];
  /** Photos taken in a room with hardly any light. */
  readonly dark?: readonly number[];
  /** Photos that leave out a part of the page, on its right. */
  readonly cut?: readonly number[];
}

/** What a camera writes beside the picture. */
const exif = { IFD0: { Make: 'InventedCamera' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } };

/** What a camera makes of hardly any light: little of the page, and as much grain as page. */
function darken(data: Uint8Array): Uint8Array {
  let state = 7;
  return data.map((value) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return value * 0.05 + (state / 2 ** 32) * 9;
  });
}

/** Photos of the pages of an invented person's I-589, as JPEG files with the notes of a camera. */
export async function takePhotos(options: PhotoOptions): Promise<string[]> {
  const { pages, lying = [], aside = [], blurred = [], dark = [], cut = [] } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'puente-photos-'));
  const pdf = await openPdf(await drawPaper(marisolQuispe, { pages }));
  const files: string[] = [];
  for (const [at, page] of pages.entries()) {
    const { width, height, data } = pdf.renderPage(at + 1, { dpi: 250, grayscale: true });
    const lit = dark.includes(page) ? darken(data) : data;
    const picture = sharp(lit, { raw: { width, height, channels: 1 } });
    if (blurred.includes(page)) picture.blur(6);
    if (cut.includes(page)) picture.extract({ left: 0, top: 0, width: Math.round(width * 0.8), height });
    if (lying.includes(page) || aside.includes(page)) picture.rotate(270);
    const photo = picture.toColourspace('srgb').jpeg({ quality: 90 }).withExif(exif);
    const file = path.join(folder, `photo-${page}.jpg`);
    writeFileSync(
      file,
      await photo.withMetadata({ orientation: lying.includes(page) ? 6 : 1, exif }).toBuffer(),
    );
    files.push(file);
  }
  pdf.close();
  return files;
}
