import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import { PassportSpelling } from './passport-spelling.tsx';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  await startI18n();
  await loadTexts('review');
});

it.each([
  ['en', 'Write Mueller, as in the machine-readable lines of the passport'],
  ['es', 'Escribir Mueller, como en las líneas de lectura mecánica del pasaporte'],
] as const)('offers the spelling in %s and writes nothing by itself', async (language, text) => {
  await changeLanguage(language);
  const write = vi.fn();
  const shown = renderToStaticMarkup(
    <PassportSpelling answer={{ write }} spelling="Mueller" fieldName="Family Name" />,
  );
  expect(shown).toContain(text);
  expect(shown).toContain('Family Name');
  expect(shown).not.toContain('{{');
  expect(write).not.toHaveBeenCalled();
});
