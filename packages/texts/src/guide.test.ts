import { definitionOf } from '@puente/forms';
import { toBoxKey } from '@puente/forms/answers';
import { listCatalogues } from '@puente/forms/catalogues';
import { listAnswerable, listGuideItems } from '@puente/forms/guide';
import readability from 'text-readability';
import { describe, expect, it } from 'vitest';
import { type GuideText, openGuideTexts } from './guide-texts.ts';
import { spanishEase } from './testing/spanish-ease.ts';

const forms = ['I-485', 'I-765'] as const;
const guides = await Promise.all(
  forms.map(async (form) => {
    const [catalogue] = listCatalogues(form);
    if (!catalogue) throw new Error('no catalogue');
    return { form, catalogue, textsIn: await openGuideTexts(definitionOf(form).key) };
  }),
);

const listWords = (text: GuideText | null): string =>
  [text?.question, text?.asks, text?.why, text?.find, text?.slips, text?.skip].filter(Boolean).join(' ');

describe.each(guides)('the guide to the $form', ({ form, catalogue, textsIn }) => {
  const items = listGuideItems(catalogue);

  it.each(['en', 'es'] as const)(
    'tells each item of the edition in %s: question, what, why, where',
    (language) => {
      const texts = textsIn(language);
      for (const { key } of items) {
        const text = texts.ofItem(key);
        expect(text, key).not.toBeNull();
        expect(text?.question, key).toMatch(/\?$/);
        for (const part of [text?.asks, text?.why, text?.find]) expect(part?.trim(), key).toMatch(/[.?!]$/);
      }
    },
  );

  it('is written for sixth to eighth grade in English: grade 8 at most, 12 of 100 words hard at most', () => {
    for (const { key } of items) {
      const words = listWords(textsIn('en').ofItem(key));
      expect(readability.fleschKincaidGrade(words), `${key}: grade`).toBeLessThanOrEqual(8);
      const hard = (100 * readability.difficultWords(words)) / readability.lexiconCount(words, true);
      expect(hard, `${key}: hard words`).toBeLessThanOrEqual(12);
    }
  });

  it('is as easy in Spanish: 60 at least on the scale of Szigriszt-Pazos', () => {
    for (const { key } of items)
      expect(spanishEase(listWords(textsIn('es').ofItem(key))), key).toBeGreaterThanOrEqual(60);
  });

  it('never tells anybody what to do', () => {
    const orders =
      /\byou (should|must|ought to|qualify)\b|\banswer (yes|no)\b(?! or)|\b(usted )?(debería|califica)\b/i;
    for (const language of ['en', 'es'] as const)
      for (const { key } of items) {
        const words = listWords(textsIn(language).ofItem(key)).replaceAll(/if you answer (yes|no)/gi, '');
        expect(words.match(orders)?.[0], `${language} ${key}`).toBeUndefined();
      }
  });

  it('names each choice and box of an item that is answered here and has several', () => {
    const answerable = new Set(listAnswerable(form, catalogue).map(({ id }) => id));
    for (const { fields, key } of items) {
      const here = fields.filter(({ id }) => answerable.has(id));
      if (fields.length === 1 || here.length < fields.length) continue;
      if (fields.every(({ id }) => /\.(yes|no)$/.test(id))) continue;
      const names = here.map(({ id }) => textsIn('es').ofBox(toBoxKey(id)));
      expect(names, key).not.toContain(null);
      expect(new Set(names).size, key).toBe(names.length);
    }
  });
});
