import type { Page } from '@playwright/test';
import { expect, openReview, type ReviewedDocument, test } from './stage/reviewed.ts';
import { expectGoodPage } from './stage/road.ts';

const middleName = (page: Page) => page.getByLabel('Middle Name').first();
const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toHaveText(/^Saved \d/);
const open = (page: Page) => page.locator('[data-check="open"]');
async function nameOnServer(reviewed: ReviewedDocument) {
  const { formData } = await reviewed.get();
  return (formData as { biographic_information: { full_name: Record<string, string> } })
    .biographic_information.full_name;
}

test('What is typed is saved by itself and is there after a reload', async ({
  quietPage: page,
  reviewed,
}) => {
  await openReview(page, reviewed.url);
  await middleName(page).fill('Elena');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saved(page);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Elena' });
  await expectGoodPage(page);
  await page.reload();
  await expect(middleName(page)).toHaveValue('Elena');
});

test("A name is printed in other letters: the passport's spelling is one press, and can be undone", {
  tag: '@one-width',
}, async ({ quietPage: page, reviewed }) => {
  await openReview(page, reviewed.url);
  await middleName(page).fill('Müller');
  await middleName(page).press('Tab');
  await expect(page.getByText('In the official box this is printed as: Muller')).toBeVisible();
  await saved(page);
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Müller' });
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Write Mueller, as in the machine-readable lines' }).click();
  await expect(middleName(page)).toHaveValue('Mueller');
  await expect(page.getByRole('button', { name: 'Write Mueller' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(middleName(page)).toHaveValue('Müller');
});

test('A reload in the middle of a word loses nothing', { tag: '@one-width' }, async ({
  quietPage: page,
  reviewed,
}) => {
  await openReview(page, reviewed.url);
  await middleName(page).pressSequentially('Elen');
  await page.reload();
  await expect(middleName(page)).toHaveValue('Elen');
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
  await first.getByRole('button', { name: 'Take the other answers' }).click();
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

test('Two tabs that change different answers are both kept, without a question, and undo brings nothing of the other back', {
  tag: '@one-width',
}, async ({ page: first, context, reviewed }) => {
  const city = (page: Page) => page.locator('input[name="biographic_information.physical_address.city"]');
  const cityOnServer = async () => {
    const { formData } = await reviewed.get();
    const { biographic_information: own } = formData as {
      biographic_information: { physical_address: { city: string } };
    };
    return own.physical_address.city;
  };
  await openReview(first, reviewed.url);
  await city(first).fill('Trenton');
  await saved(first);
  const second = await context.newPage();
  await openReview(second, reviewed.url);
  await city(second).fill('Hoboken');
  await second.getByRole('button', { name: 'Remove Address 1' }).click();
  await saved(second);

  await middleName(first).fill('Elena');
  await expect(city(first)).toHaveValue('Hoboken');
  await expect(middleName(first)).toBeFocused();
  await saved(first);
  await expect(first.getByRole('dialog')).toHaveCount(0);
  expect(await cityOnServer()).toBe('Hoboken');
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: 'Elena' });
  await expect(first.locator('[data-list="address_history_5_years"] [data-entry]')).toHaveCount(1);

  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(middleName(first)).toHaveValue('');
  await expect(first.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await saved(first);
  expect(await cityOnServer()).toBe('Hoboken');
  expect(await nameOnServer(reviewed)).toMatchObject({ middle_name: '' });
});

test('The keyboard alone goes through every doubtful answer', async ({ quietPage: page, reviewed }) => {
  await openReview(page, reviewed.url);
  await page.locator('[data-path="passport.used_at_last_arrival"] select').selectOption('yes');
  await saved(page);
  const count = await page.locator('[data-doubtful]').count();
  expect(count).toBeGreaterThan(3);
  // Histories with gaps and months without a day are marked too: nobody can confirm them.
  const marked = await open(page).count();
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
  await page.getByRole('button', { name: 'Next to check' }).click();
  const isChecked = (number: number) =>
    page
      .getByText(`${number} of ${count} checked`)
      .waitFor({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
  for (let number = 2, presses = 0; number < count && presses < 20 * count; presses += 1) {
    // Past what cannot be confirmed, and what was confirmed and is marked for another reason.
    const isDoubtful = await page.evaluate(() => !!document.activeElement?.closest('[data-doubtful]'));
    await page.keyboard.press(isDoubtful ? 'Enter' : 'Alt+ArrowDown');
    if (!isDoubtful) continue;
    if (await isChecked(number + 1)) number += 1;
    else await page.keyboard.press('Alt+ArrowDown');
  }
  await expect(page.getByText(`${count} of ${count} checked`)).toBeVisible();
  await expect(page.getByText(`${await open(page).count()} answers to check`)).toBeVisible();
  await expect(page.getByText('Nothing left to check')).toHaveCount(0);
  await saved(page);
  const { evidence } = await reviewed.get();
  expect(Object.values(evidence).filter(({ checked }) => checked)).toHaveLength(count);
});

test('Undo and redo take back typing and whole entries, and the evidence comes back with them', {
  tag: '@one-width',
}, async ({ quietPage: page, reviewed }) => {
  await openReview(page, reviewed.url);
  await middleName(page).fill('Elena');
  await page.keyboard.press('Control+z');
  await expect(middleName(page)).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(middleName(page)).toHaveValue('Elena');

  const city = () => page.locator('[data-path="address_history_5_years.0.city"]');
  const before = await city().getByRole('textbox').inputValue();
  await page.getByRole('button', { name: 'Remove Address 1' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(city().getByRole('textbox')).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Put it back' })).toHaveCount(0);
  await expect(page.locator('[data-save="unsaved"]')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(city().locator('[data-evidence="high"]')).toBeVisible();
});

test('What is wrong or will be changed is said beside the answer and over the list, and is saved all the same', async ({
  quietPage: page,
  reviewed,
}) => {
  await openReview(page, reviewed.url);
  const birth = page.getByLabel('Date of Birth').first();
  await birth.fill('02/30/1988');
  const said = page.getByText('There is no such date. Check the day and the month.');
  await expect(said).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(said).toBeVisible();
  await expect(birth).toHaveAccessibleDescription(/There is no such date/);
  await saved(page);

  await page.locator('input[name="address_history_5_years.0.from_date"]').fill('03/2024');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-list="address_history_5_years"]')).toContainText(
    /From .* to 02\/2024 nothing is listed/,
  );
  await page.locator('input[name="biographic_information.physical_address.zip_code"]').fill('77029');
  await page.keyboard.press('Tab');
  await expect(page.getByText('ZIP Code 77029 is not in NJ. Check both.')).toBeVisible();
  await expect(page.getByText('In the official box this is printed as: Quispe Nahui')).toBeVisible();
  await saved(page);
  await expectGoodPage(page);
});

test('Dates without a day are asked about once, and what is ticked is saved', {
  tag: '@one-width',
}, async ({ quietPage: page, reviewed }) => {
  await openReview(page, reviewed.url);
  const since = page.locator('[data-path="address_history_5_years.0.from_date"]');
  const missing = since.getByText('The form asks for month, day and year here.');
  const tick = page.getByRole('checkbox', { name: /^I do not know the exact days/ });
  await since.getByRole('textbox').fill('03/2024');
  await page.keyboard.press('Tab');
  await expect(missing).toBeVisible();
  await expect(tick).not.toBeChecked();
  await tick.check();
  await expect(missing).toHaveCount(0);
  await saved(page);
  await expectGoodPage(page);
  await page.reload();
  await expect(tick).toBeChecked();
  expect((await reviewed.get()).formData).toMatchObject({ first_of_month_accepted: true });
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
