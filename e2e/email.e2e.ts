import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { drawPaper, marisolQuispe } from '@puente/reader/testing';
import { inventEmail } from './stage/account.ts';
import { type MailedServer, startMailedServer } from './stage/mailed-server.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

const words = {
  en: {
    email: 'Email',
    send: 'Send',
    gate: 'Before you go on: your email',
    thanks: 'Thank you! If this address is new here',
    confirm: ['Confirm your email address', 'Yes, send me tips', 'Your email address is confirmed'],
    stop: ['Stop emails with tips', 'Stop the emails', 'The emails are stopped'],
    subject: 'Please confirm your email address',
  },
  es: {
    email: 'Correo electrónico',
    send: 'Enviar',
    gate: 'Antes de continuar: su correo electrónico',
    thanks: '¡Gracias! Si esta dirección es nueva aquí',
    confirm: [
      'Confirme su correo electrónico',
      'Sí, quiero recibir consejos',
      'Su correo electrónico está confirmado',
    ],
    stop: ['Detener los correos con consejos', 'Detener los correos', 'Los correos están detenidos'],
    subject: 'Confirme_su_correo',
  },
} as const;

let server: MailedServer;
test.beforeAll(async () => {
  server = await startMailedServer();
});
test.afterAll(() => server.stop());

const findMail = (email: string) => server.mails.received.find(({ to }) => to.includes(email));

async function press(page: Page, url: string, [title, button, done]: readonly [string, string, string]) {
  await page.goto(url);
  await expect(stepHeading(page, title)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByText(done)).toBeVisible();
  await expectGoodPage(page);
}

for (const language of ['en', 'es'] as const) {
  const word = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'en' ? 'en-US' : 'es-MX' });

    test(`An address given at the gate is asked for a yes by mail, and stopped by its link (${language})`, async ({
      quietPage: page,
    }, info) => {
      const email = inventEmail();
      const file = info.outputPath('paper.pdf');
      writeFileSync(file, await drawPaper(marisolQuispe, { pages: [1] }));
      await page.goto(`${server.url}/app`);
      await page.locator('input[type=file]').first().setInputFiles(file);
      const session = await page.waitForFunction(() => localStorage.getItem('currentSessionId'), null, {
        timeout: 60_000,
      });
      const document = `${server.url}/api/documents/${await session.jsonValue()}`;
      const started = await page.request.post(`${document}/process-enhanced`, {
        data: {},
        headers: { origin: server.url },
      });
      expect(started.status()).toBe(202);
      const readStatus = async () => (await (await page.request.get(document)).json()).status;
      await expect.poll(readStatus, { timeout: 120_000 }).toBe('processed');
      // From another place: within the page, the step in the address would be judged by what it knew before.
      await page.goto('about:blank');
      await page.goto(`${server.url}/app#step4`);
      await expect(stepHeading(page, word.gate)).toBeVisible();
      await page.getByLabel(word.email).fill(email);
      await page.getByRole('button', { name: word.send, exact: true }).click();
      await expect(page.getByText(word.thanks)).toBeVisible();

      await expect.poll(() => findMail(email)?.raw).toContain(word.subject);
      const { text = '' } = findMail(email) ?? {};
      const [confirmUrl = ''] = /http:\S+\d\/confirm-email\/\S+/.exec(text) ?? [];
      const [stopUrl = ''] = /http:\S+\d\/unsubscribe\/\S+/.exec(text) ?? [];
      await press(page, confirmUrl, word.confirm);
      await page.screenshot({ path: info.outputPath('confirmed.png') });
      await press(page, stopUrl, word.stop);
      await page.screenshot({ path: info.outputPath('stopped.png') });
    });
  });
}

test('A page view is told of after a second, without the token of its address', async ({ page }) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track-visit')) told.push(request.postDataJSON());
  });
  await page.goto(`${server.url}/unsubscribe/invented-token-0123456789-0123456789`);
  await expect.poll(() => told).toHaveLength(1);
  const sessionId = await page.evaluate(() => sessionStorage.getItem('visitSessionId'));
  expect(told[0]).toMatchObject({ sessionId, page: '/unsubscribe/-' });
  await page.goto(server.url);
  await expect.poll(() => told).toHaveLength(2);
  expect(told[1]).toMatchObject({ sessionId, page: '/' });
});

test('Nothing is told of where the browser asks not to be followed', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url()));
  await page.goto(server.url);
  await expect.poll(() => told.some((url) => url.includes('track-visits'))).toBe(true);
  await page.waitForTimeout(500);
  expect(told.filter((url) => url.includes('/api/track-visit'))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('visitSessionId'))).toBeNull();
});
