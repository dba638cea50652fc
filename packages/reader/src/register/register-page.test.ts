import type { Box } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { describe, expect, it } from 'vitest';
import { cropBox } from '../crop/crop-box.ts';
import { dropOut } from '../crop/drop-out.ts';
import { measureInk } from '../crop/measure-ink.ts';
import { readMarks } from '../crop/read-marks.ts';
import { applyHomography, compose } from '../geometry/homography.ts';
import { createGray, type GrayImage } from '../geometry/image.ts';
import { createTemplates, identifyPages } from '../identify/identify-pages.ts';
import { rankPage } from '../identify/rank-page.ts';
import { registerPage } from './register-page.ts';
import type { Registration } from './registration.ts';
import { type DistortedSheet, type Distortion, distortSheet } from './testing/distort-sheet.ts';
import { drawSheet, type SheetOptions } from './testing/draw-sheet.ts';

const catalogue = getCatalogue('I-589', '01/20/25');
const older = getCatalogue('I-589', '08/25/20');
const templates = createTemplates([catalogue, older]);

function landmarksOf(page: number) {
  const landmarks = catalogue.landmarks.find((each) => each.page === page);
  if (!landmarks) throw new Error(`no landmarks for page ${page}`);
  return landmarks;
}

const scan = (page: number, distortion: Distortion, options: SheetOptions = {}): DistortedSheet =>
  distortSheet(drawSheet(landmarksOf(page), options), { dpi: 100, ...distortion });

function register(image: GrayImage, page: number): Registration {
  const guess = rankPage(image, templates).find((each) => each.edition === '01/20/25');
  expect(guess?.page).toBe(page);
  const registration = guess ? registerPage(image, guess, landmarksOf(page)) : null;
  if (!registration) throw new Error('the page was not registered');
  return registration;
}

/** Largest distance in points between where field corners are and where they were laid. */
function worstError(page: number, sheet: DistortedSheet, registration: Registration): number {
  const corners = catalogue.fields
    .filter((field) => field.page === page)
    .flatMap(({ box: [x, y, w, h] }) => [[x, y] as const, [x + w, y + h] as const]);
  return Math.max(
    ...corners.map(([x, y]) => {
      const [px, py] = registration.toImage(x, y);
      const [qx, qy] = sheet.toImage(x, y);
      return Math.hypot(px - qx, py - qy) / registration.perPoint;
    }),
  );
}

