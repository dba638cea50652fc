import { loadTexts } from '@puente/texts';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { toErrorText } from './to-error-text.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'en', interpolation: { escapeValue: false }, resources: {} });
  i18next.addResourceBundle('es', 'errors', await loadTexts('es', 'errors'));
});
afterEach(() => void i18next.changeLanguage('en'));

const told = { code: 'too_many_sign_ins', message: 'Please try again in 12 minutes.' };

it('says in English what the server says', () => {
  expect(toErrorText(told, 700)).toBe(told.message);
});

it('says in Spanish what the code means, and how long to wait, rounded up so that it is true', async () => {
  await i18next.changeLanguage('es');
  expect(toErrorText(told, 661)).toMatch(/en 12 minutos\.$/);
  expect(toErrorText(told, 20)).toMatch(/en un minuto\.$/);
  expect(toErrorText({ code: 'not_a_pdf', message: 'x' })).toBe('Elija un archivo PDF válido');
});

it("keeps the server's words for a code it does not know", async () => {
  await i18next.changeLanguage('es');
  expect(toErrorText({ code: 'brand_new', message: 'Something new.' })).toBe('Something new.');
});
