export type FileKind = 'pdf' | 'heic' | 'picture' | 'other';

/** As much of a file as tells what it is. */
const headBytes = 1024;
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);
/** What every browser opens: JPEG, PNG, GIF, BMP, and WebP after the size of its RIFF. */
const pictureHeads = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^BM/, /^RIFF....WEBP/s, /^....ftypavi[fs]/s];

/** What a file is by its content, whatever its name says. */
export const findFileKind = async (file: Blob): Promise<FileKind> =>
  toFileKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));

export function toFileKind(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  if (text.includes('%PDF-')) return 'pdf';
  if (text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8, 12))) return 'heic';
  return pictureHeads.some((start) => start.test(text)) ? 'picture' : 'other';
}
