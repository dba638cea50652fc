import type { GrayImage } from '../geometry/image.ts';

const short = 3;
const long = 4;
const headerBytes = 8;

/** Gray pictures of different sizes as the pages of one TIFF, uncompressed (TIFF 6.0, section 4). */
export function writeTiff(pages: readonly GrayImage[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('II*\0', 'latin1');
  const parts: Buffer[] = [header];
  let at = headerBytes;
  let linkTo: { readonly buffer: Buffer; readonly offset: number } = { buffer: header, offset: 4 };
  for (const page of pages) {
    const pixels = page.data.length + (page.data.length % 2);
    const directory = writeDirectory(page, at);
    linkTo.buffer.writeUInt32LE(at + pixels, linkTo.offset);
    linkTo = { buffer: directory, offset: directory.length - 4 };
    parts.push(Buffer.from(page.data.buffer, page.data.byteOffset, page.data.length));
    parts.push(Buffer.alloc(page.data.length % 2), directory);
    at += pixels + directory.length;
  }
  return Buffer.concat(parts);
}

/** The tags of a page whose pixels begin at `pixelsAt`, in order; no next page yet. */
function writeDirectory({ width, height, data }: GrayImage, pixelsAt: number): Buffer {
  const tags: ReadonlyArray<readonly [tag: number, type: number, value: number]> = [
    [256, long, width],
    [257, long, height],
    [258, short, 8],
    [259, short, 1], // not compressed
    [262, short, 1], // 0 is black
    [273, long, pixelsAt],
    [277, short, 1],
    [278, long, height],
    [279, long, data.length],
  ];
  const directory = Buffer.alloc(2 + 12 * tags.length + 4);
  directory.writeUInt16LE(tags.length, 0);
  for (const [i, [tag, type, value]] of tags.entries()) {
    const at = 2 + 12 * i;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(1, at + 4);
    directory.writeUInt32LE(value, at + 8);
  }
  return directory;
}
