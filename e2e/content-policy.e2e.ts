import type { Page } from '@playwright/test';
import { authDialog, signUpInDialog } from './stage/account.ts';
import { heicPhoto } from './stage/photos.ts';
import { leaveReview, openAnswer, openSection } from './stage/review.ts';
import { fillingTimeoutMs, stepHeading } from './stage/road.ts';
import { type BroughtDocument, bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

/** Every refusal of the content policy in any page of the browser, also one that nothing writes to the console. */
async function listenForViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  const context = page.context();
  await context.exposeFunction('tellViolation', (told: string) => found.push(told));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation: (told: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('console', (message) => {
    if (/content security policy|trusted ?(type|html|script)|permissions-policy/i.test(message.text()))
      found.push(message.text());
  });
  return found;
}

async function walkBeforeUpload(page: Page, url: string) {
  await page.goto(`${url}/app`);
  // No browser here opens HEIC by itself: a thread does, and what it opens is a page.
  await page.getByLabel('PDF or photos of your filled I-589').setInputFiles(heicPhoto);
  await expect(page.getByRole('heading', { name: 'Your pages' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'Picture of page 1' })).toBeVisible({ timeout: 60_000 });
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function walkFromReviewToDownload(page: Page, url: string) {
  await page.goto(`${url}/app#step4`);
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
  await openSection(page, 'biographic');
  await openAnswer(page, 'biographic_information.full_name.given_name');
  await expect(page.locator('form img').first()).toBeVisible();
  await leaveReview(page);
  await expect(authDialog(page)).toBeVisible();
  await signUpInDialog(page);
  await expect(page).toHaveURL(/#step5$/);
  await page.goto(`${url}/app#step6`);
  await expect(stepHeading(page, 'Download your Form I-485')).toBeVisible();
  const waiting = page.waitForEvent('download', { timeout: fillingTimeoutMs });
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click();
  await waiting;
  await page.goto(`${url}/app/documents`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openReviewLink(page: Page, url: string, { sessionId }: BroughtDocument) {
  const created = await page.request.post(`${url}/api/documents/${sessionId}/share`, {
    headers: { origin: url },
    data: {},
  });
  await page.goto((await created.json()).reviewUrl);
  await expect(stepHeading(page, 'Review of Form I-485')).toBeVisible();
}

test('No page needs what the content policy forbids', { tag: '@one-width' }, async ({
  quietPage: page,
  server,
}) => {
  const violations = await listenForViolations(page);
  await walkBeforeUpload(page, server.url);
  const document = await bringDocument(page.context(), server.url);
  await page.context().addInitScript((id) => {
    localStorage.setItem('currentSessionId', id);
    sessionStorage.setItem('emailGateSkipped', '1');
  }, document.sessionId);
  await walkFromReviewToDownload(page, server.url);
  await openReviewLink(page, server.url, document);
  expect(violations).toEqual([]);
});

test('What the content policy forbids does not run', { tag: '@one-width' }, async ({ page, server }) => {
  const violations = await listenForViolations(page);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const markup = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>from a text</p>';
      return 'written';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(markup).toBe('TypeError');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.append('body { display: none }');
    const frame = document.createElement('iframe');
    frame.src = '/';
    const base = document.createElement('base');
    base.href = 'https://elsewhere.example/';
    document.head.append(style, base);
    document.body.append(frame);
    void fetch('https://elsewhere.example/').catch(() => undefined);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const directive of [
    'require-trusted-types-for',
    'style-src-elem',
    'frame-src',
    'base-uri',
    'connect-src',
  ])
    await expect.poll(() => violations.some((told) => told.startsWith(directive)), directive).toBe(true);
});
