import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from '../../lib/i18n/i18n.ts';
import { useHowLong } from './use-how-long.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  await startI18n();
  await loadTexts('processing');
});

const Words = () => useHowLong('one');

function show(answer?: { seconds: number | null }) {
  const client = new QueryClient();
  if (answer) client.setQueryData(['reading-time', 'one'], answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Words />
    </QueryClientProvider>,
  );
}

it.each([
  ['en', 'about 20 seconds', 'about 30-60 seconds'],
  ['es', 'unos 20 segundos', 'unos 30-60 segundos'],
] as const)(
  'says in %s the time that was measured, else the usual one',
  async (language, measured, usual) => {
    await changeLanguage(language);
    expect(show({ seconds: 20 })).toContain(measured);
    expect(show({ seconds: null })).toContain(usual);
    expect(show()).toContain(usual);
  },
);
