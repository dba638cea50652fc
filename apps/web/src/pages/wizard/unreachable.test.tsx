import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { changeLanguage, loadTexts, startI18n } from '../../lib/i18n/i18n.ts';
import { Unreachable } from './unreachable.tsx';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  await startI18n();
  await loadTexts('wizard', 'idle');
});

const show = (error: Error) =>
  renderToStaticMarkup(<Unreachable error={error} busy={false} onRetry={() => {}} />);

it.each([
  ['en', 'Failed to fetch document: 503'],
  ['es', 'No se pudo obtener el documento: 503'],
] as const)('says in %s with which status the document could not be fetched', async (language, words) => {
  await changeLanguage(language);
  expect(show(new ApiError(503, ''))).toContain(words);
});

it('names no status where the server was not reached', () => {
  expect(show(new TypeError('fetch failed'))).not.toMatch(/Failed to fetch|No se pudo obtener|undefined/);
});
