import type { Page } from '@playwright/test';
import { expect, openReview, type ReviewedDocument, test } from './stage/reviewed.ts';
import { expectGoodPage } from './stage/road.ts';

const middleName = (page: Page) => page.getByLabel('Middle Name').first();
const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toHaveText(/^Saved \d/);
async function nameOnServer(reviewed: ReviewedDocument) {
  const { formData } = await reviewed.get();
  return (formData as { biographic_information: { full_name: Record<string, string> } })
    .biographic_information.full_name;
}

test('What is typed is saved by itself and is there after a reload in the middle of a word', async ({
  quietPage: page,
  reviewed,
}) => {
  await openReview(page, reviewed.url);
  await middleName(page).fill('Elena');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saved(page);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Elena' });
  await expectGoodPage(page);
  await middleName(page).press('End');
  await middleName(page).pressSequentially('xy');
  // In the middle of a word.
  await page.reload();
  await expect(middleName(page)).toHaveValue('Elenaxy');
});

test('Without a connection typing goes on, nothing moves, and all is saved when it is back', {
  tag: '@one-width',
}, async ({ page, context, reviewed }) => {
  await openReview(page, reviewed.url);
  await context.setOffline(true);
  await middleName(page).fill('Elena');
  await expect(page.getByText('No connection: kept on this page')).toBeVisible();
  await expectGoodPage(page);
  await middleName(page).fill('Elena Luz');
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
  await middleName(first).fill('Elena');
  await saved(first);

  await middleName(second).fill('Luz');
  const dialog = second.getByRole('dialog', { name: 'Your form was also changed in another place' });
  await expect(dialog).toContainText('Current legal name: Middle Name');
  await expectGoodPage(second);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Elena' });
  await dialog.getByRole('button', { name: 'Keep what is on this page' }).click();
  await saved(second);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Luz' });

  await middleName(first).fill('Rosa');
  await first.getByRole('button', { name: 'Decide later' }).click();
  await first.getByRole('button', { name: 'Changed in another place: choose' }).click();
  await first.getByRole('button', { name: 'Take the other answer' }).click();
  await expect(middleName(first)).toHaveValue('Luz');
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
  await expect(middleName(first)).toHaveValue('Rosa');
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Rosa' });
});

test('The keyboard alone goes through doubtful answers, and what was confirmed stays so', async ({
  quietPage: page,
  reviewed,
}) => {
  await openReview(page, reviewed.url);
  await page.locator('[data-path="passport.used_at_last_arrival"] select').selectOption('yes');
  await saved(page);
  const count = await page.locator('[data-doubtful]').count();
  expect(count).toBeGreaterThan(3);
  // Histories with gaps and months without a day are marked too: nobody can confirm them.
  const marked = await page.locator('[data-check="open"]').count();
  expect(marked).toBeGreaterThan(count);
  await expect(page.getByText(`${marked} answers to check`)).toBeVisible();

  await page.keyboard.press('Alt+ArrowDown');
  const input = page.getByLabel('Family Name (Last Name)').first();
  await expect(input).toBeFocused();
  const asRead = await input.inputValue();
  await page.keyboard.type('x');
  await expect(page.getByText(`1 of ${count} checked`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue(asRead);
  await expect(page.getByText(`0 of ${count} checked`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`1 of ${count} checked`)).toBeVisible();
  await expect(input).not.toBeFocused();

  const second = await page.evaluate(() =>
    document.activeElement?.closest('[data-path]')?.getAttribute('data-path'),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(`2 of ${count} checked`)).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByText(`2 of ${count} checked`)).toBeVisible();
  await expect(page.locator(`[data-path="${second}"]`)).toContainText('You checked this');

  await page.getByRole('button', { name: 'Show only these' }).click();
  const shown = await page.locator('[data-path][data-check="open"], [data-path][data-doubtful]').count();
  await expect(page.locator('[data-path]:visible')).toHaveCount(shown);
  await expectGoodPage(page);
});

test('An answer the server cannot keep is named by its label', { tag: '@one-width' }, async ({
  page,
  reviewed,
}) => {
  await openReview(page, reviewed.url);
  await page.locator('input[name="parents.0.full_name.family_name"]').fill('x'.repeat(2001));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Parent 1: Family Name (Last Name)');
  await expect(alert).not.toContainText('full_name');
  await page.locator('input[name="parents.0.full_name.family_name"]').fill('Quispe');
  await saved(page);
  await expect(alert).toHaveCount(0);
});

test('On a desk the page beside follows the focus, in less than a second', async ({
  quietPage: page,
  reviewed,
}) => {
  const panel = page.getByRole('complementary', { name: 'The page an answer came from' });
  await openReview(page, reviewed.url);
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await expect(panel).toHaveCount(0);
    return;
  }
  const { pageCount, evidence } = await reviewed.get();
  expect(pageCount).toBe(12);
  // The pages are asked for ahead.
  await page.waitForLoadState('networkidle');
  for (const path of ['biographic_information.full_name.family_name', 'parents.0.full_name.given_name']) {
    const seen = evidence[path] ?? evidence[path.slice(0, path.lastIndexOf('.'))];
    const field = page.locator(`input[name="${path}"]`);
    await field.scrollIntoViewIfNeeded();
    const startedAt = Date.now();
    await field.focus();
    await page.waitForFunction((number) => {
      const page = document.querySelector(`aside:has([data-page="${number}"])`);
      const image = page?.querySelector('img');
      return image?.complete && image.naturalWidth > 0;
    }, seen?.page);
    expect(Date.now() - startedAt).toBeLessThan(1_000);
    await expect(panel.locator('[data-mark]')).toBeInViewport();
    await expect(panel).toContainText(`page ${seen?.page} of your file`);
  }
  await page.getByRole('button', { name: 'Page beside' }).click();
  await expect(panel).toHaveCount(0);
});
