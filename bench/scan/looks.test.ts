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
