import type { Rolldown } from 'vite';
import { listChunks } from './first-load-budget.ts';

/**
 * Has the browser ask for modules, and what they import, with the page that needs them; after its styles and its font,
 * which it is seen by.
 */
export const listPreloads = (
  page: string,
  modules: readonly string[],
  bundle: Rolldown.OutputBundle,
): string[] =>
  listChunks(page, modules, bundle).map(
    (fileName) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${fileName}">`,
  );
