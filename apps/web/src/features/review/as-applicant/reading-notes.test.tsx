import { type ReadingNote, readingNoteCodes } from '@puente/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import type { WorkingCopy } from '../saving/working-copy.ts';
import { ReadingNotes } from './reading-notes.tsx';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  await startI18n();
  await loadTexts('review', 'notes');
});

const copy = { document: { sessionId: 'one', formType: 'I-485' } } as WorkingCopy;

function show(notes: readonly ReadingNote[]) {
  const client = new QueryClient();
  client.setQueryData(['reading-notes', 'one', 'I-485'], { notes });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ReadingNotes copy={copy} />
    </QueryClientProvider>,
  );
}

const toNote = (code: ReadingNote['code'], params: ReadingNote['params'] = {}): ReadingNote => ({
  code,
  path: null,
  params,
});

it.each(['en', 'es'] as const)('has words in %s for every note', async (language) => {
  await changeLanguage(language);
  const editions = { edition: '07/28/26', editions: '01/20/25, 08/25/20' };
  const values = { pages: '3, 7', part: 'Part 14', paper: 'I-589', ...editions };
  for (const code of readingNoteCodes) {
    const shown = show([toNote(code, values)]);
    expect(shown).not.toContain(`<li>${code}`);
    expect(shown).not.toContain('{{');
  }
});

it.each([
  [
    'en',
    ['could not read these', ': 3, 7.', 'type them', 'form we know: 2.', 'of Form I-589 that', ': 01/20/25.'],
  ],
  [
    'es',
    ['No pudimos leer', ': 3, 7.', 'escríbalas', 'que conocemos: 2.', 'del Formulario I-589', ': 01/20/25.'],
  ],
] as const)(
  'says in %s which pages to type or to compare, and which editions are known',
  async (language, words) => {
    await changeLanguage(language);
    const shown = show([
      toNote('pages-unread', { pages: '3, 7' }),
      toNote('pages-read-by-labels', { pages: '2' }),
      toNote('edition-unknown', { paper: 'I-589', editions: '01/20/25' }),
    ]);
    for (const each of words) expect(shown).toContain(each);
  },
);

it('shows nothing where there is nothing to say', () => {
  expect(show([])).toBe('');
});
