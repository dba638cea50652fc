import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type StagedServer, startServer } from './server.ts';

/** Runs in the page: what is drawn only near the window has no true place and size until then, which axe measures. */
function drawEverything() {
  const [sheet] = document.styleSheets;
  sheet?.insertRule('.drawn-when-near { content-visibility: visible !important }', sheet.cssRules.length);
}

/** Fails on any axe violation of WCAG 2.2 A and AA, naming rule and element; with `within`, in that part of the page. */
export async function expectAccessible(page: Page, within?: string) {
  // What the header lies over while the page is scrolled would count as too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(drawEverything);
  // A name must hold the words that are seen (WCAG 2.5.3): who speaks to the browser says those.
  const axe = new AxeBuilder({ page }).options({
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  // No page has frames: what looks into those of other origins opens a page of its own each time.
  axe.setLegacyMode(true);
  const { violations } = await (within ? axe.include(within) : axe)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Nothing may be wider than the screen: a sideways scroll hides buttons from a person on a phone. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The journeys' `test`: a real server shared by a worker's tests, and a page on which a console error fails the test. */
export const test = base.extend<{ quietPage: Page }, { server: StagedServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the destructured first argument
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  quietPage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints, 'nothing is complained of in the console').toEqual([]);
  },
});

export { expect };
