import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { openPdf } from '../file-worker/open-pdf.ts';
import type { GrayPicture } from './gray-picture.ts';
import { measurePage } from './measure-page.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;

/** How a photo of a page came out. */
interface Photo {
  /** Of the blur, in pixels of 200 dots an inch. */
  readonly blur?: number;
  /** Of the camera's grain, in shades of grey. */
  readonly grain?: number;
  /** What is left of the contrast. */
  readonly contrast?: number;
  /** What is left of the light. */
  readonly light?: number;
}

function drawForm(page: PDFPage, font: PDFFont, lines: number) {
  for (let line = 0; line < lines; line += 1) {
    const y = 730 - line * 22;
    page.drawLine({ start: { x: 40, y: y - 6 }, end: { x: 570, y: y - 6 }, thickness: 0.6 });
    page.drawText(`${line + 1}. Street Number and Name, City or Town, Province or State`, {
      x: 44,
      y,
      size: 8,
      font,
    });
    page.drawText('412 Alder Street Paterson', { x: 330, y, size: 10, font });
  }
}

async function draw(lines: number): Promise<GrayPicture> {
  const document = await PDFDocument.create();
  const font = document.embedStandardFont(StandardFonts.Helvetica);
  drawForm(document.addPage([612, 792]), font, lines);
  const { width, height, data } = (await openPdf(await document.save(), wasmBinary)).draw(1);
  return { width, height, data: data.filter((_, at) => at % 4 === 0) as never };
}

/** The same in each run: a test that fails now and then tells nothing. */
function createGrain(seed = 7) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state / 2 ** 31 + (state % 1000) / 1000 - 1) * 1.7;
  };
}

const clamp = (value: number) => Math.max(0, Math.min(255, value));

function change(
  picture: GrayPicture,
  to: (value: number, x: number, y: number) => number,
  grain = 0,
): GrayPicture {
  const random = createGrain();
  const { width } = picture;
  const data = picture.data.map((value, at) =>
    clamp(to(value, at % width, Math.floor(at / width)) + (grain > 0 ? grain * random() : 0)),
  );
  return { ...picture, data };
}

