import { type BrowserContext, type Page, request } from '@playwright/test';
import { authDialog, signUpInDialog } from './stage/account.ts';
import { paste } from './stage/clipboard.ts';
import { type MailedServer, startMailedServer } from './stage/mailed-server.ts';
import { openAnswer } from './stage/review.ts';
import { openReviewerPage } from './stage/review-link.ts';
import { expectGoodPage, stepHeading } from './stage/road.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

/** A short paper that was read, as the one the browser works on. */
async function bringOwn(context: BrowserContext, url: string, pages?: number[]) {
  const { sessionId, api } = await bringDocument(context, url, pages);
  await context.addInitScript((id) => localStorage.setItem('currentSessionId', id), sessionId);
  await api.dispose();
}

async function openShare(page: Page, url: string) {
  await page.goto(`${url}/app#step5`);
  const skip = page.getByRole('button', { name: 'Skip for now' });
  const heading = stepHeading(page, 'Share with an attorney');
  await expect(skip.or(heading)).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(heading).toBeVisible();
}

const toast = (page: Page, title: string) =>
  page.locator('[role=status], li').filter({ hasText: title }).first();
const field = (page: Page) => page.getByLabel('Secure link', { exact: true });
const make = (page: Page) => page.getByRole('button', { name: 'Create link' }).click();

/** What a reviewer's browser gets for the link in the field. */
async function openLink(page: Page, url: string) {
  const token = (await field(page).inputValue()).split('/').at(-1);
  const reviewer = await request.newContext({ baseURL: url });
  const answer = await reviewer.get(`/api/review/${token}`);
  const { linkId } = (await answer.json()) as { linkId: string };
  const open = async () => (await reviewer.get(`/api/review/${linkId}`)).status();
  return { token: token ?? '', status: answer.status(), open };
}

