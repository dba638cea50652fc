import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import { FileError, type RawPicture } from './file-tasks.ts';

interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(into: RawPicture, done: (drawn: RawPicture | null) => void): void;
}

interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** A camera's largest has 50 million. */
const maxPixels = 80_000_000;

/** The first picture of a HEIC file, upright: what the camera noted of how it was held is in the container. @throws FileError */
export async function openHeic(bytes: Uint8Array, wasmBinary: ArrayBuffer): Promise<RawPicture> {
  const { HeifDecoder } = createLibheif({ wasmBinary }) as unknown as Libheif;
  const [image] = new HeifDecoder().decode(bytes);
  if (!image) throw new FileError('picture_damaged');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) throw new FileError('picture_damaged');
  const empty = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  return new Promise((resolve, reject) => {
    image.display(empty, (drawn) => (drawn ? resolve(drawn) : reject(new FileError('picture_damaged'))));
  });
}