describe('registerPage', () => {
  it.each<[string, Distortion, number]>([
    ['turned by five degrees', { skewDegrees: 5 }, 0.3],
    ['turned the other way and shrunk', { skewDegrees: -5, scale: 0.97 }, 0.3],
    ['enlarged', { scale: 1.03, skewDegrees: 1 }, 0.3],
    ['upside down', { turns: 2, skewDegrees: 2 }, 0.3],
    ['sideways', { turns: 1, skewDegrees: 1 }, 0.3],
    ['fed unevenly', { feedPt: 1.5 }, 0.8],
    ['fed in fits and starts', { feedPt: 3, feedWaves: 3 }, 1.2],
    ['photographed on a desk in poor light', { deskPt: 40, skewDegrees: 4, shade: 0.6, grain: 8 }, 0.3],
    ['in half darkness', { shade: 0.4, grain: 8 }, 0.3],
    ['faxed with specks', { bilevel: true, specks: 0.01, skewDegrees: 1 }, 0.3],
  ])('lays fields within a fraction of a point on a page %s', (_, distortion, limitPt) => {
    const sheet = scan(1, distortion);
    const registration = register(sheet.image, 1);
    expect(worstError(1, sheet, registration)).toBeLessThan(limitPt);
  });

  it.each<[string, number, SheetOptions]>([
    ['have broken up', 1, { dashPt: 12 }],
    ['have broken up on a page of tables', 4, { dashPt: 12 }],
    ['are hardly to be seen', 2, { fade: 185 }],
  ])('lays fields by words and by what is left of rules that %s', (_, page, options) => {
    const sheet = scan(page, { dpi: 200, skewDegrees: 1, feedPt: 1 }, options);
    const registration = register(sheet.image, page);
    expect(worstError(page, sheet, registration)).toBeLessThan(1);
    expect(registration.agreement).toBeGreaterThan(0.8);
    expect(registration.worstRegion).toBeGreaterThan(0.6);
  });

  it('lays a page by its words alone when it has no rules left', () => {
    const page = landmarksOf(1);
    const sheet = distortSheet(drawSheet({ ...page, lines: [] }), { dpi: 100, skewDegrees: 1 });
    const registration = register(sheet.image, 1);
    expect(worstError(1, sheet, registration)).toBeLessThan(1);
    expect(registration.agreement).toBeGreaterThan(0.8);
  });

  it.each<[string, number, SheetOptions]>([
    ['with all its rules', 4, {}],
    ['with broken rules', 4, { dashPt: 12 }],
    ['with faded rules', 1, { fade: 200 }],
  ])('refuses to lay a page a line or a row too high, %s', (_, page, options) => {
    const { image } = scan(page, { dpi: 200 }, options);
    const guess = rankPage(image, templates).find((each) => each.edition === '01/20/25');
    if (!guess) throw new Error('the page was not found');
    for (const downPt of [10.5, -12, 18, 24, -24]) {
      const shifted = compose(guess.toImage, [1, 0, 0, 0, 1, downPt, 0, 0, 1]);
      const laid = registerPage(image, { ...guess, toImage: shifted }, landmarksOf(page));
      const movedPt =
        laid && Math.abs(laid.toImage(300, 400)[1] - applyHomography(guess.toImage, 300, 392)[1]);
      expect(laid === null || (movedPt ?? 0) < 2 * laid.perPoint).toBe(true);
    }
  });

  it('tells the part of a worn page that lies elsewhere', () => {
    const page = landmarksOf(1);
    const down = ([x, y, w, h]: Box): Box => [x, y > 300 && y < 480 ? y - 11 : y, w, h];
    const moved = {
      ...page,
      lines: page.lines.map(down),
      words: page.words.map(({ text, box }) => ({ text, box: down(box) })),
    };
    const { image } = distortSheet(drawSheet(moved, { dashPt: 12 }), { dpi: 100 });
    const guess = rankPage(image, templates).find((each) => each.edition === '01/20/25');
    const laid = guess && registerPage(image, guess, page);
    expect(laid === null || (laid?.worstRegion ?? 0) < 0.55).toBe(true);
  });

  it('refuses a map that does not fit instead of guessing', () => {
    const sheet = scan(2, {});
    const guess = rankPage(scan(1, {}).image, templates)[0];
    expect(guess && registerPage(sheet.image, guess, landmarksOf(1))).toBeNull();
  });
});

describe('identifyPages', () => {
  it('finds pages in any order, the better of two copies, and leaves what is no form page', {
    timeout: 120_000,
  }, () => {
    const letter = createGray(850, 1100);
    for (let line = 0; line < 40; line++)
      for (let word = 0; word < 9; word++)
        for (let y = 0; y < 9; y++)
          letter.data.fill(
            40,
            (110 + line * 21 + y) * 850 + 90 + word * 75,
            (110 + line * 21 + y) * 850 + 90 + word * 75 + 45 + ((line * word) % 20),
          );
    const images = [
      scan(3, { skewDegrees: 1 }).image,
      letter,
      scan(1, { bilevel: true, specks: 0.05, grain: 60 }).image,
      scan(9, { turns: 2 }).image,
      scan(1, {}).image,
      createGray(850, 1100),
    ];
    const found = identifyPages(images, templates);
    expect(found?.edition).toBe('01/20/25');
    expect(found?.pages.map((page) => page.guess?.page ?? null)).toEqual([3, null, null, 9, 1, null]);
  });

  it('tells the older edition by its layout', () => {
    const page = older.landmarks[0];
    if (!page) throw new Error('no landmarks');
    const { image } = distortSheet(drawSheet(page), { dpi: 100, skewDegrees: 1 });
    expect(identifyPages([image], templates)?.edition).toBe('08/25/20');
  });

  it('finds no form in blank paper', () => {
    expect(identifyPages([createGray(850, 1100)], templates)).toBeNull();
  });
});

