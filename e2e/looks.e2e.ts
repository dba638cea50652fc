import type { Page } from '@playwright/test';
import { bringDocument } from './stage/short-paper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './stage/test.ts';

const places = ['/', '/app#step1', '/app#step1.5', '/app#step3', '/app#step5', '/app#step6'];

async function walk(page: Page, url: string, look: () => Promise<void>) {
  for (const place of places) {
    await page.goto(url + place);
    // Another hash alone loads no page.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
  }
}

test('Every step can be read in the dark, in large letters and from right to left, and nothing jumps', {
  tag: '@one-width',
}, async ({ quietPage: page, context, server }) => {
  test.setTimeout(180_000);
  const { sessionId } = await bringDocument(context, server.url);
  await context.addInitScript((id) => {
    localStorage.setItem('currentSessionId', id);
    sessionStorage.setItem('emailGateSkipped', '1');
    new PerformanceObserver((list) => {
      const seen = Number(document.documentElement.dataset.shift ?? 0);
      const shifts = list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value);
      document.documentElement.dataset.shift = String(shifts.reduce((sum, shift) => sum + shift, seen));
    }).observe({ type: 'layout-shift', buffered: true });
  }, sessionId);
  await page.setViewportSize({ width: 360, height: 640 });

  await page.emulateMedia({ colorScheme: 'dark' });
  await walk(page, server.url, async () => {
    await expectAccessible(page);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift, page.url()).toBeLessThanOrEqual(0.02);
  });

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await walk(page, server.url, async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr';
      document.documentElement.style.fontSize = '212.5%';
    });
    await expectNoSidewaysScroll(page);
  });
});
