import { expect, it } from 'vitest';
import { pickLanguage } from './languages.ts';

it('speaks the language the person chose, whatever the browser says', () => {
  expect(pickLanguage('en', ['es-MX', 'es'])).toBe('en');
  expect(pickLanguage('es', ['en-US'])).toBe('es');
});

it("follows the browser's order of languages, in every variety of Spanish", () => {
  expect(pickLanguage(null, ['es-GT'])).toBe('es');
  expect(pickLanguage(null, ['ES-419', 'en'])).toBe('es');
  expect(pickLanguage(null, ['en-US', 'es'])).toBe('en');
  expect(pickLanguage(null, ['fr-FR', 'es'])).toBe('es');
});

it('speaks English to everybody else, and when the stored choice is not a language we speak', () => {
  expect(pickLanguage(null, [])).toBe('en');
  expect(pickLanguage(null, ['fr-FR', 'ht'])).toBe('en');
  expect(pickLanguage('klingon', ['est', 'eo'])).toBe('en');
});
