import { maxDecodedPixels, type PageBox, type PdfFile, type PdfPageImage } from '@puente/pdf/opening';
import sharp, { type Sharp } from 'sharp';
import type { GrayImage } from '../geometry/image.ts';

/** A page's picture, upright as the page is displayed, and where it lies on that page. */
export interface PageImage {
  readonly image: GrayImage;
  /** In fractions of the page from its top left. */
  readonly box: PageBox;
}

/** Finer than this adds time, not letters. */
const finestDpi = 300;
const renderDpi = 200;
const largestSidePx = 5000;

/** The scan that fills a page, or the page drawn; gray, at most 300 dpi. */
export async function openPageImage(file: PdfFile, page: number): Promise<PageImage> {
  const size = file.pageSize(page);
  const scan = file.findPageImage(page);
  const decoded = scan ? await decode(scan, (size.width / 72) * finestDpi).catch(() => null) : null;
  if (decoded && scan) return { image: await squarePixels(decoded, size, scan.box), box: scan.box };
  const dpi = Math.min(renderDpi, (largestSidePx * 72) / Math.max(size.width, size.height));
  const { width, height, data } = file.renderPage(page, { dpi, grayscale: true });
  return { image: { width, height, data }, box: [0, 0, 1, 1] };
}

/** A fax of standard resolution has half as many rows as columns an inch. */
const evenShare = 0.9;

/** Stretches a picture whose pixels are not square on the page, along the side that has too few. */
async function squarePixels(
  image: GrayImage,
  page: { readonly width: number; readonly height: number },
  [, , across, down]: PageBox,
): Promise<GrayImage> {
  const perPoint = [image.width / (page.width * across), image.height / (page.height * down)] as const;
  const finest = Math.max(...perPoint);
  if (Math.min(...perPoint) >= evenShare * finest) return image;
  const width = Math.round(page.width * across * finest);
  const height = Math.round(page.height * down * finest);
  if (width * height > maxDecodedPixels) return image;
  const raw = { width: image.width, height: image.height, channels: 1 as const };
  return toGray(sharp(image.data, { raw }).resize(width, height, { fit: 'fill' }));
}

async function toGray(picture: Sharp): Promise<GrayImage> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, data: channels === 1 ? data : firstChannel(data, channels) };
}

async function decode(scan: PdfPageImage, widestPx: number): Promise<GrayImage> {
  const input =
    scan.encoding === 'jpeg'
      ? // The picture may be larger than the file said of it.
        sharp(scan.bytes, { failOn: 'none', limitInputPixels: maxDecodedPixels })
      : sharp(scan.data, { raw: { width: scan.width, height: scan.height, channels: 1 } });
  const turned = scan.rotation === 90 || scan.rotation === 270;
  const shownPx = turned ? scan.height : scan.width;
  const shrink = Math.min(1, (widestPx * scan.box[2]) / shownPx);
  let picture = input;
  if (shrink < 0.9)
    picture = picture.resize(Math.round(scan.width * shrink), Math.round(scan.height * shrink), {
      fit: 'fill',
    });
  const stored = await toGray(picture);
  if (!scan.mirrored && scan.rotation === 0) return stored;
  const raw = { width: stored.width, height: stored.height, channels: 1 as const };
  return toGray(sharp(stored.data, { raw }).flop(scan.mirrored).rotate(scan.rotation));
}

function firstChannel(data: Uint8Array, channels: number): Uint8Array {
  const out = new Uint8Array(data.length / channels);
  for (let i = 0; i < out.length; i++) out[i] = data[i * channels] as number;
  return out;
}

/** From fractions of the picture to fractions of the page. */
export function toPageFractions([left, top, width, height]: PageBox, [x, y, across, down]: PageBox): PageBox {
  return [x + left * across, y + top * down, width * across, height * down];
}