async function pass(picture: GrayPicture, by: (image: Sharp) => Sharp): Promise<GrayPicture> {
  const { width, height } = picture;
  const { data, info } = await by(sharp(picture.data, { raw: { width, height, channels: 1 } }))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

async function photograph(paper: GrayPicture, { blur = 0, grain = 0, contrast = 1, light = 1 }: Photo) {
  const seen = blur > 0 ? await pass(paper, (image) => image.blur(blur)) : paper;
  return change(seen, (value) => light * (220 + (value - 255) * contrast), grain);
}

/** The page at a part of its size on a table with a grain like wood. */
function layOnTable(paper: GrayPicture, small: GrayPicture): GrayPicture {
  const { width, height } = paper;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data[y * width + x] = 95 + 18 * Math.sin(y / 3 + 2 * Math.sin(x / 90));
  const [left, top] = [Math.floor((width - small.width) / 2), Math.floor((height - small.height) / 2)];
  for (let y = 0; y < small.height; y += 1)
    data.set(small.data.subarray(y * small.width, (y + 1) * small.width), (top + y) * width + left);
  return { width, height, data };
}

const onTable = async (scale: number) =>
  layOnTable(full, await pass(full, (image) => image.resize({ width: Math.round(full.width * scale) })));

let full: GrayPicture;
let sparse: GrayPicture;

beforeAll(async () => {
  full = await draw(30);
  sparse = await draw(4);
});

it.each<Photo>([
  {},
  { blur: 0.8 },
  { grain: 8 },
  { contrast: 0.4 },
  { light: 0.35, grain: 3 },
  { blur: 0.8, grain: 8, contrast: 0.6 },
])('nothing is said of a page that can be read (%o)', async (photo) => {
  const fine = { fault: null, ofTen: null, turns: 0 };
  expect(await measurePage(await photograph(full, photo))).toMatchObject(fine);
  expect(await measurePage(await photograph(sparse, photo))).toMatchObject({ fault: null, ofTen: null });
});

it.each<Photo>([{ blur: 4 }, { blur: 6 }, { blur: 4, grain: 8 }, { blur: 5, grain: 8, contrast: 0.6 }])(
  'a page whose letters run together is blurred, and none of it will be read (%o)',
  async (photo) => {
    expect(await measurePage(await photograph(full, photo))).toMatchObject({ fault: 'blurred', ofTen: 0 });
  },
);

it('a hand that shook along the lines blurs a page as much as a lens that is not sharp', async () => {
  const size = 13;
  const kernel = Array.from({ length: size * size }, (_, at) => (Math.floor(at / size) === 6 ? 1 : 0));
  const shaken = await pass(full, (image) => image.convolve({ width: size, height: size, kernel }));
  const { fault, ofTen } = await measurePage(shaken);
  expect(fault).toBe('blurred');
  expect(ofTen).toBeLessThan(4);
});

it('a page of which a third is blurred will be read in part', async () => {
  const soft = await pass(full, (image) => image.blur(5));
  const third = change(full, (value, x, y) => (y > 1500 ? (soft.data[y * soft.width + x] as number) : value));
  const { fault, ofTen } = await measurePage(third);
  expect(fault).toBe('blurred');
  expect(ofTen).toBeGreaterThanOrEqual(3);
  expect(ofTen).toBeLessThanOrEqual(7);
});

it('a dim page is dark only where its print drowns in the grain', async () => {
  expect((await measurePage(await photograph(full, { light: 0.25, grain: 2 }))).fault).toBeNull();
  expect(await measurePage(await photograph(full, { light: 0.06, grain: 3 }))).toMatchObject({
    fault: 'dark',
  });
});

it('a page half of which lies in deep shadow is dark', async () => {
  const shadowed = change(full, (value, x) => (x > 900 ? value * 0.12 : value * 0.9), 3);
  const { fault, ofTen } = await measurePage(shadowed);
  expect(fault).toBe('dark');
  expect(ofTen).toBeLessThanOrEqual(5);
});

it('print that is hardly darker than its paper is pale', async () => {
  expect(await measurePage(await photograph(full, { contrast: 0.16, grain: 2 }))).toMatchObject({
    fault: 'pale',
  });
});

it('a lamp mirrored on the paper takes away what it shines on, and paper that is white all over is none', async () => {
  const lit = change(full, (value, x, y) => {
    const light = Math.max(0, Math.min(1, 4 * (1 - Math.hypot(x - 900, y - 1000) / 500)));
    return value * 0.85 + light * (265 - value * 0.85);
  });
  const { fault, ofTen } = await measurePage(lit);
  expect(fault).toBe('glare');
  expect(ofTen).toBeLessThan(9);
  expect((await measurePage(full)).fault).toBeNull();
});

it('a page that is small in its picture is far away, whatever the table looks like', async () => {
  expect(await measurePage(await onTable(0.9))).toMatchObject({ fault: null, ofTen: null });
  expect(await measurePage(await onTable(0.7))).toMatchObject({ fault: null, ofTen: null });
  expect(await measurePage(await onTable(0.4))).toMatchObject({ fault: 'far' });
});

it('a bare sheet is empty, whatever grain the camera adds', async () => {
  const bare = await draw(0);
  expect(await measurePage(await photograph(bare, {}))).toMatchObject({ fault: 'empty', ofTen: null });
  expect(await measurePage(await photograph(bare, { grain: 8, contrast: 0.7 }))).toMatchObject({
    fault: 'empty',
  });
});

it.each([
  ['left', { left: 120, top: 0, width: 1580, height: 2200 }],
  ['right', { left: 0, top: 0, width: 1500, height: 2200 }],
  ['top', { left: 0, top: 180, width: 1700, height: 2020 }],
  ['bottom', { left: 0, top: 0, width: 1700, height: 1876 }],
])(
  'a page whose %s side lies outside the picture is cut off, and nothing is promised of it',
  async (_, part) => {
    const cut = await pass(full, (image) => image.extract(part));
    expect(await measurePage(cut)).toMatchObject({ fault: 'cutOff', ofTen: null });
  },
);

it.each([0, 1, 2, 3] as const)('a page turned by %i quarters is set upright', async (turns) => {
  const turned = await pass(full, (image) => image.rotate(90 * turns));
  expect(await measurePage(turned)).toEqual({
    fault: null,
    ofTen: null,
    turns: (4 - turns) % 4,
    isOnSide: false,
  });
});
