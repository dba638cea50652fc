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
  /** Photos taken with a hand that shook. */
  readonly blurred?: readonly number[];
}

/** What a camera writes beside the picture. */
const exif = { IFD0: { Make: 'InventedCamera' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } };

/** Photos of the pages of an invented person's I-589, as JPEG files with the notes of a camera. */
export async function takePhotos({ pages, lying = [], blurred = [] }: PhotoOptions): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'puente-photos-'));
  const pdf = await openPdf(await drawPaper(marisolQuispe, { pages }));
  const files: string[] = [];
  for (const [at, page] of pages.entries()) {
    const { width, height, data } = pdf.renderPage(at + 1, { dpi: 250, grayscale: true });
    const picture = sharp(data, { raw: { width, height, channels: 1 } });
    const seen = blurred.includes(page) ? picture.blur(6) : picture;
    const held = lying.includes(page) ? seen.rotate(270) : seen;
    const photo = held.toColourspace('srgb').jpeg({ quality: 90 }).withExif(exif);
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
