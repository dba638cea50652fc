import type { BrowserContext } from '@playwright/test';

/** What was copied, pasted as a person would: no page of the product may read the clipboard. */
export async function paste(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  try {
    await page.setContent('<textarea></textarea>');
    const field = page.locator('textarea');
    await field.focus();
    await page.keyboard.press('Control+V');
    return await field.inputValue();
  } finally {
    await page.close();
  }
}
