import { emptyI485FormData, emptyI765FormData } from '@puente/forms/data';
import { type GuidanceFact, listGuidance } from '@puente/forms/preflight';
import { expect, it } from 'vitest';
import { saySentence } from './say.ts';
import { openSpeaker } from './speaker.ts';

const speak = await openSpeaker('guidance');
const say = (language: 'en' | 'es', code: string) =>
  saySentence({ t: speak(language), language, namespace: 'guidance' }, { code, params: {} });
const sayFact = ({ code }: GuidanceFact, language: 'en' | 'es') => say(language, `facts.${code}`);
const saySource = (source: GuidanceFact['source'], language: 'en' | 'es') =>
  'named' in source ? source.named : say(language, `sources.${source.told}`);
const texts = (facts: readonly GuidanceFact[]) => facts.map((fact) => sayFact(fact, 'en')).join(' ');

it('lists papers of a marriage and of children only for those who have them', () => {
  const data = emptyI485FormData();
  expect(texts(listGuidance({ form: 'I-485', data }).attach)).not.toContain('Marriage certificate');
  data.marital_history.current_marital_status = 'Divorced';
  data.children = [{ full_name: 'Invented Child' }] as never;
  const { attach } = listGuidance({ form: 'I-485', data });
  expect(texts(attach)).toContain('Marriage certificate');
  expect(texts(attach)).toContain('Adoption papers');
});

it('lists the papers of the I-765 category typed, and of all three while none of them is', () => {
  const of = (category: string) =>
    texts(
      listGuidance({ form: 'I-765', data: { ...emptyI765FormData(), eligibility_category: category } })
        .attach,
    );
  expect(of('(c)(8)')).toContain('receipt notice or court stamp');
  expect(of('(c)(8)')).not.toContain('(a)(5)');
  expect(of('A5')).not.toContain('(c)(9)');
  for (const category of ['(a)(5)', '(c)(8)', '(c)(9)']) expect(of('')).toContain(category);
});

it('names no amount of money, because fees change, and advises nobody', () => {
  for (const guidance of [
    listGuidance({ form: 'I-485', data: emptyI485FormData() }),
    listGuidance({ form: 'I-765', data: emptyI765FormData() }),
  ]) {
    for (const fact of Object.values(guidance).flat()) {
      const text = { en: sayFact(fact, 'en'), es: sayFact(fact, 'es') };
      const { source } = fact;
      expect(text.en).not.toMatch(/\$|USD|\b\d{3,4} dollars/);
      expect(text.en).not.toMatch(/you should|you must|we recommend/i);
      expect(text.es).not.toBe(text.en);
      if ('named' in source) expect(source.named).not.toBe('');
      else expect(saySource(source, 'es')).not.toBe(saySource(source, 'en'));
    }
  }
});
