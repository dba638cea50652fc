import { expect, type Page } from '@playwright/test';
import { openFinish } from './review.ts';
import { stepHeading } from './road.ts';

export const counts = (page: Page, text: string) => expect(page.locator('[data-counts]')).toHaveText(text);

export const middleName = 'biographic_information.full_name.middle_name';
export const mailingCity = 'biographic_information.mailing_address.city';
export const birthDate = 'biographic_information.date_of_birth';

export async function openForm(page: Page, url: string) {
  await page.goto(url);
  await expect(stepHeading(page, 'Review of Form I-485')).toBeVisible();
}

export async function sayWho(page: Page) {
  await openFinish(page);
  await page.getByLabel('Your name').fill('Ana Invented');
  await page.getByLabel('Your role').selectOption({ label: 'DOJ-accredited representative' });
  await page.getByLabel('State of the bar, or organization').fill('Invented Legal Aid');
}

export async function submit(page: Page) {
  await openFinish(page);
  await page.getByRole('button', { name: 'Check and send the review' }).click();
  await page.getByRole('button', { name: 'Submit the review' }).click();
}
