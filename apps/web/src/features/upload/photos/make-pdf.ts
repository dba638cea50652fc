import { encodePage, firstEncoding, type PhotoPage } from './page-image.ts';

/** Tried one after another until the file is small enough. */
const encodings = [
  firstEncoding,
  { scale: 1, quality: 0.65 },
  { scale: 0.85, quality: 0.6 },
  { scale: 0.7, quality: 0.55 },
  { scale: 0.6, quality: 0.5 },
];
/** Of what is not picture in the file. */
const frameBytes = 64 * 1024;
/** Letter paper's long edge, in points. */
const longEdgePoints = 792;

async function encodeAll(pages: readonly PhotoPage[], encoding: (typeof encodings)[number]) {
  const images: Blob[] = [];
  // One at a time: a phone has little room for open pictures.
  for (const { image, turns } of pages)
    images.push(encoding === firstEncoding && turns === 0 ? image : await encodePage(image, encoding, turns));
  return images;
}

/** The pages as one PDF of less than `maxBytes`; null when they are too many for that. */
export async function makePdf(
  pages: readonly PhotoPage[],
  fileName: string,
  maxBytes: number,
): Promise<File | null> {
  for (const encoding of encodings) {
    const images = await encodeAll(pages, encoding);
    const sizeBytes = images.reduce((sum, { size }) => sum + size, frameBytes);
    if (sizeBytes <= maxBytes) return assemble(images, fileName);
  }
  return null;
}

async function assemble(images: readonly Blob[], fileName: string): Promise<File> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  for (const image of images) {
    const picture = await pdf.embedJpg(await image.arrayBuffer());
    const points = longEdgePoints / Math.max(picture.width, picture.height);
    const size = { width: picture.width * points, height: picture.height * points };
    pdf.addPage([size.width, size.height]).drawImage(picture, { x: 0, y: 0, ...size });
  }
  const bytes = await pdf.save();
  return new File([bytes as Uint8Array<ArrayBuffer>], fileName, { type: 'application/pdf' });
}
