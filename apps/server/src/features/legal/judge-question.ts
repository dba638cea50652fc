import { type RedFlag, redFlags } from '@puente/forms/knowledge';
import { languages } from '@puente/texts';
import { wordsOf } from '@puente/texts/knowledge';
import { toPlain } from './to-search-text.ts';

const all = languages.map(({ code }) => wordsOf(code));

/** Whether somebody asks what to do or what will come of it, in any language. */
export function asksForAdvice(question: string): boolean {
  const plain = toPlain(question);
  return all.some(({ advice }) => advice.some((sign) => sign.test(plain)));
}

/** What a question speaks of that calls for a lawyer first. */
export function findFlags(question: string): RedFlag[] {
  const plain = toPlain(question);
  return redFlags.filter((flag) => all.some(({ flags }) => flags[flag].test(plain)));
}
