import readability from 'text-readability';
import { expect, it } from 'vitest';
import { texts as english } from './en/privacy.ts';
import { texts as spanish } from './es/privacy.ts';
import { spanishEase } from './testing/spanish-ease.ts';

interface Words {
  readonly [key: string]: string | Words;
}

/** Sentences as a person reads them, with something in the place of each value. */
function listWords(texts: Words): string[] {
  const all = Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : listWords(text)));
  return all.filter((text) => /[.]$/.test(text)).map((text) => text.replace(/\{\{\w+\}\}/g, '30'));
}

it('can be read by whoever finished grade 8, sentence by sentence and as a whole', () => {
  expect(readability.fleschKincaidGrade(listWords(english).join(' '))).toBeLessThanOrEqual(8);
  for (const text of listWords(english))
    expect(readability.fleschKincaidGrade(text), text).toBeLessThanOrEqual(10);
  expect(spanishEase(listWords(spanish).join(' '))).toBeGreaterThanOrEqual(60);
  for (const text of listWords(spanish)) expect(spanishEase(text), text).toBeGreaterThanOrEqual(45);
});

it('tells nobody what to do in a case, and promises no more than the server does', () => {
  for (const text of [...listWords(english), ...listWords(spanish)])
    expect(text).not.toMatch(
      /\byou should\b|\bdebería\b|\b(completely|100 ?%) (safe|secure)\b|totalmente segur/i,
    );
});
