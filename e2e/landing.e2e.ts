import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signedInMark } from '@puente/contract/signed-in-mark';
import { openMenu, signUpInDialog } from './stage/account.ts';
import { expectGoodPage } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

const start = (page: Page) => page.getByRole('link', { name: 'Start my form' }).first();
/** The code that draws pages, which the home page does without. */
const drawingCode = /\/assets\/(foundation|site)-/;

/** The scripts that have come so far. */
function listenForScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

const isDrawnAnew = (scripts: readonly string[]) => scripts.some((url) => drawingCode.test(url));

/** Opens the first step while the code that draws it is on its way; what is returned lets it come. */
async function openHeld(page: Page, url: string): Promise<() => void> {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(drawingCode, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${url}/app`, { waitUntil: 'commit' });
  return send;
}

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, locale: 'es-HN' });

  test('The home page stands in the language of the browser, changes it, and leads on', async ({
    page,
    server,
  }) => {
    await page.goto(server.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Puente no es un bufete de abogados')).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(`${server.url}/?lang=en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(start(page)).toHaveAttribute('href', '/app');
  });
});

test('The home page comes with next to no script, and its own buttons work with that', {
  tag: '@one-width',
}, async ({ quietPage: page, server }) => {
  const scripts = listenForScripts(page);
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expectGoodPage(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
  }
  await expectGoodPage(page);
  expect(isDrawnAnew(scripts)).toBe(false);
});

test('A button that needs the rest of the code is pressed once, and the menu stays open', async ({
  quietPage: page,
  server,
}) => {
  await page.goto(server.url);
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authentication Required' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
  }
  await start(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload I-589 Form' })).toBeVisible();
});

test('When the rest of the code does not come, the page says so, lets people leave, and tries again', {
  tag: '@one-width',
}, async ({ page, server }) => {
  await page.route(drawingCode, (route) => route.abort());
  await page.goto(server.url);
  const erase = page.getByRole('button', { name: 'Delete everything' });
  await erase.click();
  const told = page.getByRole('alert').filter({ hasText: 'This part of the page did not arrive.' });
  await expect(told).toBeVisible();
  await page.unroute(drawingCode);
  await page.reload();
  await erase.click();
  await expect(page.getByRole('dialog', { name: 'What do you want to delete?' })).toBeVisible();
  await expect(told).toBeHidden();
});

test('The first step stands there before its code, and what is done meanwhile is not lost', async ({
  quietPage: page,
  server,
}, info) => {
  const send = await openHeld(page, server.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Upload I-589 Form' })).toBeVisible();
  await expect(page).toHaveTitle('Upload · Puente');
  await expectGoodPage(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).click();
  await expect(page.getByRole('button', { name: 'Browse Files' })).toHaveAttribute('aria-busy', 'true');
  send();
  await choosing;
  const file = info.outputPath('no-paper.pdf');
  writeFileSync(file, 'this is no PDF at all');
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('Please select a valid PDF file').first()).toBeVisible();
});

test(
  'A file that was chosen before the code of the first step is taken with it',
  {
    tag: '@one-width',
  },
  async ({ quietPage: page, server }, info) => {
    const send = await openHeld(page, server.url);
    const file = info.outputPath('no-paper.pdf');
    writeFileSync(file, 'this is no PDF at all');
    await page.locator('input[type=file]').first().setInputFiles(file);
    send();
    await expect(page.getByText('Please select a valid PDF file').first()).toBeVisible();
  },
);

test('On a slow phone nothing typed is lost while the page is taken over', { tag: '@one-width' }, async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  const slowPhone = await page.context().newCDPSession(page);
  await slowPhone.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const form = page.locator('form[data-source="conversion_section"]');
  await form.getByLabel('Email').fill('slow@example.org');
  await form.locator('[type=submit]').click();
  await expect(form.getByText('Thank you! We saved your email address.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('Leave quickly needs no other code, and ends what the server has of the visit', {
  tag: '@one-width',
}, async ({ page, context, server }) => {
  await context.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny' }));
  await page.route(drawingCode, (route) => route.abort());
  const { sessionId } = await bringDocument(context, server.url);
  const look = async () => (await context.request.get(`${server.url}/api/documents/${sessionId}`)).status();
  expect(await look()).toBe(200);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Leave quickly' }).click();
  await expect(page.getByText('Sunny')).toBeVisible();
  // The mark would tell at the next request what the page itself has told.
  await context.clearCookies({ name: signedInMark.cookie });
  await expect.poll(look).toBe(404);
});

test('The language a person chose stays theirs, whatever the browser asks for', {
  tag: '@one-width',
}, async ({ quietPage: page, server }) => {
  const scripts = listenForScripts(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(server.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(isDrawnAnew(scripts), 'the server knows the choice').toBe(false);
  await page.context().clearCookies();
  await page.goto(server.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('link', { name: 'Comenzar mi formulario' }).first()).toBeVisible();
  expect(isDrawnAnew(scripts), 'the server is told the choice again').toBe(false);
});

test('Where no cookie is kept, the page itself changes to the language that was chosen, and comes once', {
  tag: '@one-width',
}, async ({ page, server }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'es');
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  let comings = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') comings += 1;
  });
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: 'Comenzar mi formulario' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(comings).toBe(1);
});

test('Somebody signed in sees their own items of the menu on the home page', {
  tag: '@one-width',
}, async ({ quietPage: page, server }) => {
  await page.goto(server.url);
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signUpInDialog(page);
  await page.goto(server.url);
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'My documents' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});
