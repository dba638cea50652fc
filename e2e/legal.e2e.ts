import { expectGoodPage, stepHeading } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

test('A question is answered with its source, an advice is not given, and what is not known is said', async ({
  quietPage: page,
  server,
}) => {
  await page.goto(server.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal help' }).click();
  await expect(stepHeading(page, 'Legal help')).toBeVisible();
  const question = page.getByLabel('Your question');
  const ask = page.getByRole('button', { name: 'Ask', exact: true });
  await expect(ask).toBeDisabled();
  await question.fill('Do asylees have to pay for the I-485?');
  await question.press('Enter');
  const answer = page.getByRole('listitem').filter({ hasText: 'pays the fee of the I-485' });
  await expect(answer.getByRole('link', { name: 'uscis.gov/g-1055' })).toBeVisible();
  await expect(answer).toContainText('looked at on October 8, 2026');
  await expect(page.getByText('No language model was asked.')).toBeVisible();
  await expectGoodPage(page);

  await question.fill('I was arrested once. Should I say no?');
  await ask.click();
  await expect(page.getByText('Talk to a lawyer before you file')).toBeVisible();
  await expect(page.getByText(/is legal advice, which is not given here/)).toBeVisible();
  await expectGoodPage(page);

  await question.fill('best pizza in town');
  await ask.click();
  await expect(page.getByText(/^I have no source for this/)).toBeVisible();
  await page.getByRole('button', { name: 'Required Documents' }).click();
  await expect(page.getByText(/^I have no source for this/)).toHaveCount(0);
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('What Puente does not do and how its answers were tested stands on a page of its own, also in Spanish', {
  tag: '@one-width',
}, async ({ quietPage: page, server }) => {
  await page.goto(`${server.url}/limits`);
  await expect(stepHeading(page, 'What Puente does not do')).toBeVisible();
  await expect(page.getByText(/questions without an answer got none/).first()).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(stepHeading(page, 'Lo que Puente no hace')).toBeVisible();
  await expectGoodPage(page);
});

test('From a question of the guide the helper speaks of that question, in the language of the screen', {
  tag: '@one-width',
}, async ({ quietPage: page, context, server }) => {
  const { sessionId } = await bringDocument(context, server.url);
  await context.addInitScript((id) => {
    localStorage.setItem('currentSessionId', id);
    localStorage.setItem('language', 'es');
    sessionStorage.setItem('emailGateSkipped', '1');
  }, sessionId);
  await page.goto(`${server.url}/i485-guide#part-9-item-22`);
  await page.getByRole('button', { name: 'Leer más' }).click();
  await expect(page.getByText('No se consultó ningún modelo de lenguaje.')).toBeVisible();
  await page.locator('#part-9-item-22').getByRole('button', { name: 'Preguntar sobre esto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ayuda legal' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Errores comunes' }).click();
  await expect(dialog.getByText(/Impreso en el formulario/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
