import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { drawPaper, marisolQuispe } from '@puente/reader/testing';
import { openMenu, signUpInDialog } from './stage/account.ts';
import { expectUploaded } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

const opening = /puente_(visitor|session|signed_in|doc)/;

interface Visit {
  readonly page: Page;
  readonly url: string;
  /** The address of a page picture that was on the screen. */
  readonly picture: string;
  readonly sessionId: string;
}

/** Every file of a browser's profile, but the store of a site that was emptied and not yet written anew. */
function readProfile(folder: string): { name: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('Local Storage'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((name) => ({ name: path.relative(folder, name), bytes: readFileSync(name) }));
}

const namesWith = (files: ReturnType<typeof readProfile>, text: string) =>
  files.filter(({ bytes }) => bytes.includes(text)).map(({ name }) => name);

/** A page picture, asked for in both ways a page can. */
const lookAt = (page: Page, picture: string) =>
  page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return (await (await fetch(url)).blob()).type;
  }, picture);

const ways: [string, (visit: Visit) => Promise<void>][] = [
  [
    'Leave quickly',
    async ({ page, url }) => {
      await page.getByRole('button', { name: 'Leave quickly' }).click();
      await expect.poll(() => page.url().startsWith(url)).toBe(false);
    },
  ],
  [
    'Delete everything',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await page.getByRole('button', { name: 'Delete this document for good' }).click();
      await page.getByRole('button', { name: 'Go to the home page' }).click();
    },
  ],
  [
    'Delete everything by somebody signed in',
    async ({ page }) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await signUpInDialog(page);
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await expect(page.getByText('Your sign-in: afterwards you are signed out')).toBeVisible();
      await page.getByRole('button', { name: 'Delete this document for good' }).click();
      await expect(page.getByText('You are signed out in this browser.')).toBeVisible();
      await page.getByRole('button', { name: 'Go to the home page' }).click();
    },
  ],
  [
    'Sign out',
    async ({ page, url }) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await signUpInDialog(page);
      await page.getByRole('button', { name: 'Español' }).click();
      await page.getByRole('button', { name: 'English' }).click();
      await openMenu(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('link', { name: 'Start my form' }).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toBe('{"language":"en"}');
      await page.goto(url);
    },
  ],
];

for (const [name, end] of ways)
  test(
    `${name} leaves nothing of the case in the browser, also after it was started again`,
    {
      tag: '@one-width',
    },
    async ({ playwright, server }, info) => {
      const folder = info.outputPath('profile');
      // Nothing is intercepted: that would switch the browser's cache off.
      const start = () =>
        playwright.chromium.launchPersistentContext(folder, {
          ...info.project.use.launchOptions,
          viewport: info.project.use.viewport ?? null,
        });
      const file = info.outputPath('paper.pdf');
      writeFileSync(file, await drawPaper(marisolQuispe, { pages: [1] }));

      const context = await start();
      const page = await context.newPage();
      await page.goto(`${server.url}/app`);
      await page.locator('input[type=file]').first().setInputFiles(file);
      await expectUploaded(page, 'paper.pdf');
      const sessionId = (await page.evaluate(() => localStorage.getItem('currentSessionId'))) ?? '';
      await page.goto(`${server.url}/app`);
      await expect(page).toHaveURL(/\/app#step1\.5/);
      const picture = `${server.url}/api/documents/${sessionId}/pages/1`;
      expect(await lookAt(page, picture)).toBe('image/webp');
      await end({ page, url: server.url, picture, sessionId });
      await expect
        .poll(async () =>
          (await context.cookies()).map((cookie) => cookie.name).filter((one) => opening.test(one)),
        )
        .toEqual(name === 'Delete everything' ? [expect.stringMatching('puente_visitor')] : []);
      await page.close();
      await context.close();

      const files = readProfile(folder);
      expect(files.length).toBeGreaterThan(20);
      expect(namesWith(files, 'WEBPVP8'), 'no picture on the disk').toEqual([]);
      expect(namesWith(files, sessionId), 'no number of a document, in the history neither').toEqual([]);

      const again = await start();
      const next = await again.newPage();
      expect((await next.goto(picture))?.status()).toBe(404);
      await next.goto(`${server.url}/app`);
      await expect(next.getByRole('heading', { level: 1, name: 'Upload I-589 Form' })).toBeVisible();
      await again.close();
    },
  );
