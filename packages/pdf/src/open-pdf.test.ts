import { deflateSync } from 'node:zlib';
import { degrees, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { maxEngineBytes, maxPageCharacters } from './limits.ts';
import { openPdf } from './open-pdf.ts';
import { getEngine } from './pdfium/engine.ts';
import { assemblePages } from './testing/assemble-pdf.ts';
import { drawAbsurdPictures, drawEncryptedBombs } from './testing/hostile-files.ts';
import { drawSample, sampleLayout } from './testing/sample-files.ts';

const text = (content: string) => new TextEncoder().encode(content);

/** A page that is one gray image, 4 x 2 pixels, its first pixel black, placed by `matrix`. */
async function drawScan(matrix: string, rotate = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 100]);
  page.setRotation(degrees(rotate));
  const pixels = deflateSync(Uint8Array.of(0, 255, 255, 255, 255, 255, 255, 200));
  const image = document.context.stream(pixels, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 4,
    Height: 2,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
  });
  page.node.setXObject(PDFName.of('Im0'), document.context.register(image));
  page.node.set(
    PDFName.of('Contents'),
    document.context.register(document.context.stream(`q ${matrix} cm /Im0 Do Q`)),
  );
  return document.save();
}

describe('opening', () => {
  it('knows a PDF by its content, not its name', async () => {
    await expect(openPdf(text('hello'), { fileName: 'form.pdf' })).rejects.toMatchObject({
      code: 'not-a-pdf',
    });
    await expect(openPdf(text('hello'), { fileName: 'form.pdf' })).rejects.toThrow(/^form\.pdf is not a PDF/);
  });

  it('says damaged, too many pages and too complex apart', async () => {
    await expect(openPdf(text('%PDF-1.7\nnothing here'))).rejects.toMatchObject({ code: 'damaged' });
    await expect(openPdf(await drawSample(), { maxPages: 1 })).rejects.toMatchObject({
      code: 'too-many-pages',
    });
    const crowd = text(`%PDF-1.7\n${'1 0 obj\nnull\nendobj\n'.repeat(100_000)}`);
    await expect(openPdf(crowd)).rejects.toMatchObject({ code: 'too-complex' });
    const stacked = text(
      '%PDF-1.7\n1 0 obj\n<</Filter [/FlateDecode /FlateDecode] /Length 3>>\nstream\nabc\nendstream endobj',
    );
    await expect(openPdf(stacked)).rejects.toMatchObject({ code: 'too-complex' });
  });

  it('refuses a stream that unpacks without end', { timeout: 60_000 }, async () => {
    const bomb = deflateSync(new Uint8Array(160 * 1024 * 1024));
    const head = text(`%PDF-1.7\n1 0 obj\n<</Filter /FlateDecode /Length ${bomb.length}>>\nstream\n`);
    const file = Buffer.concat([head, bomb, text('\nendstream endobj')]);
    await expect(openPdf(file)).rejects.toMatchObject({ code: 'too-complex' });
  });

  it('refuses a page whose picture claims 20,000 x 20,000 pixels, however it is packed, before drawing it', async () => {
    for (const [name, bytes] of Object.entries(drawAbsurdPictures(Uint8Array.of(0xff, 0xd8)))) {
      const file = await openPdf(bytes);
      expect(() => file.renderPage(1, { dpi: 72, grayscale: true }), name).toThrow(/20000 x 20000 pixels/);
      file.close();
    }
  });

  it('bounds the memory of what encryption hides, and serves the next file', {
    timeout: 60_000,
  }, async () => {
    for (const [name, bytes] of Object.entries(await drawEncryptedBombs())) {
      const engine = await getEngine();
      const file = await openPdf(bytes);
      const refusal = expect.objectContaining({ code: 'too-complex' });
      expect(() => file.pageSize(1), name).toThrow(refusal);
      expect(() => file.readFormValues(), name).toThrow(refusal);
      file.close();
      expect(engine.memory.HEAPU8.byteLength).toBeLessThanOrEqual(maxEngineBytes);
      const after = await openPdf(await drawSample());
      expect(after.pageCount).toBe(2);
      after.close();
    }
  });

  it('refuses a page with the text of a library', async () => {
    const document = await PDFDocument.create();
    const font = document.embedStandardFont(StandardFonts.Courier);
    const lines = Array(maxPageCharacters / 400 + 1).fill('a'.repeat(400));
    document.addPage([600, 800]).drawText(lines.join('\n'), { y: 750, size: 1, lineHeight: 1, font });
    const file = await openPdf(await document.save());
    expect(() => file.readWords(1)).toThrow(/too much text/);
    file.close();
  });

  it('opens a file of many empty pages and no more than it is allowed', async () => {
    const bytes = assemblePages(Array.from({ length: 60 }, () => ({})));
    const file = await openPdf(bytes);
    expect(file.pageSize(60)).toMatchObject({ width: 612, height: 792 });
    file.close();
    await expect(openPdf(bytes, { maxPages: 59 })).rejects.toMatchObject({ code: 'too-many-pages' });
  });

  it('survives arrays nested without end, whichever way it ends', async () => {
    const deep = text(`%PDF-1.7\n1 0 obj\n${'['.repeat(200_000)}\nendobj\ntrailer<</Root 1 0 R>>`);
    await expect(openPdf(deep)).rejects.toMatchObject({ name: 'PdfError' });
    const after = await openPdf(await drawSample());
    expect(after.pageCount).toBe(2);
    after.close();
  });

  it('asks for the password of a locked file', async () => {
    const document = await PDFDocument.load(await drawSample());
    document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    await expect(openPdf(await document.save())).rejects.toMatchObject({ code: 'password-protected' });
  });

  it('keeps memory flat over 200 openings', { timeout: 60_000 }, async () => {
    const bytes = await drawSample();
    const read = async () => {
      const file = await openPdf(bytes);
      file.readFormValues();
      file.readWords(1);
      file.renderPage(1, { dpi: 30, grayscale: true });
      file.close();
    };
    for (let turn = 0; turn < 20; turn++) await read();
    const before = (await getEngine()).memory.HEAPU8.byteLength;
    for (let turn = 0; turn < 200; turn++) await read();
    expect((await getEngine()).memory.HEAPU8.byteLength).toBe(before);
  });
});

