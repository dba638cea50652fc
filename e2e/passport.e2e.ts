import { field, fillAnswer, openAnswer, openSection } from './stage/review.ts';
import { expect, openReview, test } from './stage/reviewed.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';

/** Once nobody has looked for long it is told as what was. */
const refused = /Edition 01\/20\/25: (was )?reported as no longer accepted/;

test('The passport of the last arrival is asked, and the other one only when it was another', {
  tag: '@one-width',
}, async ({ quietPage: page, reviewed }) => {
  await openReview(page, reviewed.url);
  await expect(page.getByText(refused)).toBeVisible();
  const asked = 'passport.used_at_last_arrival';
  const other = 'arrival_passport.number';
  const due = page.getByText('Until this is answered, no passport is printed on the form.');
  const answer = async (label: string) => (await openAnswer(page, asked)).selectOption({ label });
  await openSection(page, 'biographic');
  await expect(due).toBeVisible();
  await expect(field(page, other)).toHaveCount(0);
  await expect(
    page.getByText('Passport or travel document used at the last arrival: asked once'),
  ).toBeVisible();
  await answer('No');
  await fillAnswer(page, other, 'C998877');
  await expect(due).toHaveCount(0);
  await expectGoodPage(page);
  await expect(page.locator('[data-save="saved"]')).toHaveText(/^Saved \d/);
  const passports = async () => {
    const { formData } = await reviewed.get();
    const { passport, arrival_passport } = formData as Record<string, Record<string, unknown>>;
    return [passport?.used_at_last_arrival, arrival_passport?.number];
  };
  await expect.poll(passports).toEqual([false, 'C998877']);

  await answer('Yes');
  await expect(field(page, other)).toContainText('C998877');
  await fillAnswer(page, other, '');
  await answer('Not answered');
  await expect(field(page, other)).toHaveCount(0);
  await expect.poll(passports).toEqual([null, '']);
});

test('Select Form says on its card that an edition is reported as no longer taken', {
  tag: '@one-width',
}, async ({ quietPage: page, reviewed }) => {
  await page.goto(`${reviewed.url}/app#step1.5`);
  await expect(stepHeading(page, 'Select Form')).toBeVisible();
  await expect(page.getByText(refused)).toHaveCount(1);
  await page.getByText('Where we know this from').click();
  await expect(page.getByText('as quoted in a public software project, read on')).toBeVisible();
  await expectGoodPage(page);
});
