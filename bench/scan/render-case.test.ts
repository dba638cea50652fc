import { PDFDocument } from '@cantoo/pdf-lib';
import { openPdf } from '@puente/pdf';
import { describe, expect, it } from 'vitest';
import { createCase } from '../create-case.ts';
import { findProfile } from '../profiles.ts';
import { createRandom } from '../random.ts';
import { assemblePdf } from './assemble-pdf.ts';
import { openBlank } from './blank.ts';
import { fillFields } from './fill-fields.ts';
import { createGray } from './gray.ts';
import { choosePen, type Pen } from './pens.ts';
import { drawPage } from './render-case.ts';

const names = { text: 'form1[0].#subform[0].PtAILine4_LastName[0]', mark: 'form1[0].#subform[0].Marital[1]' };

/** A form of our own with one text box and one checkbox under the official names. */
async function drawBlank(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  document
    .getForm()
    .createTextField(names.text)
    .addToPage(page, { x: 100, y: 600, width: 200, height: 16, borderWidth: 0 });
  document
    .getForm()
    .createCheckBox(names.mark)
    .addToPage(page, { x: 100, y: 500, width: 10, height: 10, borderWidth: 1 });
  return document.save();
}
const paper = { [names.text]: 'Muñoz', [names.mark]: true as const };
const pen = (more: Partial<Pen>): Pen => ({
  family: 'Liberation Sans',
  neat: null,
  pins: null,
  haste: 0,
  weight: 'normal',
  shape: 'sans',
  sizePt: 10,
  ink: 0,
  strayPt: 0,
  mark: 'cross',
  ...more,
});

function darkIn(
  image: { width: number; data: Uint8Array },
  x: number,
  y: number,
  width: number,
  height: number,
): number {
  const scale = image.width / 612;
  let dark = 0;
  for (let py = Math.round(y * scale); py < (y + height) * scale; py++)
    for (let px = Math.round(x * scale); px < (x + width) * scale; px++)
      dark += Number((image.data[py * image.width + px] ?? 255) < 128);
  return dark;
}

describe('drawing a filled page', () => {
  it.each([
    pen({}),
    pen({ family: '', haste: 1, strayPt: 1, mark: 'tick' }),
    pen({ family: '', neat: { name: 'handlee', unsteadiness: 1 } }),
    pen({ family: '', neat: { name: 'dancing-script', unsteadiness: 0.5 } }),
    pen({ pins: { dotPt: 1, ink: 40, fading: 30, weakRow: 2 }, shape: 'mono' }),
    pen({ mark: 'filled' }),
  ])('puts text and mark into their boxes and nowhere else', async (tool) => {
    const blank = await openBlank(await drawBlank());
    const empty = blank.renderPage(1, 300);
    const page = await drawPage(blank, 1, paper, tool, createRandom('ink'));
    expect(darkIn(page, 100, 176, 200, 16)).toBeGreaterThan(darkIn(empty, 100, 176, 200, 16) + 100);
    expect(darkIn(page, 98, 278, 16, 16)).toBeGreaterThan(darkIn(empty, 98, 278, 16, 16) + 50);
    expect(darkIn(page, 320, 100, 250, 600)).toBe(darkIn(empty, 320, 100, 250, 600));
  });

  it('leaves a box to the damage that writes it', async () => {
    const blank = await openBlank(await drawBlank());
    const damage = { page: 1, areas: [], rewrites: names.text, put: async () => {} };
    const page = await drawPage(blank, 1, paper, pen({}), createRandom('ink'), [damage]);
    expect(darkIn(page, 100, 176, 200, 16)).toBe(darkIn(blank.renderPage(1, 300), 100, 176, 200, 16));
    expect(darkIn(page, 98, 278, 16, 16)).toBeGreaterThan(50);
  });

  it('leaves the blank itself untouched for the next case', async () => {
    const blank = await openBlank(await drawBlank());
    const before = blank.renderPage(1, 300).data.slice();
    await drawPage(blank, 1, paper, pen({}), createRandom('ink'));
    expect(Buffer.compare(blank.renderPage(1, 300).data, before)).toBe(0);
  });
});

describe('a pen', () => {
  const pens = (wish: Parameters<typeof choosePen>[1]) =>
    Array.from({ length: 40 }, (_, n) => choosePen(createRandom(`pen-${n}`), wish));

  it('that must outlast a copier is large enough, black and never a thin Courier', () => {
    for (const { family, weight, sizePt, ink } of pens({ sturdy: true })) {
      expect([sizePt >= 9, ink <= 15]).toEqual([true, true]);
      expect(family !== 'Nimbus Mono PS' || weight === 'bold').toBe(true);
    }
  });

  it('of joined writing keeps its letters together', () => {
    for (const { neat } of pens({ hand: 'script' })) expect(neat?.unsteadiness).toBeLessThanOrEqual(0.5);
  });
});

describe('a digital case', () => {
  it('holds the values in its fields', async () => {
    const file = await openPdf(await fillFields(await drawBlank(), paper, createRandom('d'), false));
    const values = file.readFormValues();
    expect(values.find((field) => field.name === names.text)?.value).toBe('Muñoz');
    expect(values.find((field) => field.name === names.mark)?.checked).toBe(true);
    file.close();
  });

  it('when flattened has the words but no fields', async () => {
    const file = await openPdf(await fillFields(await drawBlank(), paper, createRandom('d'), true));
    expect(file.readFormValues()).toEqual([]);
    expect(file.readWords(1).map((word) => word.text)).toContain('Muñoz');
    file.close();
  });
});

describe('the upload made of scans', () => {
  const page = (bits: 1 | 8) => {
    const image = createGray(170, 220);
    image.data.fill(0, 0, 170 * 20);
    return { image, bits, jpegQuality: 80, widthPt: 612, heightPt: 792, tint: null };
  };

  it('has one picture a page, gray or black and white, and the turn it says', async () => {
    const bytes = await assemblePdf([
      { scan: page(8), shownTurned: 0 },
      { scan: page(1), shownTurned: 90 },
    ]);
    const file = await openPdf(bytes);
    expect(file.pageCount).toBe(2);
    expect(file.findPageImage(1)?.encoding).toBe('jpeg');
    expect(file.pageSize(2)).toMatchObject({ width: 792, height: 612, rotation: 90 });
    const upright = file.renderPage(1, { dpi: 20, grayscale: true });
    expect(upright.data[upright.width * 2 + 5]).toBeLessThan(60);
    expect(upright.data.at(-5)).toBeGreaterThan(200);
    file.close();
  });

  it('is the same, byte for byte, for the same pages', async () => {
    const make = () => assemblePdf([{ scan: page(8), shownTurned: 0 }]);
    expect(Buffer.compare(await make(), await make())).toBe(0);
  });

  it('names a profile that does not exist', () => {
    expect(() => findProfile('telegram')).toThrow(/No profile telegram/);
    expect(createCase(findProfile('fax'), '1').truth.case).toBe('fax-1');
  });
});
