import { expect, type Locator, type Page } from '@playwright/test';
import type { MailServer } from '../../apps/server/src/testing/mail-server.ts';

export const goodPassword = 'invented 4711 walnut';

export const inventEmail = () => `invented-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;

const words = {
  en: {
    title: 'Authentication Required',
    signUp: 'Sign Up',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    code: 'Code from the email',
    make: 'Create my account',
    keep: 'Yes, it is mine. Keep it in my account.',
  },
  es: {
    title: 'Inicie sesión para continuar',
    signUp: 'Crear una cuenta',
    email: 'Correo electrónico',
    password: 'Contraseña',
    confirm: 'Confirme la contraseña',
    code: 'Código del correo',
    make: 'Crear mi cuenta',
    keep: 'Sí, es mío. Guardarlo en mi cuenta.',
  },
} as const;
type Language = keyof typeof words;

export const authDialog = (page: Page, language: Language = 'en') =>
  page.getByRole('dialog', { name: words[language].title });

const findCode = (mails: MailServer, email: string) =>
  /^\d{4} \d{4}/m.exec(mails.received.findLast(({ to }) => to.includes(email))?.text ?? '')?.[0] ?? '';

/** Says yes where it is asked whether the open document goes along. */
async function keepDocument(dialog: Locator, tab: Locator, yes: string) {
  await expect(tab).toBeVisible();
  const answer = dialog.getByLabel(yes);
  if (await answer.isVisible()) await answer.check();
}

/** Fills the sign-up tab of the open dialog and sends it, with the code where one is mailed; the dialog closes. */
export async function fillSignUp(dialog: Locator, email: string, language: Language, mails?: MailServer) {
  const { signUp, email: emailLabel, password, confirm, code, make, keep } = words[language];
  await keepDocument(dialog, dialog.getByRole('tab', { name: signUp }), keep);
  await dialog.getByRole('tab', { name: signUp }).click();
  await dialog.getByLabel(emailLabel).fill(email);
  await dialog.getByLabel(password, { exact: true }).fill(goodPassword);
  await dialog.getByLabel(confirm).fill(goodPassword);
  await dialog.getByRole('button', { name: signUp }).click();
  if (mails) {
    await expect.poll(() => findCode(mails, email)).not.toBe('');
    await dialog.getByLabel(code).fill(findCode(mails, email));
    await dialog.getByRole('button', { name: make }).click();
  }
  await expect(dialog).toBeHidden();
}

/** As above, with an address nobody has used. */
export async function signUpInDialog(page: Page, mails?: MailServer): Promise<string> {
  const email = inventEmail();
  await fillSignUp(authDialog(page), email, 'en', mails);
  return email;
}

/** Fills the open dialog's sign-in tab and sends it. */
export async function signInInDialog(page: Page, email: string, password = goodPassword) {
  const dialog = authDialog(page);
  const tab = dialog.getByRole('tab', { name: 'Sign In' });
  await keepDocument(dialog, tab, words.en.keep);
  await tab.click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

/** On a phone the navigation is behind a button. */
export async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
}
