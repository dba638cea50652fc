import type { I485FormData } from '@puente/forms/data';
import { field, input, openAnswer, openSection } from './stage/review.ts';
import { expect, openReview, test } from './stage/reviewed.ts';
import { expectGoodPage } from './stage/road.ts';

const question = /Which words are the family name/;

test('A name in one line is shown as it stands above empty fields, and the person says which words are which', {
  tag: '@one-width',
}, async ({ quietPage: page, reviewed }) => {
  const { formData, sessionId } = await reviewed.get();
  const data = { ...formData, children: [{ full_name: 'Juan Carlos Pérez Tzul' }] };
  await reviewed.api.put(`/api/documents/${sessionId}/form`, { data });
  await openReview(page, reviewed.url);
  await openAnswer(page, 'children.0.name.family_name');
  const line = field(page, 'children.0.full_name');
  await expect(line).toContainText('Juan Carlos Pérez Tzul');
  await expect(line).toContainText(question);
  const part = (key: string) => input(page, `children.0.name.${key}_name`);
  for (const key of ['family', 'given', 'middle']) await expect(part(key)).toHaveValue('');
  await part('family').fill('Pérez Tzul');
  await part('given').fill('Juan');
  await part('middle').fill('Carlos');
  await part('middle').blur();
  await expect(line).not.toContainText(question);
  await expectGoodPage(page);
  await expect(page.locator('[data-save="saved"]')).toHaveText(/^Saved \d/);
  const { children } = (await reviewed.get()).formData as unknown as I485FormData;
  expect(children[0]).toMatchObject({
    full_name: 'Juan Carlos Pérez Tzul',
    name: { family_name: 'Pérez Tzul', given_name: 'Juan', middle_name: 'Carlos' },
  });
});

test('A part that a name read whole does not have is not on the form, and no one is told to type it', {
  tag: '@one-width',
}, async ({ quietPage: page, reviewed }) => {
  const { formData } = await reviewed.get();
  const { parents } = formData as unknown as I485FormData;
  const row = parents.findIndex(({ full_name: { family_name, middle_name } }) => family_name && !middle_name);
  expect(row).toBeGreaterThanOrEqual(0);
  await openReview(page, reviewed.url);
  await openSection(page, 'parents');
  const name = page.locator(`[data-unit="parents.${row}.full_name.family_name"]`);
  await expect(field(page, `parents.${row}.full_name.middle_name`).locator('[data-evidence]')).toHaveCount(0);
  await expect(name).toContainText('Your paper has this name in one box');
  await expect(name).not.toContainText('Could not be read');
});
