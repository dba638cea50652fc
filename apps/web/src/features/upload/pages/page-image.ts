import { findPageFault, type GrayPicture, measuredSide, type PageFault } from './measure-page.ts';

/** A page as a grey JPEG drawn anew by us, so that nothing of the camera's own notes (place, time) is in it. */
export interface PageImage {
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
}

/** Clockwise quarter turns. */
export type QuarterTurns = 0 | 1 | 2 | 3;

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

/** Draws a page as it was chosen, and says what is wrong with it. */
export async function preparePage(bitmap: ImageBitmap): Promise<PageImage & { fault: PageFault | null }> {
  const fault = findPageFault(toMeasured(bitmap));
  return { ...(await encodePage(bitmap, firstEncoding, 0)), fault };
}

/** The page once more, turned or with less detail. */
export async function encodeAnew(
  { image }: PageImage,
  encoding: Encoding,
  turns: QuarterTurns,
): Promise<PageImage> {
  const bitmap = await createImageBitmap(image);
  try {
    return await encodePage(bitmap, encoding, turns);
  } finally {
    bitmap.close();
  }
}

const fit = (width: number, height: number) =>
  Math.min(1, longEdge / Math.max(width, height), shortEdge / Math.min(width, height));

async function encodePage(
  bitmap: ImageBitmap,
  { scale, quality }: Encoding,
  turns: QuarterTurns,
): Promise<PageImage> {
  const size = fit(bitmap.width, bitmap.height) * scale;
  const [across, down] = [Math.round(bitmap.width * size), Math.round(bitmap.height * size)];
  const isLying = turns % 2 === 1;
  const { canvas, context } = openCanvas(isLying ? down : across, isLying ? across : down);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -across / 2, -down / 2, across, down);
  makeGray(context);
  const image = await toJpeg(canvas, quality);
  return { image, width: canvas.width, height: canvas.height };
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
function makeGray(context: CanvasRenderingContext2D) {
  const { width, height } = context.canvas;
  const stripe = 256;
  for (let top = 0; top < height; top += stripe) {
    const part = context.getImageData(0, top, width, Math.min(stripe, height - top));
    for (let at = 0; at < part.data.length; at += 4) part.data.fill(toLuma(part.data, at), at, at + 3);
    context.putImageData(part, 0, top);
  }
}

const toLuma = (data: Uint8ClampedArray, at: number) =>
  0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);

function toMeasured(bitmap: ImageBitmap): GrayPicture {
  const scale = measuredSide / Math.max(bitmap.width, bitmap.height);
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const { context } = openCanvas(width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const gray = new Uint8Array(width * height);
  for (let at = 0; at < gray.length; at += 1) gray[at] = toLuma(data, at * 4);
  return { width, height, data: gray };
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      quality,
    );
  });
