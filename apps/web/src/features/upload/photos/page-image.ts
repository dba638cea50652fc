/** A photographed page: a JPEG drawn anew by us, so that nothing of the camera's own notes (place, time) is in it. */
export interface PhotoPage {
  readonly id: number;
  readonly image: Blob;
  /** Address of the image for this page alone; it is given back when the page is removed. */
  readonly url: string;
  /** Clockwise quarter turns the person asked for. */
  readonly turns: 0 | 1 | 2 | 3;
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

const fit = (width: number, height: number) =>
  Math.min(1, longEdge / Math.max(width, height), shortEdge / Math.min(width, height));

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      quality,
    );
  });

/**
 * Draws a picture as it is to be seen, on white, at most 200 dots an inch, and writes it as a JPEG. The way the camera was
 * held is taken from its file. @throws when the browser cannot open it
 */
export async function encodePage(
  picture: Blob,
  { scale, quality }: Encoding,
  turns: PhotoPage['turns'] = 0,
): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const size = fit(bitmap.width, bitmap.height) * scale;
    const [width, height] = [Math.round(bitmap.width * size), Math.round(bitmap.height * size)];
    const lies = turns % 2 === 1;
    const canvas = document.createElement('canvas');
    canvas.width = lies ? height : width;
    canvas.height = lies ? width : height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((turns * Math.PI) / 2);
    context.drawImage(bitmap, -width / 2, -height / 2, width, height);
    return await toJpeg(canvas, quality);
  } finally {
    bitmap.close();
  }
}
