// npm run walk [-- FILE.pdf [FORM]]: walks a newcomer from the landing page to the filled PDF at a phone's width, counts
// what it takes, and prints it as the table that docs/walk.md keeps.
import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumOptions } from '../scripts/find-chromium.mjs';
import { authDialog, goodPassword, inventEmail } from './stage/account.ts';
import { measureScreen } from './stage/measure-screen.ts';
import { stepHeading } from './stage/road.ts';
import { makeScan } from './stage/scans.ts';
import { startServer } from './stage/server.ts';

const width = 360;
const height = 740;
const readingTimeoutMs = 240_000;

/** One screen a person has in front of them. */
interface Screen {
  readonly name: string;
  readonly px: number;
  /** From the top of the page to the button that leads on. */
  readonly tabs: number;
  readonly words: number;
  readonly taps: number;
}

/** A walk, with a count of each screen it passes. */
function createWalk(page: Page) {
  const screens: Screen[] = [];
  return {
    screens,
    /** Looks at the screen, then presses what leads on. `taps`: all that a thumb does here, this press included. */
    press: async (name: string, button: Locator, taps = 1) => {
      await button.waitFor();
      await page.waitForTimeout(300);
      screens.push({ name, taps, ...(await button.evaluate(measureScreen)) });
      await button.click();
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Says of each thing to check that it is right, and goes on past what is missing. */
async function goThroughWorklist(page: Page, walk: ReturnType<typeof createWalk>) {
  await walk.press('Review: start', button(page, 'Check them one by one'));
  const step = page.locator('[data-progress]');
  await step.waitFor();
  while (await step.isVisible()) {
    const now = (await step.textContent()) ?? '';
    await walk.press(
      `Review: ${now}`,
      page.locator('main form [type=submit]').or(button(page, 'Leave it as it is')).first(),
    );
    await page.waitForFunction(
      (before) => document.querySelector('[data-progress]')?.textContent !== before,
      now,
    );
  }
  await walk.press('Review: end', button(page, 'Continue to Share'));
}

async function signUp(page: Page, walk: ReturnType<typeof createWalk>) {
  const dialog = authDialog(page);
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  const keep = dialog.getByLabel('Yes, it is mine. Keep it in my account.');
  if (await keep.isVisible()) await keep.check();
  await dialog.getByLabel('Email').fill(inventEmail());
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  await dialog.getByLabel('Confirm password').fill(goodPassword);
  await walk.press('Account', dialog.getByRole('button', { name: 'Sign Up' }), 6);
}

async function walkThrough(page: Page, url: string, file: string, form: string): Promise<readonly Screen[]> {
  const walk = createWalk(page);
  await page.goto(url);
  await walk.press('Landing', page.getByRole('link', { name: 'Start my form' }).first());
  await page.getByLabel('PDF or photos of your filled I-589').setInputFiles(file);
  await page.getByText('uploaded successfully').first().waitFor();
  await walk.press('Upload', button(page, 'Proceed'), 3);
  await page.getByRole('radio', { name: new RegExp(form) }).check();
  await walk.press('Select form', button(page, `Process ${form} Form`));
  await stepHeading(page, 'Raw Text').waitFor({ timeout: readingTimeoutMs });
  await walk.press('Raw text', button(page, 'Continue to Review'));
  await walk.press('Email', button(page, 'Skip for now'));
  await goThroughWorklist(page, walk);
  await signUp(page, walk);
  await walk.press('Share', button(page, 'Continue to Download'));
  const saved = page.waitForEvent('download', { timeout: 60_000 });
  await walk.press('Download', button(page, /^Download PDF/));
  await saved;
  return walk.screens;
}

const toRow = ({ name, px, taps, tabs, words }: Screen) =>
  `| ${name} | ${px} | ${(px / height).toFixed(1)} | ${taps} | ${tabs} | ${words} |`;

function print(screens: readonly Screen[], seconds: number) {
  const sum = (key: 'px' | 'taps' | 'tabs' | 'words') =>
    screens.reduce((all, screen) => all + screen[key], 0);
  console.log('| screen | px | windows | taps | Tab presses | words before the button |');
  console.log('|---|---|---|---|---|---|');
  for (const screen of screens) console.log(toRow(screen));
  console.log(
    `| **${screens.length} screens** | **${sum('px')}** | **${(sum('px') / height).toFixed(1)}** | **${sum('taps')}** | **${sum('tabs')}** | **${sum('words')}** |`,
  );
  console.log(`\nFrom the landing page to the PDF, with nothing read or typed by a person: ${seconds} s`);
}

const [file, form = 'I-485'] = process.argv.slice(2);
const server = await startServer();
const browser = await chromium.launch({
  ...chromiumOptions(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const scan = file ?? (await makeScan());
  const startedAt = Date.now();
  const page = await browser.newPage({ viewport: { width, height } });
  const screens = await walkThrough(page, server.url, scan, form);
  print(screens, Math.round((Date.now() - startedAt) / 1000));
} finally {
  await browser.close();
  await server.stop();
}
