import { errorTable } from '@puente/contract';
import i18next from 'i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages, sourceLanguage } from './languages.ts';
import { toErrorText } from './to-error-text.ts';

type Texts = Readonly<Record<string, string>>;
const modules = import.meta.glob<{ texts: Texts }>('./*/errors.ts', { eager: true });
const others = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

beforeAll(async () => {
  await i18next.init({ lng: 'en', interpolation: { escapeValue: false }, resources: {} });
  for (const code of others) i18next.addResourceBundle(code, 'errors', modules[`./${code}/errors.ts`]?.texts);
});
afterEach(() => void i18next.changeLanguage('en'));

describe.each(others)('errors in %s', (language) => {
  const texts = modules[`./${language}/errors.ts`]?.texts ?? {};

  it.each(Object.entries(errorTable))('has words for %s', (code, { message }) => {
    const keys = message.includes('{wait}') ? [`${code}_one`, `${code}_other`] : [code];
    for (const key of keys) expect(texts[key], key).toBeTruthy();
    if (keys.length === 2) expect(texts[`${code}_other`]).toContain('{{count}}');
  });

  it('has words for nothing else', () => {
    const codes = Object.keys(texts).map((key) => key.replace(/_(one|other)$/, ''));
    for (const code of codes) expect(Object.keys(errorTable)).toContain(code);
  });
});

const told = { code: 'too_many_sign_ins', message: 'Please try again in 12 minutes.' };

it('says in English what the server says', () => {
  expect(toErrorText(told, 700)).toBe(told.message);
});

it('says in Spanish what the code means, and how long to wait, rounded up so that it is true', async () => {
  await i18next.changeLanguage('es');
  expect(toErrorText(told, 661)).toMatch(/en 12 minutos\.$/);
  expect(toErrorText(told, 20)).toMatch(/en 1 minuto\.$/);
  expect(toErrorText({ code: 'not_a_pdf', message: 'x' })).toBe('Elija un archivo PDF válido');
});

it("keeps the server's words for a code it does not know", async () => {
  await i18next.changeLanguage('es');
  expect(toErrorText({ code: 'brand_new', message: 'Something new.' })).toBe('Something new.');
});
