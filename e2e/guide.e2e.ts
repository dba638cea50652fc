import type { BrowserContext, Page } from '@playwright/test';
import { signUpInDialog } from './stage/account.ts';
import { expectGoodPage, saveForm, stepHeading } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

async function openGuide(page: Page, context: BrowserContext, url: string, language = 'en') {
  const { sessionId } = await bringDocument(context, url);
  await context.addInitScript(
    ([id, chosen]) => {
      localStorage.setItem('currentSessionId', id ?? '');
      localStorage.setItem('language', chosen ?? '');
      sessionStorage.setItem('emailGateSkipped', '1');
    },
    [sessionId, language],
  );
  await page.goto(`${url}/i485-guide`);
  return sessionId;
}

const partNine = (page: Page) => page.getByRole('heading', { level: 2, name: /^Part 9/ });

test('Every question of the I-485 is told in plain words, found, and answered where it stands', {
  tag: '@long',
}, async ({ quietPage: page, context, server }) => {
  await openGuide(page, context, server.url);
  await expect(stepHeading(page, 'Guide to your I-485')).toBeVisible();
  await expect(page.getByText('268 questions', { exact: true })).toBeVisible();
  await expectGoodPage(page);

  await partNine(page).click();
  const arrested = page.locator('#part-9-item-22');
  await arrested.getByText('What it asks and where to find it').click();
  await expect(arrested.getByText('Where this comes from')).toBeVisible();
  const referral = arrested.getByText('Talk to a lawyer before you file');
  await expect(referral).toHaveCount(0);
  await arrested.getByRole('radio', { name: 'Yes' }).check();
  await expect(referral).toBeVisible();
  await expect(arrested.getByText(/what you answered is saved/)).toBeVisible();
  await arrested.getByLabel('Explain your yes').fill('Cited once in 2019 for a broken light. Dismissed.');
  await arrested.getByLabel('Explain your yes').blur();
  await expect(arrested.getByText('Saved', { exact: true })).toBeVisible();
  await expect(arrested.getByText('On your form: Yes')).toBeVisible();
  await expectGoodPage(page);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('On your form: Yes').first()).toBeVisible();
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Page \d+/ })
      .count(),
  ).toBeGreaterThan(260);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await page.getByLabel('Search the guide').fill('asylum granted');
  await expect(page.locator('#part-9-item-22')).toHaveCount(0);
  await page.getByLabel('Search the guide').fill('');
  await page.getByLabel('Show', { exact: true }).selectOption('answered');
  await expect(page.locator('#part-1-item-1')).toContainText('Marisol');
  await page.locator('#part-1-item-1').getByRole('link', { name: 'Change it in the review' }).click();
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();

  await page.goto(`${server.url}/i485-guide#part-9-item-22`);
  await expect(page.locator('#part-9-item-22')).toBeInViewport();

  await page.goto(`${server.url}/app#step6`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await signUpInDialog(page);
  const { values } = await saveForm(page, 'Download PDF again');
  expect([...values.values()].join(' ')).toContain('Cited once in 2019 for a broken light. Dismissed.');
});

test('Open questions are walked through one at a time, and what is not known yet is listed', async ({
  quietPage: page,
  context,
  server,
}) => {
  await openGuide(page, context, server.url);
  await page.getByRole('button', { name: /^Answer the \d+ open questions$/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const first = await heading.innerText();
  await expectGoodPage(page);
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading).not.toHaveText(first);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading).toHaveText(first);
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  const second = await heading.innerText();
  await page.getByRole('button', { name: /I do not know yet|Leave it empty/ }).click();
  await expect(heading).not.toHaveText(second);
  await page.getByRole('button', { name: 'Stop for now' }).click();
  await page.getByLabel('Show', { exact: true }).selectOption('later');
  await expect(page.getByRole('heading', { level: 3, name: second })).toBeVisible();
});

test('The keyboard alone answers question after question, and takes an answer back', {
  tag: '@one-width',
}, async ({ quietPage: page, context, server }) => {
  await openGuide(page, context, server.url);
  const tabTo = async (name: string | RegExp) => {
    const target = page.getByRole('button', { name, exact: true });
    for (let press = 0; press < 12; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const start = page.getByRole('button', { name: /^Answer the \d+ open questions$/ });
  await start.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const first = await heading.innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await tabTo('Undo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'No' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await tabTo('Next');
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveText(first);
  await expect(heading).toBeFocused();
});

test('Without a document there is no guide, and the other guide is offered for another form', async ({
  quietPage: page,
  context,
  server,
}) => {
  await page.goto(`${server.url}/i765-guide`);
  await expect(page.getByRole('heading', { name: 'Session Not Found' })).toBeVisible();
  await expectGoodPage(page);
  await openGuide(page, context, server.url, 'es');
  await page.goto(`${server.url}/i765-guide`);
  await page.getByRole('link', { name: 'Abrir la guía del I-485' }).click();
  await expect(stepHeading(page, 'Guía de su I-485')).toBeVisible();
  await expectGoodPage(page);
});
