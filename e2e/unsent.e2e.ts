import type { BrowserContext, Page } from '@playwright/test';
import { fillAnswer, input, openAnswer, saved } from './stage/review.ts';
import { expect, openReview, type ReviewedDocument, test } from './stage/reviewed.ts';
import { expectGoodPage } from './stage/road.ts';

const middleName = 'biographic_information.full_name.middle_name';

/** All that the site keeps of unsent answers in this browser, as text. */
const readUnsent = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('unsent:'))),
  );

/** Types an answer without a connection, until the browser keeps it. */
async function typeOffline(page: Page, context: BrowserContext, { url, sessionId }: ReviewedDocument) {
  await openReview(page, url);
  await openAnswer(page, middleName);
  expect(await readUnsent(page)).toBe('[]');
  await context.setOffline(true);
  await fillAnswer(page, middleName, 'Elena Luz');
  await expect.poll(() => readUnsent(page)).toContain(sessionId);
  expect(await readUnsent(page)).not.toContain('Elena');
}

test('What was typed without a connection is there after the tab was closed, and is saved', {
  tag: '@one-width',
}, async ({ page, context, reviewed }) => {
  await typeOffline(page, context, reviewed);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await openReview(next, reviewed.url);
  await expect(
    next.getByText('What you typed before the page was closed is back', { exact: true }),
  ).toBeVisible();
  await expectGoodPage(next);
  await saved(next);
  await openAnswer(next, middleName);
  await expect(input(next, middleName)).toHaveValue('Elena Luz');
  expect(JSON.stringify((await reviewed.get()).formData)).toContain('Elena Luz');
  await expect.poll(() => readUnsent(next)).toBe('[]');
});

test('Leave quickly leaves nothing of what was typed without a connection', {
  tag: '@one-width',
}, async ({ page, context, reviewed }) => {
  await typeOffline(page, context, reviewed);
  await page.getByRole('button', { name: 'Leave quickly' }).click();
  await expect.poll(() => page.url().startsWith(reviewed.url)).toBe(false);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(`${reviewed.url}/robots.txt`);
  expect(await readUnsent(next)).toBe('[]');
});
