import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { drawPaper, marisolQuispe } from '@puente/reader/testing';
import {
  authDialog,
  goodPassword,
  inventEmail,
  openMenu,
  signInInDialog,
  signUpInDialog,
} from './stage/account.ts';
import { startMailedServer } from './stage/mailed-server.ts';
import { expectGoodPage, expectUploaded, stepHeading } from './stage/road.ts';
import { expect, test } from './stage/test.ts';

const toast = (page: Page, title: string) =>
  page.locator('[role=status], li').filter({ hasText: title }).first();

async function upload(page: Page, url: string, file: string) {
  await page.goto(`${url}/app`);
  await page.getByLabel('PDF or photos of your filled I-589').setInputFiles(file);
  await expectUploaded(page);
}

async function openDialog(page: Page) {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign in' }).click();
  await expect(authDialog(page)).toBeVisible();
}

async function signOut(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Start my form' }).first()).toBeVisible();
}

let drawn: Promise<Uint8Array> | undefined;
/** A short paper: nothing here is read. */
async function makePaper(path: string): Promise<string> {
  drawn ??= drawPaper(marisolQuispe, { pages: [1] });
  writeFileSync(path, await drawn);
  return path;
}

test('The sign-in dialog checks in order, says what is wrong, and forgets what was typed in another tab', {
  tag: '@one-width',
}, async ({ page, server }) => {
  await page.goto(server.url);
  await openDialog(page);
  await expectGoodPage(page);
  const dialog = authDialog(page);
  const send = (name: string) => dialog.getByRole('button', { name }).click();
  const email = dialog.getByLabel('Email');
  const password = dialog.getByLabel('Password', { exact: true });
  const expectToast = async (title: string, text: string) => {
    await expect(toast(page, title)).toBeVisible();
    await expect(toast(page, title)).toContainText(text);
  };

  await send('Sign In');
  await expectToast('Invalid Email', 'Please enter a valid email address');
  await email.fill('marisol@example.org');
  await password.fill('12345');
  await send('Sign In');
  await expectToast('Password Too Short', 'Password must be at least 6 characters long');
  await expectGoodPage(page);
  await password.fill(goodPassword);
  await send('Sign In');
  await expectToast('Authentication Failed', 'The email address or the password is not right.');

  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');
  await email.fill(inventEmail());
  await password.fill(goodPassword);
  await dialog.getByLabel('Confirm password').fill(`${goodPassword}!`);
  await send('Sign Up');
  await expectToast("Passwords Don't Match", 'Please make sure both passwords match');
  await password.fill('password1');
  await dialog.getByLabel('Confirm password').fill('password1');
  await send('Sign Up');
  await expectToast('Authentication Failed', 'easy to guess');
  await expectGoodPage(page);

  await page.context().setOffline(true);
  await password.fill(goodPassword);
  await dialog.getByLabel('Confirm password').fill(goodPassword);
  await send('Sign Up');
  await expectToast('Authentication Failed', 'Network error occurred');
  await page.context().setOffline(false);
  await send('Sign Up');
  await expect(dialog).toBeHidden();
  await expectToast('Success!', 'Account created successfully');
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('Too many wrong passwords: the person reads when to try again', { tag: '@one-width' }, async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await openDialog(page);
  const email = await signUpInDialog(page);
  await signOut(page);
  for (let i = 0; i < 11; i += 1) {
    await page.request.post(`${server.url}/api/auth/signin`, { data: { email, password: `guess ${i}` } });
  }
  await openDialog(page);
  await signInInDialog(page, email);
  await expect(
    authDialog(page)
      .getByRole('alert')
      .getByText(/try again in \d+ minutes/),
  ).toBeVisible();
});

test(
  'A document goes along into the account, opens on another device, and is gone when deleted',
  { tag: '@one-width' },
  async ({ quietPage: page, browser, server }, testInfo) => {
    await upload(page, server.url, await makePaper(testInfo.outputPath('my asylum form.pdf')));
    await openDialog(page);
    const email = await signUpInDialog(page);
    await openMenu(page);
    await page.getByRole('link', { name: 'My documents' }).click();
    await expect(page.getByRole('heading', { name: 'my asylum form.pdf' })).toBeVisible();
    await expectGoodPage(page);

    const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await other.goto(`${server.url}/app/documents`);
    await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await signInInDialog(other, email);
    await other.getByRole('button', { name: 'Continue with my asylum form.pdf' }).click();
    await expect(stepHeading(other, 'Select Form')).toBeVisible();
    await other.close();

    await page.getByRole('button', { name: 'Delete my asylum form.pdf' }).click();
    await expectGoodPage(page);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete my asylum form.pdf' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect(page.getByText('There is no document in your account yet.')).toBeVisible();
    await page.goto(`${server.url}/app`);
    await expect(stepHeading(page, 'Upload I-589 Form')).toBeVisible();
  },
);

test(
  'Signed out, this device opens nothing any more, even when the server could not be told',
  { tag: '@one-width' },
  async ({ page, server }, testInfo) => {
    await upload(page, server.url, await makePaper(testInfo.outputPath('my asylum form.pdf')));
    await openDialog(page);
    const email = await signUpInDialog(page);
    const sessionId = await page.evaluate(() => localStorage.getItem('currentSessionId'));
    await page.route('**/api/auth/signout', (route) => route.abort());
    await openMenu(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Start my form' }).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe('{}');
    await page.unroute('**/api/auth/signout');
    await page.reload();
    // Whatever is asked next ends the session, and takes the mark that says so.
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('puente_signed_in');
    // The answer clears what this browser keeps: what the test puts there next must come after it.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: 'Start my form' }).first()).toBeVisible();
    const seen = await page.request.get(`${server.url}/api/documents/${sessionId}`);
    expect(seen.status()).toBe(404);

    // An old page that still knows the document's number says how to get it back.
    await page.evaluate((id) => localStorage.setItem('currentSessionId', id ?? ''), sessionId);
    await page.goto(`${server.url}/app`);
    await expect(page.getByText('If it is in your account, sign in to open it.')).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await signInInDialog(page, email);
    await expect(page.getByRole('heading', { name: 'my asylum form.pdf' })).toBeVisible();
  },
);

test(
  'An account is deleted with everything in it after one question',
  { tag: '@one-width' },
  async ({ page, server }, testInfo) => {
    await upload(page, server.url, await makePaper(testInfo.outputPath('my asylum form.pdf')));
    await openDialog(page);
    const email = await signUpInDialog(page);
    await page.goto(`${server.url}/app/documents`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const yes = dialog.getByRole('button', { name: 'Delete my account and all documents' });
    await dialog.getByLabel('Password').fill('not the password');
    await yes.click();
    await expect(dialog.getByText('The password is not right.')).toBeVisible();
    await expectGoodPage(page);
    await dialog.getByLabel('Password').fill(goodPassword);
    await yes.click();
    await expect(page.getByRole('link', { name: 'Start my form' }).first()).toBeVisible();
    await openDialog(page);
    await signInInDialog(page, email);
    await expect(
      authDialog(page).getByRole('alert').getByText('The email address or the password is not right.'),
    ).toBeVisible();
  },
);

test('A forgotten password where no mail can be sent: the page says so', { tag: '@one-width' }, async ({
  quietPage: page,
  server,
}) => {
  await page.goto(server.url);
  await openDialog(page);
  await authDialog(page).getByRole('button', { name: 'I forgot my password' }).click();
  await expect(authDialog(page).getByText('This site cannot send email')).toBeVisible();
  await expectGoodPage(page);
});

test('A forgotten password is replaced through the link in a mail', { tag: '@one-width' }, async ({
  quietPage: page,
}) => {
  const server = await startMailedServer();
  const { mails } = server;
  try {
    await page.goto(server.url);
    await openDialog(page);
    const email = await signUpInDialog(page, mails);
    await signOut(page);
    await openDialog(page);
    await authDialog(page).getByRole('button', { name: 'I forgot my password' }).click();
    await authDialog(page).getByLabel('Email').fill(email);
    await authDialog(page).getByRole('button', { name: 'Send the link' }).click();
    await expect(authDialog(page).getByText('an email with a link is on its way')).toBeVisible();
    await expectGoodPage(page);
    await expect.poll(() => mails.received.length).toBe(2);
    const link = /http\S+/.exec(mails.received[1]?.text ?? '')?.[0] ?? '';

    await page.goto(link);
    await expect(stepHeading(page, 'Choose a new password')).toBeVisible();
    expect(page.url()).toBe(`${server.url}/reset-password`);
    await expectGoodPage(page);
    const newPassword = 'another 8135 maple';
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm new password').fill(newPassword);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByText('Your new password is set')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await signInInDialog(page, email, newPassword);
    await expect(authDialog(page)).toBeHidden();
  } finally {
    await server.stop();
  }
});

test('Where mail goes out, an account is made with a mailed code; a taken address looks the same', {
  tag: '@one-width',
}, async ({ page }) => {
  const server = await startMailedServer();
  const { mails } = server;
  const dialog = authDialog(page);
  try {
    await page.goto(server.url);
    await openDialog(page);
    const email = await signUpInDialog(page, mails);
    await signOut(page);
    await openDialog(page);
    await dialog.getByRole('tab', { name: 'Sign Up' }).click();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
    await dialog.getByLabel('Confirm password').fill(goodPassword);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(dialog.getByText('the email says how to sign in')).toBeVisible();
    await expectGoodPage(page);
    await expect.poll(() => mails.received.at(-1)?.text).toContain('There is one already');
    await dialog.getByLabel('Code from the email').fill('1234 5678');
    await dialog.getByRole('button', { name: 'Create my account' }).click();
    await expect(dialog.getByRole('alert').getByText('This code is not right or is too old.')).toBeVisible();
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Change the email address' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
  } finally {
    await server.stop();
  }
});

test('Somebody signed in changes the password, and signs out on every device', {
  tag: '@one-width',
}, async ({ page, browser, server }) => {
  await page.goto(server.url);
  await openDialog(page);
  const email = await signUpInDialog(page);
  const other = await (await browser.newContext()).newPage();
  const isSignedIn = async () => (await other.request.get(`${server.url}/api/auth/me`)).ok();
  const signInOther = (password: string) =>
    other.request.post(`${server.url}/api/auth/signin`, { data: { email, password } });
  await signInOther(goodPassword);
  expect(await isSignedIn()).toBe(true);

  await page.goto(`${server.url}/app/documents`);
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  const newPassword = 'another 8135 maple';
  const save = dialog.getByRole('button', { name: 'Save the new password' });
  await dialog.getByLabel('Your current password').fill('not the password');
  await dialog.getByLabel('New password', { exact: true }).fill(newPassword);
  await dialog.getByLabel('Confirm new password').fill('another');
  await save.click();
  await expect(dialog.getByText('Please make sure both passwords match')).toBeVisible();
  await dialog.getByLabel('Confirm new password').fill(newPassword);
  await save.click();
  await expect(dialog.getByText('The password is not right.')).toBeVisible();
  await expectGoodPage(page);
  await dialog.getByLabel('Your current password').fill(goodPassword);
  await dialog.getByLabel('End all review links I have made.').check();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Your new password is set')).toContainText('all review links have ended');
  expect(await isSignedIn()).toBe(false);

  expect((await signInOther(newPassword)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(toast(page, 'Signed out everywhere')).toContainText('Nobody is signed in to your account');
  await expect(page.getByRole('link', { name: 'Start my form' }).first()).toBeVisible();
  expect(await isSignedIn()).toBe(false);
  await other.close();
});
