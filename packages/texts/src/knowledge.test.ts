import { getPassage, getSource, passageIds, passagesOfForm } from '@puente/forms/knowledge';
import readability from 'text-readability';
import { describe, expect, it } from 'vitest';
import { openKnowledge } from './knowledge-texts.ts';
import { listAsked } from './list-asked.ts';
import { spanishEase } from './testing/spanish-ease.ts';

const knowledge = await openKnowledge();
const languages = ['en', 'es'] as const;

describe.each(languages)('the base of the legal helper in %s', (language) => {
  const told = knowledge(language);

  it('says every sentence of every passage in whole sentences, and no other', () => {
    expect(Object.keys(told).toSorted()).toEqual([...passageIds].toSorted());
    for (const id of passageIds) {
      expect(Object.keys(told[id]?.sentences ?? {}), id).toEqual(Object.keys(getPassage(id).sentences));
      expect(told[id]?.title, id).toBeTruthy();
      for (const text of Object.values(told[id]?.sentences ?? {})) {
        expect(text, id).toMatch(/[.?!]$/);
        expect(text.length, id).toBeLessThanOrEqual(300);
      }
    }
  });

  it('has ten questions or more that lead to each passage, none twice', () => {
    const { answered, outside } = listAsked(language);
    for (const id of passageIds) expect(answered[id]?.length, id).toBeGreaterThanOrEqual(10);
    const all = [...Object.values(answered), ...Object.values(outside)].flat();
    const twice = all.filter((text, at) => all.indexOf(text) !== at);
    expect(twice).toEqual([]);
  });

  it('never tells anybody what to do', () => {
    const orders =
      /\byou (should|must|ought to|qualify)\b|\bwe recommend\b|\b(usted )?(debería|califica|le conviene)\b|\brecomendamos\b/i;
    for (const id of passageIds)
      for (const text of Object.values(told[id]?.sentences ?? {}))
        expect(text.match(orders)?.[0], `${language} ${id}: ${text}`).toBeUndefined();
  });
});

it('names each sentence once, with a source and a day by which it is looked at again', () => {
  const ids = passageIds.flatMap((id) => Object.keys(getPassage(id).sentences));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of passageIds)
    for (const facts of Object.values(getPassage(id).sentences)) {
      expect(getSource(facts.source).named, id).toBeTruthy();
      expect(facts.checkBy > facts.checked, id).toBe(true);
    }
});

it('is easy to read: grade 8 and 60 on the Spanish scale as a whole, and no passage far from it', () => {
  const wordsOf = (language: 'en' | 'es', id: string) =>
    Object.values(knowledge(language)[id]?.sentences ?? {}).join(' ');
  const grades = passageIds.map((id) => readability.fleschKincaidGrade(wordsOf('en', id)));
  const ease = passageIds.map((id) => spanishEase(wordsOf('es', id)));
  const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length;
  expect(mean(grades)).toBeLessThanOrEqual(8);
  expect(mean(ease)).toBeGreaterThanOrEqual(60);
  for (const [at, id] of passageIds.entries()) {
    expect(grades[at], id).toBeLessThanOrEqual(12.5);
    expect(ease[at], id).toBeGreaterThanOrEqual(50);
  }
});

it('knows what to tell of each form without a question', () => {
  for (const form of ['I-485', 'I-765'] as const)
    for (const list of Object.values(passagesOfForm(form)))
      for (const id of list) expect(passageIds).toContain(id);
});
