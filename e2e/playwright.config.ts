import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../scripts/find-chromium.mjs';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desk = { viewport: { width: 1280, height: 900 } };
/**
 * What does not depend on the width of the window is walked through once; so are, where CI has twenty minutes for all of
 * it, the longest of the others.
 */
const skippedAtDesk = process.env.CI ? /@one-width|@long/ : /@one-width/;
/** Ways of which another journey walks nearly all go once more only where there is time. */
const skippedOnPhone = process.env.CI ? { grepInvert: /@again/ } : {};
const timed = 'review-speed.e2e.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Each with a browser and a server of its own: a third of a journey is waiting, so that two cores have work for three.
  workers: process.env.CI ? 3 : 2,
  // Single tests are dealt out, so that no worker is left with a long file at the end.
  fullyParallel: true,
  timeout: 240_000,
  // A machine that does something else for a moment is no fault; what passes only then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' }],
  ],
  outputDir: '../test-results',
  use: {
    actionTimeout: 20_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...chromiumOptions(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: timed, ...skippedOnPhone },
    { name: 'desk', use: desk, testIgnore: timed, grepInvert: skippedAtDesk },
    // What is timed comes last, with the machine to itself.
    { name: 'speed', use: phone, testMatch: timed, dependencies: ['phone', 'desk'] },
  ],
});
