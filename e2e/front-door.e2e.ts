import type { Page, Request } from '@playwright/test';
import { openWhole } from './stage/review.ts';
import { expectGoodPage } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

const nothingClaimed = { people: null, rating: null, time: null, measured: null };

/** What the server claims of itself is its operator's: here it is the test's. */
const claim = (page: Page, claims: object) =>
  page.route('**/api/claims', (route) => route.fulfill({ json: { ...nothingClaimed, ...claims } }));

test.beforeEach(async ({ page }) => {
  await claim(page, {});
});

const formOf = (page: Page, source: string) => page.locator(`form[data-source="${source}"]`);

/** Sends a form from one place of the site; gives what went to the server. */
async function giveEmail(page: Page, source: string, email: string): Promise<Record<string, unknown>> {
  const form = formOf(page, source);
  const send = form.locator('[type=submit]');
  await expect(send).toBeDisabled();
  await form.getByRole('textbox', { name: /^(Email|Correo electrónico)$/ }).fill(email);
  await expect(send).toBeEnabled();
  const sent = page.waitForRequest('**/api/collect-email');
  await send.click();
  return (await sent).postDataJSON();
}

const readKept = (page: Page) =>
  page.evaluate(() =>
    ['userEmail', 'userFirstName', 'userLastName'].map((key) => window.localStorage.getItem(key)),
  );

/** The pointer goes out of the window by one side. */
const leaveBy = (page: Page, clientY: number) =>
  page.evaluate(
    (y) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: y })),
    clientY,
  );

const popup = (page: Page) => page.getByRole('dialog', { name: 'Take the checklist with you' });

/** The pointer goes out through the top, as often as it takes until the page listens. */
const leaveUntilAsked = (page: Page) =>
  expect(async () => {
    await leaveBy(page, -1);
    await expect(popup(page)).toBeVisible({ timeout: 500 });
  }).toPass();

/** The part that comes after the page and makes it answer. */
async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
}

test('Tips by email are offered after the start button, and nobody needs them', async ({
  quietPage: page,
  server,
}) => {
  await openHome(page, server.url);
  const start = page.getByRole('link', { name: 'Start my form' }).first();
  const tips = page.getByText('Get tips by email (optional)');
  const [startBox, tipsBox] = [await start.boundingBox(), await tips.boundingBox()];
  expect(tipsBox?.y).toBeGreaterThan(startBox?.y ?? Number.POSITIVE_INFINITY);
  await expect(formOf(page, 'hero_secondary')).toBeHidden();
  await tips.click();
  await expectGoodPage(page);
  expect(await giveEmail(page, 'hero_secondary', 'hero@example.org')).toMatchObject({
    email: 'hero@example.org',
    source: 'hero_secondary',
  });
  await expect(formOf(page, 'hero_secondary').getByText('Thank you! We saved')).toBeFocused();
  expect(await readKept(page)).toEqual(['hero@example.org', null, null]);
  await expectGoodPage(page);
});

test('The checklist is there without an address, and by mail with a name', async ({
  quietPage: page,
  server,
}) => {
  await openHome(page, server.url);
  const part = page.getByRole('region', { name: 'Not ready yet? Start with the checklist' });
  await expect(part.getByRole('link', { name: 'Open the checklist (PDF)' })).toHaveAttribute(
    'href',
    '/api/checklist?lang=en',
  );
  await expect(part.getByText('You do not need to give an email address to open it.')).toBeVisible();
  await part.getByLabel('First name').fill('Elena');
  await part.getByLabel('Last name').fill('Rivas');
  expect(await giveEmail(page, 'conversion_section', ' elena@example.org ')).toMatchObject({
    email: 'elena@example.org',
    firstName: 'Elena',
    lastName: 'Rivas',
    source: 'conversion_section',
  });
  await expect(part.getByText('This site sends no email at the moment.')).toBeVisible();
  expect(await readKept(page)).toEqual(['elena@example.org', 'Elena', 'Rivas']);
});

