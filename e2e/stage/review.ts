import { expect, type Locator, type Page } from '@playwright/test';

/** To another view of the review at hand, as a link on the page leads there. */
async function goToView(page: Page, query: string): Promise<void> {
  await page.evaluate((search) => {
    const { pathname, hash } = window.location;
    window.history.pushState({ moved: true }, '', `${pathname}${search}${hash}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, query);
}

export const field = (page: Page, path: string): Locator => page.locator(`[data-path="${path}"]`);

/** The input of an answer that is open for a change. */
export const input = (page: Page, path: string): Locator =>
  field(page, path).locator('input, select').first();

/** Opens an answer for a change, in its section, and gives its input. */
export async function openAnswer(page: Page, path: string): Promise<Locator> {
  await goToView(page, `?field=${encodeURIComponent(path)}`);
  await expect(input(page, path)).toBeVisible();
  return input(page, path);
}

export async function fillAnswer(page: Page, path: string, text: string): Promise<void> {
  await (await openAnswer(page, path)).fill(text);
}

/** One section as a list of answers. */
export async function openSection(page: Page, section: string): Promise<void> {
  await goToView(page, `?section=${section}`);
  await expect(page.locator('[data-unit]').first()).toBeVisible();
}

/** All sections, with the ways out of the review. */
export async function openWhole(page: Page): Promise<void> {
  await goToView(page, '?view=whole');
  await expect(
    page.getByRole('link', { name: /^1\. |^Applicant Information|^Información del solicitante/ }).first(),
  ).toBeVisible();
}

export const saved = (page: Page) =>
  expect(page.locator('[data-save="saved"]')).toHaveText(/^(Saved|Guardado) \d/);

/** What comes after the last answer. */
export async function openFinish(page: Page): Promise<void> {
  await goToView(page, '?view=done');
  await expect(
    page.getByRole('button', { name: /^(See the whole form|Ver todo el formulario)$/ }),
  ).toBeVisible();
}

/** From wherever in the review out of it. */
export async function leaveReview(page: Page, button = 'Continue to Share'): Promise<void> {
  await openWhole(page);
  await page.getByRole('button', { name: button }).click();
}

/** Goes through the worklist, with the answer each screen offers first. Returns how many screens there were. */
export async function goThroughWorklist(page: Page, look: (page: Page) => Promise<void>): Promise<number> {
  const progress = page.locator('[data-progress]');
  await expect(progress).toBeVisible();
  let screens = 0;
  while (await progress.isVisible()) {
    screens += 1;
    const before = (await progress.textContent()) ?? '';
    await look(page);
    const leave = page.getByRole('button', { name: 'Leave it as it is' });
    await page.locator('main form [type=submit]').or(leave).first().click();
    await page.waitForFunction(
      (old) => document.querySelector('[data-progress]')?.textContent !== old,
      before,
    );
  }
  return screens;
}
