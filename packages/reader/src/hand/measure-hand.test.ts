import { StandardFonts } from '@cantoo/pdf-lib';
import { getCatalogue } from '@puente/forms/catalogues';
import { openPdf } from '@puente/pdf/opening';
import { expect, test } from 'vitest';
import { createTemplates } from '../identify/identify-pages.ts';
import { rankPage } from '../identify/rank-page.ts';
import { cutFields } from '../pages/cut-fields.ts';
import { openPageImage } from '../pages/open-page-image.ts';
import { registerPage } from '../register/register-page.ts';
import { drawPaper, marisolQuispe, type PaperOptions, scanPaper } from '../testing/index.ts';
import { keptHands, keptScripts, neatHands, scriptHands } from '../testing/write-by-hand.ts';
import { cutLabels } from './cut-labels.ts';
import { isOfFixedPitch, toHandChance } from './hand-chance.ts';
import { type HandMeasure, measureHand } from './measure-hand.ts';

const catalogue = getCatalogue('I-589', '01/20/25');
const templates = createTemplates([catalogue]);
const pages = [1, 4];
const values = Object.fromEntries(
  Object.entries(marisolQuispe).filter(([id]) =>
    pages.includes(catalogue.fields.find((field) => field.id === id)?.page ?? 0),
  ),
);
const inCapitals = Object.fromEntries(
  Object.entries(values).map(([id, value]) => [id, value === true ? value : value.toUpperCase()]),
);

/** What is measured on a scan of two pages filled as the options say. */
async function measurePaper(options: PaperOptions, filled = values): Promise<HandMeasure[]> {
  const file = await openPdf(
    await scanPaper(await drawPaper(filled, { ...options, pages }), { dpi: 200, skewDegrees: 0.4 }),
  );
  try {
    return await Promise.all(
      pages.map(async (formPage, at) => {
        const picture = await openPageImage(file, at + 1);
        const guess = rankPage(picture.image, templates).find(({ page }) => page === formPage);
        const landmarks = catalogue.landmarks.find(({ page }) => page === formPage);
        const registration = guess && landmarks && registerPage(picture.image, guess, landmarks);
        if (!registration) throw new Error('the page was not registered');
        const fields = catalogue.fields.filter(({ page }) => page === formPage);
        const { inked } = cutFields({ page: at + 1, picture, registration, fields });
        return measureHand(inked, cutLabels(picture.image, registration));
      }),
    );
  } finally {
    file.close();
  }
}

test.each([
  StandardFonts.Helvetica,
  StandardFonts.HelveticaBold,
  StandardFonts.TimesRoman,
  StandardFonts.TimesRomanItalic,
])(
  '%s is taken for a machine',
  async (font) => {
    const measured = await measurePaper({ font });
    expect(toHandChance(measured)).toBeLessThan(0.5);
    expect(measured.some(isOfFixedPitch)).toBe(false);
  },
  60_000,
);

test.each([StandardFonts.Courier, StandardFonts.CourierBold])(
  "%s, a typewriter's, is taken for a machine by its pitch",
  async (font) => {
    const measured = await measurePaper({ font });
    expect(toHandChance(measured)).toBeLessThan(0.1);
    expect(measured.every(isOfFixedPitch)).toBe(true);
  },
  60_000,
);

test.each([...neatHands, ...keptHands, ...scriptHands, ...keptScripts])(
  'a hand is taken for a hand: %s',
  async (name) => {
    const measured = await measurePaper({ hand: { name, unsteadiness: 1 } });
    expect(toHandChance(measured)).toBeGreaterThan(0.62);
    expect(measured.some(isOfFixedPitch)).toBe(false);
  },
  60_000,
);

test.each(neatHands)(
  'its capitals are taken for a hand too: %s',
  async (name) =>
    expect(toHandChance(await measurePaper({ hand: { name, unsteadiness: 1 } }, inCapitals))).toBeGreaterThan(
      0.62,
    ),
  60_000,
);

test('a page without a letter says nothing', () => {
  expect(toHandChance([measureHand([], [])])).toBe(0);
});