describe('reading', () => {
  it('gives full names as stored, on-values with their spaces, and boxes from the top left', async () => {
    const file = await openPdf(await drawSample());
    const values = file.readFormValues();
    file.close();
    const names = sampleLayout.pages.flatMap((page) => page.fields.map((field) => field.name));
    expect(values.map((value) => value.name).sort()).toEqual([...names].sort());
    expect(values.find((value) => value.name.endsWith('Unit[0]'))).toMatchObject({
      on: ' APT ',
      checked: false,
    });
    const [x = 0, y = 0] = values.find((value) => value.name.endsWith('Family[0]'))?.box ?? [];
    expect(x).toBeCloseTo(60 / 612, 2);
    expect(y).toBeCloseTo((792 - 698) / 792, 2);
  });

  it('keeps words of neighbouring columns apart and accents whole, also on a turned page', async () => {
    for (const turn of [0, 90, 180, 270]) {
      const document = await PDFDocument.create();
      const page = document.addPage([300, 200]);
      page.setRotation(degrees(turn));
      const font = document.embedStandardFont(StandardFonts.Courier);
      page.drawText('Núñez de', { x: 20, y: 150, size: 10, font });
      page.drawText('Peña', { x: 150, y: 150, size: 10, font });
      const file = await openPdf(await document.save());
      const words = file.readWords(1);
      file.close();
      expect(words.map((word) => word.text).sort()).toEqual(['Núñez', 'Peña', 'de']);
      const [x = 9, y = 9] = words.find((word) => word.text === 'Núñez')?.box ?? [];
      const corner =
        { 0: [20 / 300, 0.22], 90: [0.75, 20 / 300], 180: [0.83, 0.75], 270: [0.22, 0.83] }[turn] ?? [];
      expect(Math.abs(x - (corner[0] ?? 0))).toBeLessThan(0.04);
      expect(Math.abs(y - (corner[1] ?? 0))).toBeLessThan(0.04);
    }
  });

  it.each([
    ['200 0 0 100 0 0', 0, 0, false],
    ['-200 0 0 -100 200 100', 0, 180, false],
    ['-200 0 0 100 200 0', 0, 0, true],
    ['200 0 0 100 0 0', 90, 90, false],
    ['0 -100 200 0 0 100', 0, 90, false],
  ])(
    'finds the page image placed by %s on a page turned by %i',
    async (matrix, turned, rotation, mirrored) => {
      const file = await openPdf(await drawScan(matrix, turned));
      const image = file.findPageImage(1);
      file.close();
      expect(image).toMatchObject({ encoding: 'gray', width: 4, height: 2, rotation, mirrored });
      expect(image?.encoding === 'gray' && Array.from(image.data)).toEqual([
        0, 255, 255, 255, 255, 255, 255, 200,
      ]);
    },
  );

  it('finds no page image where the image covers only part, or the page has text', async () => {
    const partly = await openPdf(await drawScan('100 0 0 100 0 0'));
    expect(partly.findPageImage(1)).toBeNull();
    partly.close();
    const form = await openPdf(await drawSample());
    expect(form.findPageImage(1)).toBeNull();
    form.close();
  });

  it('draws a page of absurd size smaller instead of running out of memory', async () => {
    const document = await PDFDocument.create();
    document.addPage([20_000, 20_000]);
    const file = await openPdf(await document.save());
    const { width, height, data } = file.renderPage(1, { dpi: 300, grayscale: true });
    file.close();
    expect(width * height).toBeLessThanOrEqual(36_100_000);
    expect(data.length).toBe(width * height);
  });
});