test('A link is made after signing in, copied, seen opened, shown again, renewed and revoked', {
  tag: '@one-width',
}, async ({ quietPage: page, context, server }) => {
  await bringOwn(context, server.url);
  await openShare(page, server.url);
  await expect(page.getByText('You do not have to do this.')).toBeVisible();
  await expectGoodPage(page);
  await page.getByLabel('Who is it for?').fill('Ms. Okafor, Legal Aid');
  await page.getByRole('radio', { name: '1 hour' }).check();
  await make(page);
  await expect(authDialog(page)).toBeVisible();
  await signUpInDialog(page);

  await expect(field(page)).toHaveValue(/^http:\/\/127\.0\.0\.1:\d+\/attorney-review\/[\w-]{43}$/);
  const link = page.getByRole('region', { name: 'Your secure link' });
  await expect(link.getByText(/^Works until \w+, \w+ \d+, 20\d\d at \d+:\d\d\s[AP]M \S+/)).toBeVisible();
  await expect(link.getByText('This site cannot send email')).toBeVisible();
  const mailto = (await link.getByRole('link', { name: 'Open my own email app' }).getAttribute('href')) ?? '';
  const url = await field(page).inputValue();
  expect(decodeURIComponent(mailto)).toMatch(/^mailto:\?subject=A form to review&body=/);
  expect(decodeURIComponent(mailto)).toContain(url);
  await expectGoodPage(page);

  await context.grantPermissions(['clipboard-write']);
  const copy = link.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(toast(page, 'Link copied to clipboard')).toBeVisible();
  await expect(link.locator('[data-copied=true]')).toBeVisible();
  await expect(link.locator('[data-copied=false]')).toBeVisible({ timeout: 4000 });
  expect(await paste(context)).toBe(url);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(toast(page, 'Failed to copy')).toContainText('Please manually select and copy the link.');

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  const reviewer = await openLink(page, server.url);
  expect(reviewer.status).toBe(200);
  expect(kept).not.toContain(reviewer.token);
  await page.reload();
  await expect(field(page)).toHaveCount(0);
  const card = page.getByRole('listitem').filter({ hasText: 'Ms. Okafor, Legal Aid' });
  await expect(card).toContainText('Works');
  await expect(card).toContainText(/Opened\s*1 time, last on/);
  await expectGoodPage(page);
  await card.getByRole('button', { name: 'Show link' }).click();
  await expect(field(page)).not.toHaveValue(url);
  expect((await openLink(page, server.url)).status).toBe(200);

  await card.getByRole('button', { name: 'Renew' }).click();
  const renewal = page.getByRole('dialog', { name: 'Renew this link' });
  await expectGoodPage(page);
  await renewal.getByRole('radio', { name: '30 days' }).check();
  const before = await link.getByText(/^Works until/).textContent();
  await renewal.getByRole('button', { name: 'Renew link' }).click();
  await expect(link.getByText(/^Works until/)).not.toHaveText(before ?? '');

  await card.getByRole('button', { name: 'Revoke' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke this link?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(await reviewer.open()).toBe(200);
  await card.getByRole('button', { name: 'Revoke' }).click();
  await question.getByRole('button', { name: 'Revoke link' }).click();
  await expect(card).toContainText('Revoked');
  await expect(field(page)).toHaveCount(0);
  expect(await reviewer.open()).toBe(410);
  await expectGoodPage(page);

  await page.getByRole('button', { name: 'Continue to Download' }).click();
  await expect(stepHeading(page, 'Download your Form I-485')).toBeVisible();
});

test('A link shows the form it was made for, the story only where ticked, and opens in one browser where ticked', {
  tag: '@one-width',
}, async ({ quietPage: page, context, server, browser }) => {
  const storyPage = 3;
  await bringOwn(context, server.url, [1, 2, 5]);
  await openShare(page, server.url);
  const story = page.getByRole('checkbox', { name: 'Also share the pages with my story (Parts B and C)' });
  await expect(story).not.toBeChecked();
  await make(page);
  await signUpInDialog(page);
  await expect(field(page)).toHaveValue(/attorney-review/);
  const first = await field(page).inputValue();
  const card = (shows: string) => page.getByRole('listitem').filter({ hasText: shows });
  await expect(card('Form I-485, without the pages with your story')).toBeVisible();

  const lawyer = await openReviewerPage(browser, page);
  await lawyer.page.goto(first);
  await expect(lawyer.page.getByText('The applicant did not share every page of the file.')).toBeVisible();
  await openAnswer(lawyer.page, 'biographic_information.full_name.given_name');
  await expect(lawyer.page.locator('form img').first()).toBeVisible();
  const askPage = (number: number) =>
    lawyer.page.evaluate(
      async (path) => (await fetch(path)).status,
      `${new URL(lawyer.page.url()).pathname.replace('/attorney-review', '/api/review')}/pages/${number}`,
    );
  expect(lawyer.requests.filter((url) => url.endsWith(`/pages/${storyPage}`))).toEqual([]);
  expect(lawyer.complaints).toEqual([]);
  expect(await askPage(1)).toBe(200);
  expect(await askPage(storyPage)).toBe(403);
  await expectGoodPage(lawyer.page);

  await story.check();
  await page.getByRole('checkbox', { name: 'The link opens in one browser only' }).check();
  await expectGoodPage(page);
  await make(page);
  await expect(field(page)).not.toHaveValue(first);
  await expect(card('Form I-485, all pages, also your story')).toContainText('Opens in one browser only');
  const one = await field(page).inputValue();
  await lawyer.page.goto(one);
  await expect(lawyer.page.getByText('The link opens in this browser and in no other one.')).toBeVisible();
  expect(await askPage(storyPage)).toBe(200);
  const later = await openReviewerPage(browser, page);
  await later.page.goto(one);
  await expect(stepHeading(later.page, 'This link was already opened')).toBeVisible();
  await expectGoodPage(later.page);
  await later.page.context().close();

  const sessionId = await page.evaluate(() => localStorage.getItem('currentSessionId'));
  const path = `${server.url}/api/documents/${sessionId}/form-type`;
  const headers = { origin: server.url };
  expect((await page.request.post(path, { data: { formType: 'I-765' }, headers })).ok()).toBe(true);
  await lawyer.page.reload();
  await expect(stepHeading(lawyer.page, 'This link is for another form')).toBeVisible();
  await lawyer.page.context().close();
});

test.describe('with mail', () => {
  let server: MailedServer;
  test.beforeAll(async () => {
    server = await startMailedServer();
  });
  test.afterAll(() => server.stop());

  test('A link is mailed, also in Spanish; what is wrong with an address is said', {
    tag: '@one-width',
  }, async ({ page, context }) => {
    await bringOwn(context, server.url);
    await openShare(page, server.url);
    await make(page);
    const { mails } = server;
    await signUpInDialog(page, mails);
    const email = page.getByLabel('Email address of the attorney');
    const send = () => page.getByRole('button', { name: 'Send email' }).click();
    const says = async (title: string, text: string) => {
      await expect(toast(page, title)).toContainText(text);
    };
    await send();
    await says('Email required', 'Please enter an email address.');
    await email.fill('lawyer@');
    await send();
    await says('Invalid email', 'Please enter a valid email address.');
    await expectGoodPage(page);
    await email.fill('lawyer@example.org');
    await page.getByLabel('Language of the email').selectOption('Español');
    await send();
    await says('Email sent', 'The review link has been sent to lawyer@example.org.');
    expect(mails.received.at(-1)?.raw).toContain('Subject: Un formulario para revisar');
    expect(mails.received.at(-1)?.text).toContain(`${server.url}/attorney-review/`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Emailed' })).toBeVisible();

    await mails.close();
    await email.fill('lawyer@example.org');
    await send();
    await says('Email not sent', 'The email could not be sent. Please try again later.');
    await expect(email).toHaveValue('lawyer@example.org');

    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.reload();
    await expect(stepHeading(page, 'Compartir con un abogado')).toBeVisible();
    await expectGoodPage(page);
  });
});
