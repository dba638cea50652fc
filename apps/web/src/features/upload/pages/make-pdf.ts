import type { QuarterTurns } from '../measure/find-lie.ts';
import { encodeAnew, firstEncoding, type PageImage } from './page-image.ts';
import { writePdf } from './write-pdf.ts';

/** Tried one after another until the file is small enough. */
const encodings = [
  firstEncoding,
  { scale: 1, quality: 0.65 },
  { scale: 0.85, quality: 0.6 },
  { scale: 0.7, quality: 0.55 },
  { scale: 0.6, quality: 0.5 },
];
/** Of what is not picture in the file, a page. */
const frameBytes = 1024;

type Turned = PageImage & { readonly turns: QuarterTurns };

async function encodeAll(pages: readonly Turned[], encoding: (typeof encodings)[number]) {
  const images: PageImage[] = [];
  // One at a time: a phone has little room for open pictures.
  for (const page of pages)
    images.push(
      encoding === firstEncoding && page.turns === 0 ? page : await encodeAnew(page, encoding, page.turns),
    );
  return images;
}

/** The pages as one PDF of less than `maxBytes`; null when they are too many for that. */
export async function makePdf(
  pages: readonly Turned[],
  fileName: string,
  maxBytes: number,
): Promise<File | null> {
  for (const encoding of encodings) {
    const images = await encodeAll(pages, encoding);
    if (images.reduce((sum, { image }) => sum + image.size + frameBytes, frameBytes) <= maxBytes)
      return assemble(images, fileName);
  }
  return null;
}

async function assemble(images: readonly PageImage[], fileName: string): Promise<File> {
  const pages = await Promise.all(
    images.map(async ({ image, width, height }) => {
      return { jpeg: new Uint8Array(await image.arrayBuffer()), width, height };
    }),
  );
  return new File([writePdf(pages)], fileName, { type: 'application/pdf' });
}
