import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from './i18n.ts';

const stored = new Map<string, string>();
const root = { lang: '', dir: '' };

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('navigator', { languages: ['es-HN', 'en'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it("starts in the browser's language, marks the page with it, and stores nothing the person did not choose", async () => {
  await startI18n();
  expect(root).toEqual({ lang: 'es', dir: 'ltr' });
  expect(i18next.t('nav.home')).toBe('Inicio');
  expect([...stored.keys()]).toEqual([]);
});

it('loads what the page uses in the new language before it changes, and remembers the choice', async () => {
  await startI18n();
  await loadTexts('landing', 'fields');
  expect(i18next.hasResourceBundle('en', 'landing')).toBe(false);
  expect(i18next.hasResourceBundle('en', 'fields'), 'official labels are shown in English as well').toBe(
    true,
  );
  const hadTexts: boolean[] = [];
  const look = (language: string) => hadTexts.push(i18next.hasResourceBundle(language, 'landing'));
  i18next.on('languageChanged', look);
  await changeLanguage('en');
  i18next.off('languageChanged', look);
  expect(hadTexts).toEqual([true]);
  expect(root.lang).toBe('en');
  expect(stored.get('language')).toBe('en');
});

it('starts in the language that was chosen here before', async () => {
  stored.set('language', 'en');
  await startI18n();
  expect(root.lang).toBe('en');
});
