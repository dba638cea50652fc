import type { Page } from '@playwright/test';
import { authDialog, signUpInDialog } from './stage/account.ts';
import { middleName } from './stage/portal.ts';
import { fillAnswer, input } from './stage/review.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './stage/test.ts';

const minuteMs = 60_000;
const warning = (page: Page, name = 'Are you still there?') => page.getByRole('dialog', { name });
const closed = (page: Page, name = 'We closed your form') => stepHeading(page, name);
const review = (page: Page) => stepHeading(page, 'Review Form I-485');
const stay = (page: Page) => page.getByRole('button', { name: 'I am still here' }).click();

/** A review without an account, in a page whose clock the test moves. */
async function openReview(page: Page, url: string): Promise<string> {
  const { sessionId } = await bringDocument(page.context(), url);
  await page.clock.install();
  await page.goto(`${url}/review?session=${sessionId}`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(review(page)).toBeVisible();
  return sessionId;
}

const passCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.includes('puente_doc_'));

test(
  'A page nobody uses asks, and closes the document for everybody who comes then',
  {
    tag: '@one-width',
  },
  async ({ quietPage: page, server }, info) => {
    const sessionId = await openReview(page, server.url);
    await fillAnswer(page, middleName, 'Invented');
    await expect(page.locator('[data-save="saved"]')).toBeVisible();
    await page.clock.fastForward(24 * minuteMs);
    await expect(warning(page)).toBeHidden();
    await page.clock.fastForward(minuteMs);
    await expect(warning(page)).toContainText('We will close your form in 5 minutes.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'dialog');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.screenshot({ path: info.outputPath(`warning-${width}.png`) });
    }
    await page.mouse.move(200, 200);
    await expect(warning(page)).toBeVisible();
    await stay(page);
    await expect(warning(page)).toBeHidden();
    await expect(input(page, middleName)).toHaveValue('Invented');

    const held = await passCookies(page);
    expect(held).toHaveLength(1);
    await page.clock.fastForward(26 * minuteMs);
    await expect(warning(page)).toContainText('We will close your form in 4 minutes.');
    const told = page.waitForResponse(`**/api/documents/${sessionId}/close`);
    await page.clock.fastForward(4 * minuteMs);
    await expect(closed(page)).toBeVisible();
    expect((await told).status()).toBe(204);
    await expectGoodPage(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.screenshot({ path: info.outputPath(`closed-${width}.png`) });
    }
    expect(await page.content()).not.toContain('Invented');
    expect(await page.evaluate(() => localStorage.getItem('currentSessionId'))).toBeNull();
    expect(await passCookies(page)).toEqual([]);
    await page.context().addCookies(held);
    expect((await page.request.get(`${server.url}/api/documents/${sessionId}`)).status()).toBe(404);

    await page.goBack();
    await expect(review(page)).toBeHidden();
    expect(await page.content()).not.toContain('Invented');
    await page.goto(`${server.url}/app`);
    await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
  },
);

test('A computer that slept, without a connection when it wakes, shows that the form is closed', {
  tag: '@one-width',
}, async ({ page, server }) => {
  await openReview(page, server.url);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await page.context().setOffline(true);
  await page.clock.fastForward(8 * 60 * minuteMs);
  await expect(closed(page, 'Cerramos su formulario')).toBeVisible();
  await expect(page.getByText('Nadie usó esta página durante 30 minutos.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Empezar otra vez' }).click();
  await expect(page.locator('input[type=file]').first()).toBeAttached();
});

test('Use in one tab counts for the other, and an account keeps the form open', {
  tag: '@one-width',
}, async ({ page, server }) => {
  const sessionId = await openReview(page, server.url);
  const other = await page.context().newPage();
  await other.goto(`${server.url}/app#step4`);
  await other.getByRole('button', { name: 'Skip for now' }).click();
  await expect(review(other)).toBeVisible();
  // The clock of one page is that of the whole browser.
  await page.clock.fastForward(25 * minuteMs);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await stay(other);
  await expect(warning(page)).toBeHidden();

  await page.clock.fastForward(25 * minuteMs);
  await page.getByRole('button', { name: 'Sign in to keep your form' }).click();
  await authDialog(page).getByLabel('Yes, it is mine. Keep it in my account.').check();
  await signUpInDialog(page);
  await expect
    .poll(async () => (await page.request.get(`${server.url}/api/documents/${sessionId}`)).json())
    .toMatchObject({ inAccount: true });
  await page.clock.fastForward(40 * minuteMs);
  await expect(review(page)).toBeVisible();
  await expect(warning(page)).toBeHidden();
});
