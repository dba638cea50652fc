import type { BrowserContext, Page } from '@playwright/test';
import { authDialog, fillSignUp, inventEmail, signUpInDialog } from './stage/account.ts';
import { expectGoodPage, expectReadBack } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

async function openReadBack(page: Page, context: BrowserContext, url: string, language: string) {
  const { sessionId } = await bringDocument(context, url);
  await context.addInitScript(
    ([id, chosen]) => {
      localStorage.setItem('currentSessionId', id ?? '');
      localStorage.setItem('language', chosen ?? '');
    },
    [sessionId, language],
  );
  await page.goto(`${url}/read-back`);
}

test('The filled PDF is read back page by page before it is signed', { tag: '@long' }, async ({
  quietPage: page,
  context,
  server,
}) => {
  await openReadBack(page, context, server.url, 'en');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signUpInDialog(page);
  await expectReadBack(page, 'Read your I-485 before you sign');
  const progress = page.getByText(/^\d+ of \d+ answers ticked$/);
  await expect(progress).toHaveText(/^0 of/);
  const name = page.getByRole('listitem').filter({ hasText: 'Marisol' }).first();
  await name.getByRole('checkbox', { name: 'This is right' }).check();
  await expect(progress).toHaveText(/^1 of/);
  await page.getByText('See this page as it will be printed').click();
  await expect(page.getByRole('img', { name: /page 1, filled in/ })).toHaveJSProperty('complete', true);
  await expectGoodPage(page);

  const pages = page.getByRole('button', { name: 'All on this page is right' });
  while (await pages.isVisible()) await pages.click();
  for (const box of await page.getByRole('checkbox', { name: 'This is right' }).all()) await box.check();
  await expect(page.getByText(/^You ticked every answer/)).toBeVisible();

  await page.getByRole('checkbox', { name: /in another language/ }).check();
  await expect(page.getByText(/interpreter part \(Part 11\) by hand/)).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole('link', { name: 'This is wrong: change it' }).first().click();
  await expect(page).toHaveURL(/\/app\?field=|-guide#/);
});

/** A device with a voice of its own for Spanish and one that somebody else reads with. */
function giveVoices() {
  const voice = (name: string, lang: string, localService: boolean) => ({ name, lang, localService });
  const spoken: string[] = [];
  Object.assign(globalThis, {
    spoken,
    SpeechSynthesisUtterance: class {
      voice: { name: string } | null = null;
      lang = '';
      onend: (() => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  Object.defineProperty(globalThis, 'speechSynthesis', {
    value: {
      getVoices: () => [voice('far', 'es-US', false), voice('near', 'es-MX', true)],
      speak: (utterance: { text: string; voice: { name: string } | null }) =>
        spoken.push(`${utterance.voice?.name}: ${utterance.text}`),
      cancel: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    },
  });
}

test('It is read aloud in Spanish by a voice of the device, and nothing leaves the device meanwhile', {
  tag: '@one-width',
}, async ({ quietPage: page, context, server }) => {
  await context.addInitScript(giveVoices);
  await openReadBack(page, context, server.url, 'es');
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await fillSignUp(authDialog(page, 'es'), inventEmail(), 'es');
  await expectReadBack(page, 'Lea su I-485 antes de firmar');
  await expectGoodPage(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', { name: 'Leer esta página en voz alta' }).click();
  await expect(page.getByRole('button', { name: 'Parar la lectura' })).toBeVisible();
  const spoken = await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
  expect(spoken.every((line) => line.startsWith('near: '))).toBe(true);
  expect(spoken.join('\n')).toContain('Marisol');
  expect(sent).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('listitem').filter({ hasText: 'Marisol', visible: true }).first();
  await expect(sheet.locator('[lang=en]')).toBeVisible();
});
