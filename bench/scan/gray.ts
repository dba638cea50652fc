/** 0 black to 255 white, row by row from the top. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export const createGray = (width: number, height: number, value = 255): Gray => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(value),
});

export const copyGray = (image: Gray): Gray => ({ ...image, data: image.data.slice() });

export const clampByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);
