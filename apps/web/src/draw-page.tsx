import { text } from 'node:stream/consumers';
import { pagePaths } from '@puente/contract/page-paths';
import type { Language } from '@puente/texts';
import i18next from 'i18next';
import { RouterProvider } from 'raviger';
import { prerenderToNodeStream } from 'react-dom/static';
import { loadTexts, startI18n } from './lib/i18n/i18n.ts';
import { AppRoutes } from './routes.tsx';

/** What the server sends of a page before any script: its markup, and the words around it. */
export interface DrawnPage {
  readonly body: string;
  readonly dir: string;
  readonly title: string;
  /** For search engines; of a page that is for nobody but its person there is none. */
  readonly description: string | null;
  readonly notArrived: string;
  /** It is there to be used, not only to be read: its code comes at once. */
  readonly isToUse: boolean;
}

const words = {
  landing: () => ({
    title: `${i18next.t('title')} · ${i18next.t('subtitle')}`,
    description: i18next.t('landing:lead'),
    isToUse: false,
  }),
  app: () => ({
    title: i18next.t('wizard:pageTitle', { step: i18next.t('wizard:steps.upload') }),
    description: null,
    isToUse: true,
  }),
};

/** The pages that are drawn ahead, by the name of their files. */
export const drawnPages = {
  landing: { path: pagePaths.home, texts: 'landing' },
  app: { path: pagePaths.app, texts: 'wizard' },
} as const;

export type DrawnName = keyof typeof drawnPages;

/** Draws a page in one language, without a browser, as the build does. */
export async function drawPage(name: DrawnName, language: Language): Promise<DrawnPage> {
  const { path, texts } = drawnPages[name];
  await startI18n(language);
  await loadTexts(texts);
  const page = (
    <RouterProvider path={path}>
      <AppRoutes drawn={path} />
    </RouterProvider>
  );
  // Whole, where it stands: React would send a large part apart and move it there by a script.
  const { prelude } = await prerenderToNodeStream(page, { progressiveChunkSize: Infinity });
  const body = await text(prelude);
  if (/<(script|template)/.test(body)) throw new Error(`the page ${path} would need a script to be read`);
  return { body, dir: i18next.dir(language), ...words[name](), notArrived: i18next.t('part.failed') };
}
