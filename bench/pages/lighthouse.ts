import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '../../e2e/stage/server.ts';
import { chromiumOptions } from '../../scripts/find-chromium.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** From 0 to 100, and what was found wanting. */
export interface Grades {
  readonly page: string;
  readonly grades: Readonly<Record<Category, number>>;
  readonly faults: readonly string[];
}

/** What each must be at least. */
const min = 95;

/** One page as Lighthouse grades it with its own settings: a phone on slow 4G, four times slower than this machine. */
async function gradePage(url: string, page: string, port: number): Promise<Grades> {
  const ran = await lighthouse(url + page, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
  });
  if (!ran) throw new Error(`Lighthouse gave no answer for ${page}`);
  const { lhr } = ran;
  const toGrade = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const weighed = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  const faults = [...new Set(weighed)]
    .map((id) => lhr.audits[id])
    .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
    .map((audit) => `${audit?.title} ${audit?.displayValue ?? ''}`.trim());
  return {
    page,
    grades: Object.fromEntries(
      categories.map((category) => [category, toGrade(category)]),
    ) as Grades['grades'],
    faults,
  };
}

/** Grades pages with a browser of their own: Lighthouse steers it itself. */
export async function gradePages(url: string, pages: readonly string[]): Promise<Grades[]> {
  const port = await findFreePort();
  const browser: Browser = await chromium.launch({
    ...chromiumOptions(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const graded: Grades[] = [];
    for (const page of pages) graded.push(await gradePage(url, page, port));
    return graded;
  } finally {
    await browser.close();
  }
}

export const toGradeTable = (graded: readonly Grades[]): string =>
  [
    `| page | ${categories.join(' | ')} |`,
    `|---|${categories.map(() => '---|').join('')}`,
    ...graded.map(
      ({ page, grades }) => `| ${page} | ${categories.map((category) => grades[category]).join(' | ')} |`,
    ),
  ].join('\n');

/** Every grade below the bound, one line each. */
export const listLowGrades = (graded: readonly Grades[]): string[] =>
  graded.flatMap(({ page, grades }) =>
    categories
      .filter((category) => grades[category] < min)
      .map((category) => `${page}: ${category} ${grades[category]}, at least ${min}`),
  );
