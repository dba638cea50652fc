import { findLanguage } from '@puente/texts/languages';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAccount } from './lib/account/account-store.ts';
import { changeLanguage, startI18n } from './lib/i18n/i18n.ts';
import { readLanguage, readSessionId } from './lib/storage.ts';
import { AppRoutes, LandingPage, StartPage } from './routes.tsx';

function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** Makes React the owner of a page that came drawn from the server. Ends when its buttons answer. */
export async function takeOver(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const isApp = root.dataset.drawn !== undefined;
  const chosen = findLanguage(readLanguage() ?? '');
  // Buttons that somebody waits for must not be drawn anew.
  await Promise.all([startI18n(findLanguage(document.documentElement.lang)), loadAccount()]);
  await (isApp ? StartPage : LandingPage).fetch();
  await new Promise<void>((resolve) => {
    const page = (
      <StrictMode>
        <AppRoutes beside={<Drawn onDrawn={resolve} />} />
      </StrictMode>
    );
    // It was drawn for somebody without a document: who has one, or asks for the sample, sees another step, drawn anew.
    if (isApp && (readSessionId() !== null || location.search.startsWith('?sample')))
      createRoot(root).render(page);
    else hydrateRoot(root, page);
  });
  if (chosen) await changeLanguage(chosen);
}
