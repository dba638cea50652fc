import type { Page } from '@playwright/test';
import { farApart, findPage, pageBeside, seenBeside } from './stage/page-beside.ts';
import { field, fillAnswer, input, openAnswer, openSection, openWhole, saved } from './stage/review.ts';
import { expect, openReview, type ReviewedDocument, test } from './stage/reviewed.ts';
import { expectGoodPage } from './stage/road.ts';

const middleName = 'biographic_information.full_name.middle_name';
async function nameOnServer(reviewed: ReviewedDocument) {
  const { formData } = await reviewed.get();
  return (formData as { biographic_information: { full_name: Record<string, string> } })
    .biographic_information.full_name;
}

test('What is typed is saved by itself and is there after a reload in the middle of a word', {
  tag: '@one-width',
}, async ({ quietPage: page, reviewed }) => {
  await openReview(page, reviewed.url);
  const box = await openAnswer(page, middleName);
  await box.fill('Elena');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saved(page);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Elena' });
  await expectGoodPage(page);
  await box.press('End');
  await box.pressSequentially('xy');
  // In the middle of a word.
  await page.reload();
  await expect(input(page, middleName)).toHaveValue('Elenaxy');
});

test('Without a connection typing goes on, nothing moves, and all is saved when it is back', {
  tag: '@one-width',
}, async ({ page, context, reviewed }) => {
  await openReview(page, reviewed.url);
  const box = await openAnswer(page, middleName);
  await context.setOffline(true);
  await box.fill('Elena');
  await expect(page.getByText('No connection: kept on this page')).toBeVisible();
  await expectGoodPage(page);
  await box.fill('Elena Luz');
  await context.setOffline(false);
  await saved(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Elena Luz' });
});

test('Two tabs on one document: the second is asked before it overwrites the first', {
  tag: '@one-width',
}, async ({ page: first, context, reviewed }) => {
  await openReview(first, reviewed.url);
  const second = await context.newPage();
  await openReview(second, reviewed.url);
  await fillAnswer(first, middleName, 'Elena');
  await saved(first);

  await fillAnswer(second, middleName, 'Luz');
  const dialog = second.getByRole('dialog', { name: 'Your form was also changed in another place' });
  await expect(dialog).toContainText('Current legal name: Middle Name');
  await expectGoodPage(second);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Elena' });
  await dialog.getByRole('button', { name: 'Keep what is on this page' }).click();
  await saved(second);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Luz' });

  await fillAnswer(first, middleName, 'Rosa');
  await first.getByRole('button', { name: 'Decide later' }).click();
  await first.getByRole('button', { name: 'Changed in another place: choose' }).click();
  await first.getByRole('button', { name: 'Take the other answer' }).click();
  await expect(input(first, middleName)).toHaveValue('Luz');
  await saved(first);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Luz' });

  await first.getByRole('button', { name: 'Earlier versions' }).click();
  await first.getByRole('button', { name: /Show all/ }).click();
  await expectGoodPage(first);
  await first
    .getByRole('dialog')
    .getByRole('button', { name: /^Look at/ })
    .first()
    .click();
  await expect(first.getByRole('dialog')).toContainText('Rosa');
  await first.getByRole('button', { name: 'Go back to this version' }).click();
  await expect(input(first, middleName)).toHaveValue('Rosa');
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Rosa' });
});

/** '11 answers to check, 6 are missing' as a number. */
async function countLeft(page: Page): Promise<number> {
  const text =
    (await page
      .getByText(/answers? to check/)
      .first()
      .textContent()) ?? '';
  return [...text.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
}

test('The keyboard alone goes through what is to be checked, and what was confirmed stays so', async ({
  quietPage: page,
  reviewed,
}) => {
  await openReview(page, reviewed.url);
  await expect(page.getByText(/are missing/)).toBeVisible();
  const atStart = await countLeft(page);
  expect(atStart).toBeGreaterThan(3);
  await page.keyboard.press('Alt+ArrowDown');
  const progress = page.locator('[data-progress]');
  await expect(progress).toHaveText(`1 of ${atStart}`);
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toBeFocused();
  await expectGoodPage(page);
  // From the question over the piece of the scan to the first button.
  const right = page.getByRole('button', { name: 'It is right' });
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    if (await right.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(right).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(progress).toHaveText(`2 of ${atStart}`);
  await saved(page);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(progress).toHaveText(/^\d+ of/);
  await page.reload();
  await openWhole(page);
  await expect.poll(() => countLeft(page)).toBe(atStart - 1);
});

test('A view that is loaded again stands where it was left', { tag: '@one-width' }, async ({
  quietPage: page,
  reviewed,
}) => {
  await openReview(page, reviewed.url);
  await openSection(page, 'biographic');
  const readTop = () => page.evaluate(() => window.scrollY);
  const readKept = () => page.evaluate(() => (window.history.state as { top?: number }).top ?? 0);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  // The browser glides there: what is read on the way is not where it comes to rest.
  let top = 0;
  const rests = async () => {
    const before = top;
    top = await readTop();
    return top > 500 && top === before && Math.abs((await readKept()) - top) < 2;
  };
  await expect.poll(rests).toBe(true);
  await page.reload();
  await expect(page.locator('[data-unit]').first()).toBeVisible();
  await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThan(40);
  // Another view begins at its top.
  await openWhole(page);
  await expect.poll(readTop).toBe(0);
});

test('An answer the server cannot keep is named by its label', { tag: '@one-width' }, async ({
  page,
  reviewed,
}) => {
  await openReview(page, reviewed.url);
  const family = 'parents.0.full_name.family_name';
  await fillAnswer(page, family, 'x'.repeat(2001));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Parent 1: Family Name (Last Name)');
  await expect(alert).not.toContainText('full_name');
  await input(page, family).fill('Quispe');
  await saved(page);
  await expect(alert).toHaveCount(0);
});

test('On a desk the page beside follows the answer', async ({ quietPage: page, reviewed }) => {
  await openReview(page, reviewed.url);
  await openSection(page, 'biographic');
  const panel = pageBeside(page);
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await expect(panel).toHaveCount(0);
    return;
  }
  const document = await reviewed.get();
  expect(document.pageCount).toBe(12);
  for (const path of farApart) {
    const number = findPage(document, path);
    await openAnswer(page, path);
    await seenBeside(page, number);
    await expect(panel.locator('[data-mark]')).toBeInViewport();
    await expect(panel).toContainText(`page ${number} of your file`);
  }
  await page.getByRole('button', { name: 'Page beside' }).click();
  await expect(panel).toHaveCount(0);
});

test('What does not apply is folded away with its reason, and what holds something stays in sight', {
  tag: '@one-width',
}, async ({ quietPage: page, reviewed }) => {
  await openReview(page, reviewed.url);
  const status = await openAnswer(page, 'marital_history.current_marital_status');
  await status.selectOption({ label: 'Single' });
  const spouse = 'marital_history.current_spouse.full_name.family_name';
  // The paper names a spouse: nothing is hidden that would be saved.
  await expect(field(page, spouse)).toBeVisible();
});
