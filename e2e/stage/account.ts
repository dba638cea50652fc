import { expect, type Page } from '@playwright/test';

export const goodPassword = 'invented 4711 walnut';

export const inventEmail = () => `invented-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`;

export const authDialog = (page: Page) => page.getByRole('dialog', { name: 'Authentication Required' });

/** Fills the open dialog's sign-up tab and sends it; the dialog closes. */
export async function signUpInDialog(page: Page, email = inventEmail()): Promise<string> {
  const dialog = authDialog(page);
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  await dialog.getByLabel('Confirm password').fill(goodPassword);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog).toBeHidden();
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
