import type { Locator, Page } from '@playwright/test';
import { expectGoodPage, expectUploaded, fillingTimeoutMs, stepHeading } from './stage/road.ts';
import { makeScan } from './stage/scans.ts';
import { expect, test } from './stage/test.ts';

const words = {
  'en-US': {
    start: 'Try it with a sample',
    scan: 'with a scanned one (slower)',
    strip: 'This is a sample. The person is invented.',
    review: 'Review Form I-485',
    whole: 'See the whole form',
    toFilled: 'See the filled form',
    download: 'Download your Form I-485',
    preview: 'See the pages',
    firstPage: /page 1,/,
    notShared: 'A sample cannot be shared',
    own: 'Start with my own papers',
    upload: 'Upload I-589 Form',
  },
  'es-US': {
    start: 'Probar con una muestra',
    scan: 'con una escaneada (más lento)',
    strip: 'Esto es una muestra. La persona es inventada.',
    review: 'Revise el Formulario I-485',
    whole: 'Ver todo el formulario',
    toFilled: 'Ver el formulario lleno',
    download: 'Descargue su Formulario I-485',
    preview: 'Ver las páginas',
    firstPage: /página 1,/,
    notShared: 'Una muestra no se puede compartir',
    own: 'Empezar con mis propios papeles',
    upload: 'Suba su Formulario I-589',
  },
} as const;

/** Presses, and counts how often. */
function countTaps() {
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  return { tap, taps: () => taps };
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

for (const locale of ['en-US', 'es-US'] as const) {
  const said = words[locale];
  const strip = (page: Page) => page.getByRole('main').getByText(said.strip);

  test.describe(`the sample in ${locale}`, () => {
    test.use({ locale });

    test('Anybody comes by four taps from the home page to the filled form of an invented person', async ({
      quietPage: page,
      server,
    }, info) => {
      const { tap, taps } = countTaps();
      await page.goto(server.url);
      await expectGoodPage(page);
      const begunAt = Date.now();
      await tap(link(page, said.start));
      await expect(stepHeading(page, said.review)).toBeVisible({ timeout: 120_000 });
      info.annotations.push({
        type: 'from the tap to the review',
        description: `${Date.now() - begunAt} ms`,
      });
      await expect(strip(page)).toBeVisible();
      await expectGoodPage(page);
      await tap(button(page, said.whole));
      await tap(button(page, said.toFilled));
      await expect(stepHeading(page, said.download)).toBeVisible();
      await expect(strip(page)).toBeVisible();
      await expectGoodPage(page);
      await tap(button(page, said.preview));
      const firstPage = page.getByRole('dialog').getByRole('img', { name: said.firstPage });
      await expect(firstPage).toBeVisible({ timeout: fillingTimeoutMs });
      expect(taps()).toBeLessThanOrEqual(4);
      await expectGoodPage(page);
    });

    test('The sample says what it is wherever it is looked at, and goes for papers of one’s own', {
      tag: locale === 'en-US' ? [] : ['@again'],
    }, async ({ quietPage: page, server }) => {
      await page.goto(`${server.url}/app?sample=digital`);
      await expect(stepHeading(page, said.review)).toBeVisible({ timeout: 120_000 });
      for (const path of ['/i485-guide', '/mirror', '/read-back', '/app#step3', '/app#step1.5']) {
        await page.goto(`${server.url}${path}`);
        await expect(strip(page)).toBeVisible({ timeout: 60_000 });
        await expectGoodPage(page);
      }
      await page.goto(`${server.url}/app#step5`);
      await expect(page.getByText(said.notShared)).toBeVisible();
      await expectGoodPage(page);
      await button(page, said.own).click();
      await expect(stepHeading(page, said.upload)).toBeVisible();
      await expect(strip(page)).toHaveCount(0);
      await page.goto(`${server.url}/app#step4`);
      await expect(stepHeading(page, said.upload)).toBeVisible();
    });
  });
}

test('The sample takes the place of no document that only this browser opens', {
  tag: '@one-width',
}, async ({ quietPage: page, server }) => {
  await page.goto(`${server.url}/app`);
  await page.getByLabel('PDF or photos of your filled I-589').setInputFiles(await makeScan('short'));
  await expectUploaded(page);
  await page.goto(`${server.url}/app?sample=digital`);
  await expect(stepHeading(page, 'Your own form is open here')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Go on with my form' }).click();
  await expect(stepHeading(page, 'Select Form')).toBeVisible();
});

test('A scanned sample is read as a scan is', { tag: '@one-width' }, async ({ quietPage: page, server }) => {
  await page.goto(server.url);
  await link(page, words['en-US'].scan).click();
  // The first scan asked for is drawn then: twelve pages, beside what else the machine does.
  await expect(page.getByText(words['en-US'].strip)).toBeVisible({ timeout: 60_000 });
  await expect(stepHeading(page, 'Processing your document')).toBeVisible();
  await expectGoodPage(page);
  await expect(stepHeading(page, words['en-US'].review)).toBeVisible({ timeout: 180_000 });
});
