// npm run bench -- page-speed: how soon a page is there on an old phone with a weak line, how much is sent for it, how
// quickly it answers. Printed beside the last figures and the bounds; --record keeps them in docs/page-speed.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openWhole } from '../e2e/stage/review.ts';
import { startServer } from '../e2e/stage/server.ts';
import { chromiumOptions } from '../scripts/find-chromium.mjs';
import { slow4G, weakLine } from './pages/conditions.ts';
import { type Grades, gradePages, listLowGrades, toGradeTable } from './pages/lighthouse.ts';
import { compare, type Figures, listMissed, readTable, toMedians, toTable } from './pages/record.ts';
import { measureShift, measureVisit, prepareReview, type Visit } from './pages/visit.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    expect: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

const recordFile = path.resolve(import.meta.dirname, '../docs/page-speed.md');
const pressed = 8;
/** The home page, in each language. */
const gradedPages = ['/', '/?lang=es'];

/** Goes through the first things to check with a thumb, then looks at all sections; how many nodes there were at most. */
async function walkReview(page: Page): Promise<number> {
  const nodes: number[] = [];
  const look = async () => {
    // A person reads before the next press; what the last one began must not count for it.
    await page.waitForTimeout(700);
    nodes.push(await page.evaluate<number>('document.querySelectorAll("*").length'));
  };
  await page.getByRole('button', { name: 'Check them one by one' }).tap();
  const next = page
    .locator('main form [type=submit]')
    .or(page.getByRole('button', { name: 'Leave it as it is' }));
  for (let press = 0; press < pressed; press += 1) {
    await page.locator('[data-progress]').waitFor();
    await look();
    await next.first().tap();
  }
  await look();
  await openWhole(page);
  await look();
  return Math.max(...nodes);
}

const landing: Visit = { name: 'landing', path: '/', heading: 'Your I-589, carried into your next form' };
const app: Visit = { name: 'app', path: '/app', heading: 'Upload I-589 Form' };
const review: Visit = { name: 'review', path: '/app#step4', heading: 'Review Form I-485', use: walkReview };
const elsewhere: readonly Visit[] = [
  { name: '/app/documents', path: '/app/documents', heading: /./ },
  { name: '/reset-password', path: '/reset-password', heading: /./ },
  { name: '/attorney-review', path: '/attorney-review/no-such-link', heading: /./ },
  { name: '/no/such/page', path: '/no/such/page', heading: '404 Page Not Found' },
];

async function measureAll(browser: Browser, url: string): Promise<Map<string, Figures>> {
  const runs = Array.from({ length: Number(values.runs) });
  const measured = new Map<string, Figures>();
  const measure = async (visit: Visit, once: () => Promise<Figures>) => {
    const figures: Figures[] = [];
    for (const _ of runs) figures.push(await once());
    measured.set(visit.name, toMedians(figures));
  };
  const storage = await prepareReview(browser, url);
  await measure(landing, () => measureVisit(browser, url, landing));
  await measure(app, () => measureVisit(browser, url, app));
  await measure(review, () => measureVisit(browser, url, review, storage));
  for (const visit of elsewhere) await measure(visit, () => measureShift(browser, url, visit));
  return measured;
}

/** Programs that wanted each core of this machine, these visits included: far above 2, times say little. */
const tellLoad = () => ((loadavg()[2] ?? 0) / availableParallelism()).toFixed(1);

const toPage = (measured: ReadonlyMap<string, Figures>, graded: readonly Grades[]) => `# Page speed

What \`npm run bench -- page-speed --record\` measured last (${new Date().toISOString().slice(0, 10)}, medians of ${values.runs} visits in Chromium, never there before, 360 × 740 px). Largest paint: ${slow4G.name}, ${slow4G.latencyMs} ms to the first byte. First paint: ${weakLine.name}, ${weakLine.latencyMs} ms. Sent: bodies as they travel, in kB of 1000 bytes, without pictures of pages. Slowest press and nodes: eight things of the worklist and the list of sections. The bounds are in \`bench/pages/record.ts\`; a machine that does something else is slower: programs that wanted each core in the last quarter of an hour: ${tellLoad()}.

${toTable(measured)}

## Lighthouse

From 0 to 100, with its own settings for a phone. At least 95 each is the goal.

${toGradeTable(graded)}
`;

const server = await startServer();
const browser = await chromium.launch({
  ...chromiumOptions(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  console.log(`\npages, medians of ${values.runs} visits`);
  const before = readTable(readFileSync(recordFile, 'utf8').split('## ')[0] ?? '');
  const measured = await measureAll(browser, server.url);
  for (const [page, figures] of measured)
    console.log([page, ...compare(page, figures, before.get(page))].join('\n'));
  console.log(`programs that wanted each core: ${tellLoad()}`);
  const graded = await gradePages(server.url, gradedPages);
  console.log(`\nLighthouse\n${toGradeTable(graded)}`);
  for (const { page, faults } of graded) for (const fault of faults) console.log(`  ${page}: ${fault}`);
  const missed = [
    ...[...measured].flatMap(([page, figures]) => listMissed(page, figures)),
    ...listLowGrades(graded),
  ];
  for (const line of missed) console.error(`short of the goal: ${line}`);
  if (values.record) writeFileSync(recordFile, toPage(measured, graded));
  if (values.expect && missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
