import { expectGoodPage, stepHeading } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

test('What is kept, how long and who sees it stands behind a link at the foot of each page', async ({
  quietPage: page,
  server,
}) => {
  await page.goto(server.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(stepHeading(page, 'Your privacy')).toBeVisible();
  await expect(page.getByText(/It is deleted 24 hours after you last used it/)).toBeVisible();
  await expect(page.getByText('Who runs this server is not told by this server.')).toBeVisible();
  await expect(page.getByText('No model outside gets anything from this server.')).toBeVisible();
  await expect(page.getByText('This server sends no mail.')).toBeVisible();
  await expect(page.getByText(/\(puente_session\)/)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'What Puente does not do' }).click();
  await expect(page.getByText('No model outside gets anything from this server.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Your privacy' })).toBeVisible();
  await expectGoodPage(page);
});

test('It is told in Spanish too, and the home page leads there from what it promises', async ({
  quietPage: page,
  server,
}) => {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Qué se guarda y cuánto tiempo' }).click();
  await expect(stepHeading(page, 'Su privacidad')).toBeVisible();
  await expect(page.getByText(/Se borra 24 horas después de su último uso/)).toBeVisible();
  await expectGoodPage(page);
});
