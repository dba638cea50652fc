import type { Progress } from '@puente/contract';
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

const waiting: Progress = { ocr: 0, ai: 0, form: 0, page: 0, pages: 12 };
const Words = ({ progress, now }: { progress: Progress; now: number }) => useHowLong('one', progress, now);

function show(answer?: { seconds: number | null }, progress = waiting, now = 0) {
  const client = new QueryClient();
  if (answer) client.setQueryData(['reading-time', 'one'], answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Words progress={progress} now={now} />
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

it.each([
  ['en', 'About 20 seconds left', 'About 2 minutes left', 'A few seconds left'],
  ['es', 'Faltan unos 20 segundos', 'Faltan unos 2 minutos', 'Faltan unos segundos'],
] as const)('says in %s what is left once the reading has begun', async (language, twenty, minutes, few) => {
  await changeLanguage(language);
  const begun = { ...waiting, ocr: 2 };
  expect(show({ seconds: 20 }, begun)).toContain(twenty);
  expect(show({ seconds: 110 }, begun)).toContain(minutes);
  expect(show({ seconds: 5 }, begun)).toContain(few);
  expect(show({ seconds: null }, begun)).toContain('30-60');
});
