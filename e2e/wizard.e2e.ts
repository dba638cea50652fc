import type { Page } from '@playwright/test';
import { authDialog, signUpInDialog } from './stage/account.ts';
import { paste } from './stage/clipboard.ts';
import { fillAnswer, input, leaveReview, openAnswer } from './stage/review.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { makeScan } from './stage/scans.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

const review = (page: Page) => stepHeading(page, 'Review Form I-485');
const gate = (page: Page) => stepHeading(page, 'Before you go on: your email');
const middleName = 'biographic_information.full_name.middle_name';

test(
  'An email is asked for once before the review; none is needed',
  { tag: '@one-width' },
  async ({ page, server, browser }, info) => {
    const { sessionId } = await bringDocument(page.context(), server.url);
    await page.goto(`${server.url}/review?session=${sessionId}`);
    await expect(gate(page)).toBeVisible();
    await expectGoodPage(page);
    await page.screenshot({ path: info.outputPath('gate.png'), fullPage: true });
    const send = page.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await page.getByLabel('Email').fill('nobody');
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address');
    await expectGoodPage(page);
    await page.getByLabel('Email').fill(`marisol-${Date.now()}@example.org`);
    await send.click();
    await expect(page.getByText('Thank you! We saved your email address.')).toBeVisible();
    await expect(review(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'currentSessionId',
      'userEmail',
    ]);

    const other = await browser.newPage();
    const mine = await bringDocument(other.context(), server.url);
    await other.goto(`${server.url}/review?session=${mine.sessionId}`);
    await other.getByRole('button', { name: 'Skip for now' }).click();
    await expect(review(other)).toBeVisible();
    await other.reload();
    await expect(review(other)).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('userEmail'))).toBeNull();
    await other.close();
  },
);

