/** One byte a pixel, 0 black to 255 white, row by row. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How large a page is when it is measured: the longer side, in pixels. Letters are some 10 px high. */
export const measuredSide = 1100;

/** A part of a picture, in its pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const toWhole = ({ width, height }: GrayPicture): Part => ({ left: 0, top: 0, width, height });

/** A part of a picture with its longer side so many pixels long: each the mean of those that it stands for. */
export function resize(picture: GrayPicture, longSide: number, part = toWhole(picture)): GrayPicture {
  const scale = longSide / Math.max(part.width, part.height);
  const width = Math.max(1, Math.round(part.width * scale));
  const height = Math.max(1, Math.round(part.height * scale));
  const rows = listShares(part.top, part.height, height);
  const columns = listShares(part.left, part.width, width);
  const narrow = new Float32Array(picture.width);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    mixRows(picture, rows[y] as Shares, narrow);
    for (let x = 0; x < width; x += 1) {
      const { first, shares } = columns[x] as Shares;
      let sum = 0;
      for (let at = 0; at < shares.length; at += 1)
        sum += (narrow[first + at] as number) * (shares[at] as number);
      data[y * width + x] = sum + 0.5;
    }
  }
  return { width, height, data };
}

/** Which pixels of a line make one of the new line, and how much of it each. */
interface Shares {
  readonly first: number;
  readonly shares: Float32Array;
}

/** A small picture is made larger between the middles of its pixels. */
function listShares(start: number, from: number, to: number): Shares[] {
  const step = from / to;
  const reach = Math.max(1, step);
  return Array.from({ length: to }, (_, at) => {
    const middle = (at + 0.5) * step;
    const first = Math.max(0, Math.floor(middle - reach / 2 - (step < 1 ? 0.5 : 0) + 1e-6));
    const end = Math.min(from, Math.ceil(middle + reach / 2 + (step < 1 ? 0.5 : 0) - 1e-6));
    const shares = Float32Array.from({ length: Math.max(1, end - first) }, (_, index) => {
      const pixel = first + index;
      if (step < 1) return Math.max(0, 1 - Math.abs(pixel + 0.5 - middle));
      return Math.min(pixel + 1, middle + reach / 2) - Math.max(pixel, middle - reach / 2);
    });
    const sum = shares.reduce((total, share) => total + share, 0);
    return { first: start + first, shares: shares.map((share) => share / sum) };
  });
}

function mixRows({ width, data }: GrayPicture, { first, shares }: Shares, into: Float32Array): void {
  into.fill(0);
  for (let row = 0; row < shares.length; row += 1) {
    const share = shares[row] as number;
    const start = (first + row) * width;
    for (let x = 0; x < width; x += 1) into[x] = (into[x] as number) + share * (data[start + x] as number);
  }
}
