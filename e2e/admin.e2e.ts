import { mkdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getCatalogue } from '@puente/forms/catalogues';
import { toPhoneCode } from '../apps/server/src/testing/admin-browser.ts';
import { drawPdf } from '../apps/server/src/testing/sample-pdf.ts';
import { drawEdition } from '../bench/editions/draw-edition.ts';
import { makeEdition } from '../bench/editions/made-edition.ts';
import { goodPassword } from './stage/account.ts';
import { HttpBrowser } from './stage/http-browser.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { type StagedServer, startServer } from './stage/server.ts';
import { test as base, expect } from './stage/test.ts';

/** A page on which a console error fails the test; that nobody is signed in yet is told as one by the browser. */
const test = base.extend<{ officePage: Page }>({
  officePage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const isAsking = message.location().url.endsWith('/api/admin/me') && message.text().includes('401');
      if (message.type() === 'error' && !isAsking) complaints.push(message.text());
    });
    await use(page);
    expect(complaints, 'nothing else is complained of in the console').toEqual([]);
  },
});

const operator = 'operator@example.org';
/** For a server on which nothing is read or filled: it need not load what does that. */
const nothingRead = { WARM_UP: 'off' };
const words = {
  en: {
    title: 'Back office',
    entry: 'Admin sign-in',
    email: 'Email',
    password: 'Password',
    send: 'Sign In',
    signOut: 'Sign Out',
    tabs: ['Analytics', 'Documents', 'Emails', 'Visits', 'System'],
  },
  es: {
    title: 'Administración',
    entry: 'Entrada de administración',
    email: 'Correo electrónico',
    password: 'Contraseña',
    send: 'Entrar',
    signOut: 'Cerrar sesión',
    tabs: ['Análisis', 'Documentos', 'Correos', 'Visitas', 'Sistema'],
  },
} as const;

let server: StagedServer;
/** Of the documents that were brought: one is deleted in each journey that deletes. */
const sessionIds: string[] = [];

async function bringPeople(): Promise<void> {
  for (const name of ['Ines', 'Noor', 'Kwame']) {
    const visitor = new HttpBrowser(server);
    const email = `${name.toLowerCase()}-${Math.random().toString(36).slice(2)}@example.org`;
    await visitor.send('POST', '/api/collect-email', { email, firstName: name, source: 'website' });
    sessionIds.push(await visitor.upload(await drawPdf(), `${name}-secret.pdf`));
  }
}

test.beforeAll(async () => {
  server = await startServer({ ADMIN_EMAIL: operator, ADMIN_PASSWORD: goodPassword, ...nothingRead });
  await bringPeople();
});
test.afterAll(() => server.stop());

async function enter(page: Page, language: keyof typeof words = 'en', at = server): Promise<void> {
  const word = words[language];
  await page.goto(`${at.url}/admin`);
  await expect(stepHeading(page, word.entry)).toBeVisible();
  await page.getByLabel(word.email).fill(operator);
  await page.getByLabel(word.password).fill(goodPassword);
  await page.getByRole('button', { name: word.send, exact: true }).click();
  await expect(stepHeading(page, word.title)).toBeVisible();
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'en' ? 'en-US' : 'es-MX' });

    test(`An admin enters, looks at each tab and leaves (${language})`, async ({
      officePage: page,
    }, info) => {
      const word = words[language];
      await page.goto(`${server.url}/admin`);
      await expect(stepHeading(page, word.entry)).toBeVisible();
      await expectGoodPage(page);
      await enter(page, language);
      for (const name of word.tabs) {
        await openTab(page, name);
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        await expect(page.getByText(/^(Loading|Cargando)…$/)).toHaveCount(0);
        await expectGoodPage(page);
        await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      }
      await page.getByRole('button', { name: word.signOut }).click();
      await expect(stepHeading(page, word.entry)).toBeVisible();
      await page.reload();
      await expect(stepHeading(page, word.entry)).toBeVisible();
    });
  });
}

test('A wrong password is told, and opens nothing', async ({ page }) => {
  await page.goto(`${server.url}/admin`);
  await page.getByLabel('Email').fill(operator);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The email address or the password is not right.');
  await expectGoodPage(page);
});