test('Links lead the owner to a step or to one answer, and nobody else to anything', {
  tag: '@one-width',
}, async ({ page, server }) => {
  const { sessionId } = await bringDocument(page.context(), server.url);
  await page.goto(`${server.url}/generate?session=${sessionId}`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(stepHeading(page, 'Download your Form I-485')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/app#step6`);
  await page.goto(`${server.url}/review?session=undefined`);
  await expect(review(page)).toBeVisible();

  await page.goto(`${server.url}/app?field=marital_history.current_marital_status#step4`);
  await expect(page.getByLabel('Current Marital Status', { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Current Marital Status', { exact: true })).toBeFocused();
  await page.goto(`${server.url}/app?field=biographic_information.place_of_birth.city#step4`);
  await expect(page.getByLabel('City or Town of Birth', { exact: true })).toBeFocused();

  await page.goto(`${server.url}/app?reviews#step4`);
  await expect(page.getByText('Sign in to see the reviews of your form.')).toBeVisible();
  await page.goto(`${server.url}/review?session=somebody-elses`);
  await expect(stepHeading(page, 'We could not open this document')).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(authDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Go to my form' }).click();
  await expect(review(page)).toBeVisible();
});

test(
  'Continue to Share asks for an account, goes on by itself, and never leaves answers behind',
  { tag: '@one-width' },
  async ({ page, server }, info) => {
    const { sessionId } = await bringDocument(page.context(), server.url);
    await page.goto(`${server.url}/review?session=${sessionId}`);
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page.getByText(/These pages of the form were not found in your file: 3, 4/)).toBeVisible();
    await page.screenshot({ path: info.outputPath('review.png') });
    await fillAnswer(page, middleName, 'Elena');
    await leaveReview(page);
    await signUpInDialog(page);
    await expect(stepHeading(page, 'Share with an attorney')).toBeVisible();
    await page.reload();
    await expect(stepHeading(page, 'Share with an attorney')).toBeVisible();

    await page.goBack();
    await expect(await openAnswer(page, middleName)).toHaveValue('Elena');
    await page.context().setOffline(true);
    await fillAnswer(page, middleName, 'Elena Luz');
    await leaveReview(page);
    await expect(page.getByRole('alert')).toContainText('Your changes are not saved yet');
    await expectGoodPage(page);
    await expect(review(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.locator('[data-save="saved"]')).toBeVisible({ timeout: 30_000 });
    await leaveReview(page);
    await expect(stepHeading(page, 'Share with an attorney')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(await openAnswer(page, middleName)).toHaveValue('Elena Luz');
  },
);

test('Another tab that chose the other form is noticed before anything leaves the site', {
  tag: '@one-width',
}, async ({ page, server }) => {
  const { sessionId, api } = await bringDocument(page.context(), server.url);
  await page.goto(`${server.url}/review?session=${sessionId}`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  const path = `/api/documents/${sessionId}`;
  await api.post(`${path}/process-i765`, { data: {} });
  const getView = async () => (await api.get(path)).json();
  await expect.poll(async () => (await getView()).status).toBe('processed');
  expect((await getView()).formType).toBe('I-765');

  await fillAnswer(page, middleName, 'Elena');
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  await leaveReview(page);
  await signUpInDialog(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Form I-765 was chosen in another place' });
  await expect(notice).toBeVisible();
  await expectGoodPage(page);
  await notice.getByRole('button', { name: 'Go on with Form I-485' }).click();
  await expect(stepHeading(page, 'Share with an attorney')).toBeVisible();
  const now = await (await page.request.get(`${server.url}${path}`)).json();
  expect(now.formType).toBe('I-485');
  expect(now.formData.biographic_information.full_name.middle_name).toBe('Elena');
});

test(
  'The raw text is searched by keyboard and copied',
  { tag: '@one-width' },
  async ({ quietPage: page, server, context }, info) => {
    await context.grantPermissions(['clipboard-write']);
    const { sessionId } = await bringDocument(context, server.url);
    await page.goto(`${server.url}/review?session=${sessionId}`);
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await leaveReview(page, 'Go Back');
    const text = await page.getByLabel('Text found in your file').inputValue();
    const count = text.toLowerCase().split('quispe').length - 1;
    expect(count).toBeGreaterThan(1);

    await page.getByLabel('Search in the text').fill('QUISPE');
    await expect(page.getByText(`1 of ${count}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`2 of ${count}`)).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(page.getByText(`${count} of ${count}`)).toBeVisible();
    const current = page.locator('mark[data-current]');
    await expect(current).toHaveText(/quispe/i);
    const isInSight = await current.evaluate((mark) => {
      const view = mark.parentElement?.getBoundingClientRect();
      const place = mark.getBoundingClientRect();
      return view !== undefined && place.top >= view.top && place.bottom <= view.bottom;
    });
    expect(isInSight).toBe(true);
    await expectGoodPage(page);
    await page.screenshot({ path: info.outputPath('raw-text.png'), fullPage: true });
    await page.getByLabel('Search in the text').fill('zzzz');
    await expect(page.getByText('Not found', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Search in the text')).toHaveValue('');

    await page.getByRole('button', { name: 'Copy text' }).click();
    await expect(page.getByText('Text copied').first()).toBeVisible();
    expect(await paste(context)).toBe(text);
    await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
  },
);

test('The other form is prepared from the same file, and the first is found again as it was left', {
  tag: '@one-width',
}, async ({ quietPage: page, server }) => {
  const { sessionId } = await bringDocument(page.context(), server.url);
  await page.goto(`${server.url}/review?session=${sessionId}`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await fillAnswer(page, middleName, 'Elena');
  await expect(page.locator('[data-save="saved"]')).toBeVisible();

  const choose = async (form: string) => {
    await page.goto(`${server.url}/app#step1.5`);
    await expect(stepHeading(page, 'Select Form')).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(form) }).check();
    await expect(page.getByText('this one is kept: choose it here again')).toBeVisible();
    await page.getByRole('button', { name: `Process ${form} Form` }).click();
    await expect(stepHeading(page, 'Raw Text')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Continue to Review' }).click();
    await expect(stepHeading(page, `Review Form ${form}`)).toBeVisible();
  };
  await choose('I-765');
  await choose('I-485');
  await openAnswer(page, middleName);
  await expect(input(page, middleName)).toHaveValue('Elena');
});

test('A reading is stopped for real, the file stays, and other forms can be chosen', {
  tag: '@one-width',
}, async ({ quietPage: page, server }) => {
  await page.goto(`${server.url}/app`);
  await page.getByLabel('PDF or photos of your filled I-589').setInputFiles(await makeScan());
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Process I-485 Form' }).click();
  await expect(page.getByText(/\d+ of 12 pages/).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await expect(stepHeading(page, 'Select Form')).toBeVisible();
  await expect(page.getByText('Reading stopped', { exact: true })).toBeVisible();
  const id = await page.evaluate(() => localStorage.getItem('currentSessionId'));
  const view = await (await page.request.get(`${server.url}/api/documents/${id}`)).json();
  expect(view).toMatchObject({ status: 'uploaded', formData: null });
  await page.goto(`${server.url}/app#step2`);
  await expect(page.getByText('Your document has been read.', { exact: true })).toBeVisible({
    timeout: 120_000,
  });
});
