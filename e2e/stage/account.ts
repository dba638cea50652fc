import { expect, type Locator, type Page } from '@playwright/test';

export const goodPassword = 'invented 4711 walnut';

export const inventEmail = () => `invented-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;

const words = {
  en: {
    title: 'Authentication Required',
    signUp: 'Sign Up',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
  },
  es: {
    title: 'Inicie sesión para continuar',
    signUp: 'Crear una cuenta',
    email: 'Correo electrónico',
    password: 'Contraseña',
    confirm: 'Confirme la contraseña',
  },
} as const;
type Language = keyof typeof words;

export const authDialog = (page: Page, language: Language = 'en') =>
  page.getByRole('dialog', { name: words[language].title });

/** Fills the sign-up tab of the open dialog and sends it; the dialog closes. */
export async function fillSignUp(dialog: Locator, email: string, language: Language) {
  const { signUp, email: emailLabel, password, confirm } = words[language];
  await dialog.getByRole('tab', { name: signUp }).click();
  await dialog.getByLabel(emailLabel).fill(email);
  await dialog.getByLabel(password, { exact: true }).fill(goodPassword);
  await dialog.getByLabel(confirm).fill(goodPassword);
  await dialog.getByRole('button', { name: signUp }).click();
  await expect(dialog).toBeHidden();
}

/** As above, with an address nobody has used. */
export async function signUpInDialog(page: Page, email = inventEmail()): Promise<string> {
  await fillSignUp(authDialog(page), email, 'en');
  return email;
}

/** Fills the open dialog's sign-in tab and sends it. */
export async function signInInDialog(page: Page, email: string, password = goodPassword) {
  const dialog = authDialog(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

/** On a phone the navigation is behind a button. */
export async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
}
