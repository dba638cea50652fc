import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from '../../lib/i18n/i18n.ts';
import { useQueuePlace } from './use-queue-place.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  await startI18n();
  await loadTexts('processing');
});

const Words = ({ mayWait }: { mayWait: boolean }) => useQueuePlace('one', mayWait);

function show(filesBefore: number | null, mayWait = true) {
  const client = new QueryClient();
  client.setQueryData(['queue-place', 'one'], { filesBefore });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Words mayWait={mayWait} />
    </QueryClientProvider>,
  );
}

it.each([
  ['en', 'It is next', '1 file will', '7 files will'],
  ['es', 'Es el siguiente', '1 archivo', '7 archivos'],
] as const)('says in %s how many files are before one that waits', async (language, next, one, many) => {
  await changeLanguage(language);
  expect(show(0)).toContain(next);
  expect(show(1)).toContain(one);
  expect(show(7)).toContain(many);
  expect(show(null)).toBe('');
  expect(show(3, false)).toBe('');
});
