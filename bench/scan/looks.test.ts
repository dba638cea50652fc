import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { copyGray, createGray, type Gray } from './gray.ts';
import { createLook, type LookName } from './looks.ts';
import { turn } from './turn.ts';

/** A small page of our own: a black frame and a bar near its top. */
function drawSheet(): Gray {
  const sheet = createGray(425, 550);
  for (let y = 40; y < 510; y++)
    for (let x = 40; x < 385; x++)
      if (y < 44 || y > 505 || x < 44 || x > 380 || (y > 80 && y < 100)) sheet.data[y * 425 + x] = 0;
  return sheet;
}
const shareDark = ({ data }: Gray) => data.reduce((sum, level) => sum + Number(level < 110), 0) / data.length;
const names: LookName[] = ['clean300', 'office200', 'skewed150', 'feeder', 'fax', 'copy'];

describe('a scanner', () => {
  it.each(names)('%s keeps the page a letter page with its ink on it', (name) => {
    const scan = createLook(name, createRandom(name))(copyGray(drawSheet()), createRandom('page'));
    expect([scan.widthPt, scan.heightPt]).toEqual([612, 792]);
    const dpi = scan.image.width / 8.5;
    expect(dpi).toBeGreaterThanOrEqual(150);
    expect(dpi).toBeLessThanOrEqual(300);
    expect(scan.image.data).toHaveLength(scan.image.width * scan.image.height);
    expect(shareDark(scan.image)).toBeGreaterThan(0.02);
    expect(shareDark(scan.image)).toBeLessThan(0.25);
  });

  it('photographs a page with the desk round it, at a size a PDF page may have', () => {
    const scan = createLook('phone', createRandom('p'))(drawSheet(), createRandom('page'));
    expect(scan.widthPt).toBeGreaterThan(450);
    expect(scan.widthPt).toBeLessThan(1000);
    expect(scan.image.height).toBeGreaterThan(scan.image.width);
  });

  it('faxes black or white and nothing between', () => {
    const { image } = createLook('fax', createRandom('f'))(drawSheet(), createRandom('page'));
    expect([...new Set(image.data)].sort()).toEqual([0, 255]);
  });

  it('faxes at standard resolution half as many rows, with specks on empty paper', () => {
    const { image, bits } = createLook('speckled-fax', createRandom('f'))(drawSheet(), createRandom('page'));
    expect([image.width, image.height, bits]).toEqual([1734, 1078, 1]);
    const empty = image.data.subarray(300 * image.width, 800 * image.width);
    expect(shareDark({ ...image, data: empty })).toBeGreaterThan(0.02);
    expect([...new Set(image.data)].sort()).toEqual([0, 255]);
  });

  it('breaks up a thin rule on the third copy and keeps a thick bar', () => {
    const sheet = createGray(2550, 3300);
    sheet.data.fill(0, 1000 * 2550, 1002 * 2550).fill(0, 2000 * 2550, 2060 * 2550);
    const { image } = createLook('third-copy', createRandom('c'))(sheet, createRandom('page'));
    const darkColumns = (from: number, to: number) =>
      Array.from({ length: 1200 }, (_, n) => n + 250).filter((x) =>
        Array.from({ length: to - from }, (_, n) => image.data[(from + n) * 1700 + x] ?? 255).some(
          (level) => level < 110,
        ),
      ).length;
    expect(darkColumns(600, 740)).toBeGreaterThan(120);
    expect(darkColumns(600, 740)).toBeLessThan(1150);
    expect(darkColumns(1270, 1440)).toBe(1200);
  });

  it('prints with little toner: gray on paper, in some places much fainter than in others', () => {
    const sheet = createGray(850, 1100, 0);
    const { image } = createLook('washed-out', createRandom('w'))(sheet, createRandom('page'));
    const rows = Array.from({ length: 60 }, (_, n) => {
      const at = (300 + n * 25) * image.width;
      return image.data.subarray(at + 200, at + 1500).reduce((sum, level) => sum + level, 0) / 1300;
    });
    expect(Math.min(...rows)).toBeGreaterThan(80);
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(20);
  });

  it('darkens shaded paper and keeps its print darker', () => {
    const { image, tint } = createLook('shaded-paper', createRandom('s'))(drawSheet(), createRandom('page'));
    const at = (x: number, y: number) =>
      image.data[Math.round(y * image.height) * image.width + Math.round(x * image.width)] ?? 0;
    expect(at(0.5, 0.5)).toBeLessThan(235);
    expect(at(0.5, 0.164)).toBeLessThan(90);
    expect(tint).toHaveLength(3);
  });

  it('gives the same picture for the same seed', () => {
    const scan = () =>
      createLook('skewed150', createRandom('c'))(drawSheet(), createRandom('page')).image.data;
    expect(Buffer.compare(scan(), scan())).toBe(0);
  });
});

describe('a turned page', () => {
  it('comes back after four quarter turns, with its sides changed in between', () => {
    const sheet = drawSheet();
    const once = turn(sheet, 1);
    expect([once.width, once.height]).toEqual([550, 425]);
    expect(Buffer.compare(turn(turn(turn(once, 1), 1), 1).data, sheet.data)).toBe(0);
    expect(turn(sheet, 2).data[0]).toBe(sheet.data.at(-1));
  });
});
