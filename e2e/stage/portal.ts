import { expect, type Page } from '@playwright/test';
import { stepHeading } from './road.ts';

export const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);
export const input = (page: Page, path: string) => field(page, path).locator('input, select').first();
export const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toHaveText(/^Saved \d/);
export const counts = (page: Page, text: string) => expect(page.locator('[data-counts]')).toHaveText(text);

export const middleName = 'biographic_information.full_name.middle_name';
export const mailingCity = 'biographic_information.mailing_address.city';
export const birthDate = 'biographic_information.date_of_birth';

export async function openForm(page: Page, url: string) {
  await page.goto(url);
  await expect(stepHeading(page, 'Review of Form I-485')).toBeVisible();
}

export async function sayWho(page: Page) {
  await page.getByLabel('Your name').fill('Ana Invented');
  await page.getByLabel('Your role').selectOption({ label: 'DOJ-accredited representative' });
  await page.getByLabel('State of the bar, or organization').fill('Invented Legal Aid');
}

export async function submit(page: Page) {
  await page.getByRole('button', { name: 'Check and send the review' }).click();
  await page.getByRole('button', { name: 'Submit the review' }).click();
}