describe('fields on a registered page', () => {
  const field = (pdfName: string) => {
    const found = catalogue.fields.find((each) => each.pdfName === pdfName);
    if (!found) throw new Error(`no field ${pdfName}`);
    return found;
  };

  it('keeps the writing, also where it crosses the rule, and takes out rules and labels', () => {
    const last = field('form1[0].#subform[0].PtAILine4_LastName[0]');
    const [x, y] = last.box;
    const sheet = scan(
      1,
      { dpi: 200, skewDegrees: 1 },
      {
        ink: [
          [x + 10, y - 3, 1.2, 13],
          [x + 20, y + 3, 6, 1.2],
        ],
      },
    );
    const registration = register(sheet.image, 1);
    const read = (box: typeof last.box) =>
      measureInk(dropOut(cropBox(sheet.image, registration, box), registration));
    const written = read(last.box);
    expect(written.isBlank).toBe(false);
    expect(written.bounds?.[1]).toBeLessThan(y - 1);
    expect(written.bounds?.[2]).toBeLessThan(18);
    expect(read(field('form1[0].#subform[0].PtAILine5_FirstName[0]').box).isBlank).toBe(true);
  });

  it('takes specks of a fax for nothing', () => {
    const sheet = scan(1, { dpi: 200, bilevel: true, specks: 0.004 });
    const registration = register(sheet.image, 1);
    const empty = catalogue.fields.filter((each) => each.page === 1 && each.kind === 'text');
    const inked = empty.filter(
      ({ box }) => !measureInk(dropOut(cropBox(sheet.image, registration, box), registration)).isBlank,
    );
    expect(inked.map((each) => each.id)).toEqual([]);
  });

  it.each<[string, Distortion, number]>([
    ['a clean scan', { dpi: 200, skewDegrees: 2 }, 0],
    ['a bold copy with specks', { dpi: 150, specks: 0.003, grain: 20 }, 0.35],
  ])('tells crosses, ticks and filled boxes from empty ones on %s', (_, distortion, boldPt) => {
    const boxes = catalogue.fields.filter((each) => each.page === 1 && each.kind === 'checkbox');
    const marked = boxes.filter((_box, i) => i % 3 === 0);
    const ink = marked.flatMap(({ box: [x, y, w, h] }, i) => drawMark(i % 3, x, y, w, h));
    const sheet = scan(1, distortion, { ink, boldPt });
    const readings = readMarks(sheet.image, register(sheet.image, 1), boxes);
    const found = readings.filter((reading) => reading.state === 'marked').map((reading) => reading.id);
    expect(found).toEqual(marked.map((each) => each.id));
    expect(readings.filter((reading) => reading.state === 'unclear')).toEqual([]);
  });
});

type Stroke = [number, number, number, number];

/** 0: a cross inside; 1: a tick that leaves the box; 2: the box filled. */
function drawMark(kind: number, x: number, y: number, w: number, h: number): Stroke[] {
  if (kind === 2) return [[x + 0.5, y + 0.5, w - 1, h - 1]];
  return Array.from({ length: 12 }, (_, i): Stroke[] => {
    const t = i / 11;
    if (kind === 1) return [[x + w * (0.2 + 1.1 * t), y + h * (0.1 + 1.3 * t), 1.1, 1.1]];
    return [
      [x + w * (0.15 + 0.6 * t), y + h * (0.15 + 0.6 * t), 1, 1],
      [x + w * (0.15 + 0.6 * t), y + h * (0.75 - 0.6 * t), 1, 1],
    ];
  }).flat();
}
