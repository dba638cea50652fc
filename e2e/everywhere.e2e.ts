import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { drawPaper, marisolQuispe } from '@puente/reader/testing';
import { openMenu, signInInDialog, signUpInDialog } from './stage/account.ts';
import { expectGoodPage, expectUploaded, stepHeading } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

/** Of JavaScript, as it travels. The home page comes drawn, and brings the rest when a button needs it. */
const firstLoadLimitBytes = { '/': 5_000, '/app': 97_000 };

/** What a page puts off by a second or more is not of its first load, however long that takes: here it never comes. */
const holdBackDeferred = (page: Page) =>
  page.addInitScript(() => {
    const laterMs = 1000;
    const runLater = window.setTimeout;
    const holdBack = (run: TimerHandler, delayMs = 0, ...rest: unknown[]) =>
      delayMs < laterMs ? runLater(run, delayMs, ...rest) : 0;
    window.setTimeout = holdBack as typeof window.setTimeout;
  });

let drawn: Promise<Uint8Array> | undefined;
/** A short paper: nothing here is read. */
async function uploadPaper(page: Page, url: string, info: TestInfo): Promise<string> {
  drawn ??= drawPaper(marisolQuispe, { pages: [1] });
  const file = info.outputPath('paper.pdf');
  writeFileSync(file, await drawn);
  await page.goto(`${url}/app`);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expectUploaded(page, 'paper.pdf');
  return (await page.evaluate(() => localStorage.getItem('currentSessionId'))) ?? '';
}

const statusOf = async (page: Page, url: string, sessionId: string) =>
  (await page.request.get(`${url}/api/documents/${sessionId}`)).status();
const keysLeft = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test.describe('in a browser that asks for Spanish', () => {
  test.use({ locale: 'es-MX' });

  test(
    'The page speaks Spanish, says errors in it, and changes to English without a reload',
    {
      tag: '@one-width',
    },
    async ({ page, server }, info) => {
      await page.goto(server.url);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expectGoodPage(page);
      await page.screenshot({ path: info.outputPath('home-es.png') });
      await page.getByRole('link', { name: 'Comenzar mi formulario' }).first().click();
      await expect(stepHeading(page, 'Suba su Formulario I-589')).toBeVisible();
      await expectGoodPage(page);

      const disguised = info.outputPath('picture.pdf');
      writeFileSync(disguised, 'this is no PDF at all');
      await page.locator('input[type=file]').first().setInputFiles(disguised);
      await expect(page.getByText('Elija un archivo PDF válido').first()).toBeVisible();

      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page.getByRole('button', { name: 'English' }).click();
      await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

      await page.reload();
      await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    },
  );
});

test(
  'Delete everything deletes on the server and in the browser, and can be tried again when it failed',
  { tag: '@one-width' },
  async ({ page, server }, info) => {
    const sessionId = await uploadPaper(page, server.url, info);
    const body = { email: 'invented@example.org' };
    const given = await page.request.post(`${server.url}/api/collect-email`, {
      data: body,
      headers: { origin: server.url },
    });
    expect(given.ok()).toBe(true);
    await page.evaluate(() => {
      localStorage.setItem('userEmail', 'invented@example.org');
      sessionStorage.setItem('visitSessionId', 'visit');
    });
    await page.getByRole('button', { name: 'Delete everything' }).click();
    const dialog = page.getByRole('dialog', { name: 'What do you want to delete?' });
    await expectGoodPage(page);

    await page.route(`**/api/documents/${sessionId}`, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Delete this document for good' }).click();
    await expect(dialog.getByText('Not everything was deleted')).toBeVisible();
    expect(await keysLeft(page)).toContain('currentSessionId');
    expect(await statusOf(page, server.url, sessionId)).toBe(200);

    await page.unroute(`**/api/documents/${sessionId}`);
    await dialog.getByRole('button', { name: 'Delete this document for good' }).click();
    const done = page.getByRole('dialog', { name: 'Deleted', exact: true });
    await expect(done).toContainText('everything made from it are deleted from the server');
    await expect(done).toContainText('The email address you gave for tips is deleted from the server');
    expect(await statusOf(page, server.url, sessionId)).toBe(404);
    expect(await keysLeft(page)).toEqual([]);
    await done.getByRole('button', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('link', { name: 'Start my form' }).first()).toBeVisible();
    await page.goto(`${server.url}/app`);
    await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
  },
);

test(
  'Leave quickly shows another site at once, and what is in no account is gone',
  { tag: '@one-width' },
  async ({ page, server }, info) => {
    await page.context().route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny' }));
    const sessionId = await uploadPaper(page, server.url, info);
    const cookies = await page.context().cookies();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
    await page.getByRole('button', { name: 'Leave quickly' }).click();
    await expect(page.getByText('Sunny')).toBeVisible();
    expect(questions, 'nothing asks whether to leave').toEqual([]);
    await expect.poll(() => page.context().cookies()).toEqual([]);
    await page.context().addCookies(cookies);
    expect(await statusOf(page, server.url, sessionId), 'with cookies kept elsewhere too').toBe(404);
    await page.goto(server.url);
    expect(await keysLeft(page)).toEqual([]);
  },
);

test(
  'Leave quickly signs out, also when the server could not be told',
  { tag: '@one-width' },
  async ({ page, server }, info) => {
    await page.context().route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny' }));
    const leave = async () => {
      await page.getByRole('button', { name: 'Leave quickly' }).click();
      await expect(page.getByText('Sunny')).toBeVisible();
      await page.goto(`${server.url}/app/documents`);
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
    };
    await page.goto(server.url);
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const email = await signUpInDialog(page);
    await leave();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await signInInDialog(page, email);
    const sessionId = await uploadPaper(page, server.url, info);
    await page.route('**/api/leave', (route) => route.abort());
    await leave();
    expect(await statusOf(page, server.url, sessionId)).toBe(404);
  },
);

test('Without a connection the page says so, keeps standing, and lets people leave', {
  tag: '@one-width',
}, async ({ page, server }) => {
  await page.goto(`${server.url}/app`);
  await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
  // With its code, which the page can be seen without.
  await expect(page.locator('#not-arrived')).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: 'Secure & Encrypted' }).click();
  await expect(page.getByText('This part of the page did not arrive.')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('The language was not changed')).toBeVisible();
  await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('The connection is back.')).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Leave quickly' }).click();
  await expect(page.getByText('Upload I-589 Form')).toBeHidden();
});

test('The frame works by keyboard: skip link, menu, facts', async ({ quietPage: page, server }) => {
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: 'Start my form' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.press('Enter');
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expectGoodPage(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
  }
  await openMenu(page);
  const badge = page.getByRole('button', { name: 'Secure & Encrypted' });
  await badge.press('Enter');
  await expect(page.getByRole('dialog', { name: 'How your document is kept' })).toContainText('encrypted');
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await expect(badge).toBeFocused();
});

test('A path that is none says 404 and leads home', { tag: '@one-width' }, async ({ page, server }) => {
  const answer = await page.goto(`${server.url}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(stepHeading(page, '404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('link', { name: 'Start my form' }).first()).toBeVisible();
});

for (const [path, limitBytes] of Object.entries(firstLoadLimitBytes))
  test(
    `The first load of ${path} stays within its measure`,
    { tag: '@one-width' },
    async ({ quietPage: page, server }, info) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script')
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await holdBackDeferred(page);
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      info.annotations.push({ type: 'first load', description: `${path}: ${bytes} bytes of JavaScript` });
      console.log(`${path}: ${bytes} bytes of JavaScript came over the wire`);
      expect(bytes).toBeLessThanOrEqual(limitBytes);
    },
  );
