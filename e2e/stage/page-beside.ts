import type { Page } from '@playwright/test';
import type { DocumentView } from '@puente/contract';

/** Answers that come from pages far apart. */
export const farApart = [
  'biographic_information.full_name.family_name',
  'parents.0.full_name.given_name',
] as const;

/** The page of the file that an answer came from. @throws Error where the document does not know it */
export function findPage({ evidence }: DocumentView, path: string): number {
  const { page } = evidence[path] ?? evidence[path.slice(0, path.lastIndexOf('.'))] ?? {};
  if (page === undefined) throw new Error(`no page is known of ${path}`);
  return page;
}

export const pageBeside = (page: Page) =>
  page.getByRole('complementary', { name: 'The page an answer came from' });

/** Waits until the page beside shows this page of the file. */
export const seenBeside = (page: Page, number: number) =>
  page.waitForFunction((wanted) => {
    const image = document.querySelector<HTMLImageElement>(`aside:has([data-page="${wanted}"]) img`);
    return image?.complete && image.naturalWidth > 0;
  }, number);