test('Where mail is sent, the thanks say what to do with it', { tag: '@one-width' }, async ({
  quietPage: page,
  server,
}) => {
  await page.route('**/api/collect-email', (route) =>
    route.fulfill({ json: { success: true, mail: 'sent' } }),
  );
  await openHome(page, server.url);
  await giveEmail(page, 'conversion_section', 'mail@example.org');
  await expect(formOf(page, 'conversion_section').getByText('press the button to confirm')).toBeVisible();
});

test('An address that is none is named, and what went wrong can be tried again', {
  tag: '@one-width',
}, async ({ page, server }) => {
  await openHome(page, server.url);
  const form = formOf(page, 'conversion_section');
  await giveEmail(page, 'conversion_section', 'no address');
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await page.route('**/api/collect-email', (route) => route.abort());
  await form.getByLabel('Email').fill('again@example.org');
  await form.locator('[type=submit]').click();
  await expect(form.getByText('Failed to subscribe')).toBeVisible();
  expect(await readKept(page)).toEqual([null, null, null]);
  await page.unroute('**/api/collect-email');
  await form.locator('[type=submit]').click();
  await expect(form.getByText('Thank you! We saved')).toBeVisible();
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('Whoever leaves through the top is asked once, can answer by keyboard, and is never asked again', async ({
    quietPage: page,
    server,
  }) => {
    await openHome(page, server.url);
    const start = page.getByRole('link', { name: 'Start my form' }).first();
    await start.focus();
    await leaveBy(page, 300);
    await page.clock.install({ time: new Date('2026-01-02T08:00:00Z') });
    await page.clock.pauseAt(new Date('2026-01-02T09:00:00Z'));
    await leaveBy(page, -1);
    await page.clock.runFor(99);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(popup(page)).toBeVisible();
    await page.clock.resume();
    await expectGoodPage(page, 'dialog[open]');
    await expect(popup(page).getByRole('link', { name: 'Open the checklist (PDF)' })).toBeFocused();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog[open]') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(start).toBeFocused();
    // Told by the browser a moment after the dialog is gone.
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('exitPopupDismissed')))
      .not.toBeNull();
    await leaveBy(page, -1);
    await page.clock.runFor(500);
    await expect(popup(page)).toBeHidden();
    await openHome(page, server.url);
    await leaveBy(page, -1);
    await page.clock.runFor(500);
    await expect(popup(page)).toBeHidden();
  });

  test('An address given on leaving is kept with its source, and asked for no more', async ({
    quietPage: page,
    server,
  }) => {
    await openHome(page, server.url);
    await leaveUntilAsked(page);
    expect(await giveEmail(page, 'exit_intent', 'exit@example.org')).toMatchObject({ source: 'exit_intent' });
    await expect(popup(page).getByText('Thank you! We saved')).toBeVisible();
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await expect(popup(page)).toBeHidden();
    await page.evaluate(() => window.localStorage.removeItem('exitPopupDismissed'));
    await openHome(page, server.url);
    await page.clock.install();
    await leaveBy(page, -1);
    await page.clock.runFor(500);
    await expect(popup(page)).toBeHidden();
  });

  test('Nobody is asked while they type', { tag: '@one-width' }, async ({ quietPage: page, server }) => {
    await openHome(page, server.url);
    await formOf(page, 'conversion_section').getByLabel('First name').focus();
    await page.clock.install();
    await leaveBy(page, -1);
    await page.clock.runFor(500);
    await expect(popup(page)).toBeHidden();
  });

  test('Forms, popup and claims together need little code', { tag: '@one-width' }, async ({
    quietPage: page,
    server,
  }) => {
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await openHome(page, server.url);
    await leaveBy(page, -1);
    await giveEmail(page, 'exit_intent', 'small@example.org');
    await expect(popup(page).getByText('Thank you! We saved')).toBeVisible();
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    console.log(`script of the home page, forms and popup used: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(60_000);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('Where nothing points, nobody is asked', { tag: '@one-width' }, async ({
    quietPage: page,
    server,
  }) => {
    await openHome(page, server.url);
    await page.clock.install();
    await leaveBy(page, -1);
    await page.clock.runFor(500);
    await expect(popup(page)).toBeHidden();
  });
});

test('What is claimed of the site is shown, and by whom; what it measured, where nothing is', {
  tag: '@one-width',
}, async ({ quietPage: page, server }) => {
  await openHome(page, server.url);
  await expect(page.locator('[data-claims]')).toBeHidden();
  await page.unroute('**/api/claims');
  await claim(page, { people: '2,000+', time: 'under 5 minutes' });
  await openHome(page, server.url);
  await expect(page.getByText('2,000+')).toBeVisible();
  await expect(page.getByText('under 5 minutes')).toBeVisible();
  await expect(page.getByText('Rating', { exact: true })).toBeHidden();
  await expect(page.getByText('Told by the people who run this site.')).toBeVisible();
  await expectGoodPage(page);
  await page.unroute('**/api/claims');
  await claim(page, { measured: { documents: 1234, medianSeconds: 20.4 } });
  await openHome(page, server.url);
  await expect(page.getByText('1,234')).toBeVisible();
  await expect(page.getByText('20 seconds')).toBeVisible();
  await expect(page.getByText('Measured by this site.')).toBeVisible();
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('The home page offers the checklist itself, and no form that could not be sent', async ({
    page,
    server,
  }) => {
    await page.goto(server.url);
    await expect(page.getByRole('link', { name: 'Open the checklist (PDF)' })).toBeVisible();
    await expect(page.locator('form[data-source]').first()).toBeHidden();
    await expect(page.getByText('Get tips by email (optional)')).toBeHidden();
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-HN' });

  test('The home page asks, thanks and claims in its own language, also when another draws it', async ({
    quietPage: page,
    server,
  }) => {
    await page.unroute('**/api/claims');
    await claim(page, { rating: '4.9/5' });
    await openHome(page, server.url);
    await expectGoodPage(page);
    await expect(page.getByText('Lo dicen las personas que manejan este sitio.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abrir la lista para marcar (PDF)' })).toHaveAttribute(
      'href',
      '/api/checklist?lang=es',
    );
    const form = formOf(page, 'conversion_section');
    await form.getByLabel('Nombre').fill('Elena');
    // The code that draws pages takes over what is typed, and what is filled in.
    await page.getByRole('button', { name: 'Borrar todo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.getByLabel('Nombre')).toHaveValue('Elena');
    await expect(page.getByText('4.9/5')).toBeVisible();
    expect(await giveEmail(page, 'conversion_section', 'es@example.org')).toMatchObject({
      firstName: 'Elena',
      source: 'conversion_section',
    });
    await expect(form.getByText('¡Gracias! Guardamos')).toBeVisible();
    await expectGoodPage(page);
  });
});

test('Tips can be had from the page of legal help, by the site’s own source', async ({
  quietPage: page,
  server,
}) => {
  await page.goto(`${server.url}/legal-help`);
  await page.getByText('Get tips by email (optional)').click();
  await expectGoodPage(page);
  expect(await giveEmail(page, 'website', 'website@example.org')).toMatchObject({ source: 'website' });
  await expect(page.getByText('Thank you! We saved your email address.')).toBeVisible();
});

test('Before the field guide an address is asked for, once, and the guide opens after it or without', async ({
  quietPage: page,
  context,
  server,
}) => {
  const { sessionId } = await bringDocument(context, server.url);
  await page.goto(`${server.url}/i485-guide?session=${sessionId}`);
  const asked = page.getByRole('heading', { level: 1, name: 'Before you go on: your email' });
  const guide = page.getByRole('heading', { level: 1, name: 'Guide to your I-485' });
  await expect(asked).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(guide).toBeVisible();
  await page.reload();
  await expect(guide).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(asked).toBeVisible();
  expect(await giveEmail(page, 'pre_guide', 'guide@example.org')).toMatchObject({ source: 'pre_guide' });
  await expect(page.getByText('Thank you! We saved')).toBeVisible();
  await expect(guide).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(guide).toBeVisible();
});

test('Who skipped the email before the answers is not asked again in the guide’s own window', {
  tag: '@one-width',
}, async ({ quietPage: page, context, server }) => {
  const { sessionId } = await bringDocument(context, server.url);
  await page.goto(`${server.url}/review?session=${sessionId}`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await openWhole(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open guide to every question' }).click();
  const other = await opening;
  await expect(other.getByRole('heading', { level: 1, name: 'Guide to your I-485' })).toBeVisible();
});
