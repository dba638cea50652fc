import type { QuarterTurns } from '../measure/find-lie.ts';
import type { GrayPicture } from '../measure/gray-picture.ts';
import { measurePage, type PageForecast } from '../measure/measure-page.ts';

/** A page as a grey JPEG drawn anew by us, so that nothing of the camera's own notes (place, time) is in it. */
export interface PageImage {
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
}

export interface Encoding {
  /** Part of the full size, 0 to 1. */
  readonly scale: number;
  /** Of the JPEG, 0 to 1. */
  readonly quality: number;
}

/** Letter paper at 200 dots an inch, whichever way it lies: what the reader works with. */
const longEdge = 2200;
const shortEdge = 1700;

export const firstEncoding: Encoding = { scale: 1, quality: 0.8 };

/** Draws a page as it was chosen, upright where that is sure, and says how much of it will be readable. */
export async function preparePage(bitmap: ImageBitmap): Promise<PageImage & { forecast: PageForecast }> {
  const drawn = drawPage(bitmap, firstEncoding, 0);
  const forecast = await measurePage(drawn.gray);
  // From the picture itself: drawn from a JPEG it would lose twice.
  const upright = forecast.turns === 0 ? drawn : drawPage(bitmap, firstEncoding, forecast.turns);
  return { ...(await encode(upright.canvas, firstEncoding)), forecast };
}

/** The page once more, turned or with less detail. */
export async function encodeAnew(
  { image }: PageImage,
  encoding: Encoding,
  turns: QuarterTurns,
): Promise<PageImage> {
  const bitmap = await createImageBitmap(image);
  try {
    return await encode(drawPage(bitmap, encoding, turns).canvas, encoding);
  } finally {
    bitmap.close();
  }
}

const fit = (width: number, height: number) =>
  Math.min(1, longEdge / Math.max(width, height), shortEdge / Math.min(width, height));

function drawPage(bitmap: ImageBitmap, { scale }: Encoding, turns: QuarterTurns) {
  const size = fit(bitmap.width, bitmap.height) * scale;
  const [across, down] = [Math.round(bitmap.width * size), Math.round(bitmap.height * size)];
  const isLying = turns % 2 === 1;
  const { canvas, context } = openCanvas(isLying ? down : across, isLying ? across : down);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -across / 2, -down / 2, across, down);
  return { canvas, gray: makeGray(context) };
}

async function encode(canvas: HTMLCanvasElement, { quality }: Encoding): Promise<PageImage> {
  const { width, height } = canvas;
  return { image: await toJpeg(canvas, quality), width, height };
}

function openCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** In stripes: an old phone has little room for a whole page in four bytes a pixel, twice. */
function makeGray(context: CanvasRenderingContext2D): GrayPicture {
  const { width, height } = context.canvas;
  const gray = new Uint8Array(width * height);
  const stripe = 256;
  for (let top = 0; top < height; top += stripe) {
    const part = context.getImageData(0, top, width, Math.min(stripe, height - top));
    const { data } = part;
    for (let at = 0, to = top * width; at < data.length; at += 4, to += 1) {
      const luma = toLuma(data, at);
      gray[to] = luma;
      data[at] = luma;
      data[at + 1] = luma;
      data[at + 2] = luma;
    }
    context.putImageData(part, 0, top);
  }
  return { width, height, data: gray };
}

const toLuma = (data: Uint8ClampedArray, at: number) =>
  Math.round(
    0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number),
  );

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      quality,
    );
  });