test('Documents are found, counted, exported and deleted, and nothing of their people is shown', async ({
  officePage: page,
}) => {
  const sessionId = sessionIds.pop() ?? '';
  await enter(page);
  await openTab(page, 'Documents');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('No admin can see answers, files or file names here.')).toBeVisible();
  await panel.getByLabel('Beginning of a session id').fill(sessionId.slice(0, 8));
  await panel.getByRole('button', { name: 'Search' }).click();
  await expect(panel.getByText('1 document', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('secret');
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^documents-export-\d{4}-\d\d-\d\d\.csv$/);
  const table = readFileSync(await file.path(), 'utf8');
  expect(table).toContain(sessionId);
  expect(table).not.toContain('secret');
  await panel.getByRole('button', { name: `Delete ${sessionId.slice(0, 8)}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this document?' });
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect(panel.getByText('0 documents')).toBeVisible();
  await panel.getByLabel('Status').selectOption('Error');
  await expect(panel.getByText('0 documents')).toBeVisible();
  await openTab(page, 'System');
  await expect(page.getByRole('cell', { name: 'Document deleted' }).first()).toBeVisible();
});

test('Addresses are found, exported, unsubscribed and deleted', async ({ officePage: page }) => {
  const name = `Zoila${Date.now()}`;
  const email = `${name.toLowerCase()}@example.org`;
  await new HttpBrowser(server).send('POST', '/api/collect-email', {
    email,
    firstName: name,
    source: 'website',
  });
  await enter(page);
  await openTab(page, 'Emails');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('searchbox', { name: 'Search' }).fill(name.toUpperCase());
  await panel.getByRole('button', { name: 'Search' }).click();
  await expect(panel.getByText('1 address', { exact: true })).toBeVisible();
  await expect(panel.getByRole('cell', { name: email, exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^emails-export-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(email);
  await panel.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(panel.getByText('0 addresses')).toBeVisible();
});

test('A visit is shown with its network alone, and counted as a visit', async ({ page }) => {
  await new HttpBrowser(server).send(
    'POST',
    '/api/track-visit',
    { sessionId: '1-2-3-4', page: '/limits', deviceType: 'mobile' },
    {
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
    },
  );
  await enter(page);
  await openTab(page, 'Visits');
  const row = page.getByRole('row').filter({ hasText: '/limits' }).first();
  await expect(row).toContainText('mobile');
  await expect(row).toContainText('127.0.0.0');
  await expect(page.getByRole('heading', { name: 'Total Visits' })).toBeVisible();
});

test('What the system tab says is measured, and a file that is no blank is refused and not kept', async ({
  officePage: page,
}) => {
  await enter(page);
  const health = page.getByRole('region', { name: 'System health' });
  await expect(health.getByText('Healthy')).toHaveCount(3);
  await openTab(page, 'System');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Embedded (PGlite)')).toBeVisible();
  await expect(panel.getByText('Working').first()).toBeVisible();
  await expect(panel.getByText('Signed in').first()).toBeVisible();
  const offer = panel.getByLabel('Add a newer blank');
  if ((await offer.count()) === 0) return;
  const bytes = Buffer.from(await drawPdf());
  await offer.setInputFiles({ name: 'no-blank.pdf', mimeType: 'application/pdf', buffer: bytes });
  const report = page.getByRole('dialog', { name: 'What became of the boxes' });
  await expect(report.getByText('The file was not kept.')).toBeVisible({ timeout: 60_000 });
  await expectGoodPage(page);
});

test('Where the operator asks for it, a phone code is set up before anything is shown, and asked for from then on', async ({
  page,
}) => {
  const strict = await startServer({
    ADMIN_EMAIL: operator,
    ADMIN_PASSWORD: goodPassword,
    ADMIN_REQUIRE_TOTP: 'on',
    ...nothingRead,
  });
  const signIn = async () => {
    await page.goto(`${strict.url}/admin`);
    await page.getByLabel('Email').fill(operator);
    await page.getByLabel('Password').fill(goodPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn();
  await expect(stepHeading(page, 'A code from your phone')).toBeVisible();
  await expectGoodPage(page);
  await page.getByLabel('Your password').fill(goodPassword);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: /Picture to scan/ })).toBeVisible();
  await expectGoodPage(page);
  const told = await page.getByText(/^Or type this into the app:/).innerText();
  const uri = `otpauth://totp/x?secret=${told.replace(/^.*: */s, '').trim()}`;
  await page.getByLabel('Code', { exact: true }).fill(await toPhoneCode(uri, new Date()));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('main').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [backup = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(stepHeading(page, 'Back office')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signIn();
  await page.getByLabel('Code', { exact: true }).fill(backup);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(stepHeading(page, 'Back office')).toBeVisible();
  await strict.stop();
});

test(
  'A newer blank is compared, put in use, set aside and taken out',
  { tag: '@one-width' },
  async ({ officePage: page }, info) => {
    const forms = info.outputPath('forms');
    mkdirSync(forms, { recursive: true });
    const office = await startServer({
      ADMIN_EMAIL: operator,
      ADMIN_PASSWORD: goodPassword,
      FORMS_DIR: forms,
    });
    await enter(page, 'en', office);
    await openTab(page, 'System');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(/^No official blank is installed/)).toBeVisible();
    const blank = await drawEdition(makeEdition(getCatalogue('I-765', '08/21/25'), 'q1').facts);
    const file = { name: 'blank.pdf', mimeType: 'application/pdf', buffer: Buffer.from(blank) };
    await panel.getByLabel('Add a newer blank').setInputFiles(file);
    const report = page.getByRole('dialog', { name: 'What became of the boxes' });
    await expect(report.getByText('Matched with the edition of 08/21/25.')).toBeVisible({ timeout: 60_000 });
    const pictures = report.getByRole('img', { name: /^Page \d+ of the blank$/ });
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expectGoodPage(page);
    await page.screenshot({ path: info.outputPath('report.png') });
    await report.getByRole('button', { name: 'Close' }).click();

    const card = panel.getByRole('listitem').filter({ hasText: 'Form I-765' });
    const press = async (words: string, yes: string) => {
      await card.getByRole('button', { name: words }).click();
      await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 60_000 });
    };
    await expect(card).toContainText('set aside');
    await press('Put in use', 'Put it in use');
    await expect(card).toContainText('· in use');
    await press('Set aside', 'Set it aside');
    await expect(card).toContainText('· set aside');
    await press('Take out', 'Take it out');
    await expect(card).toHaveCount(0);
    await expect(panel.getByRole('cell', { name: 'Blank taken out' })).toBeVisible();
    await office.stop();
  },
);
