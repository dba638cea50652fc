import { languages } from '@puente/texts';
import type { Database } from '../../platform/database/open-database.ts';
import { listLexemes } from './knowledge.repo.ts';
import type { BaseWords } from './search-knowledge.ts';
import { toPlain } from './to-search-text.ts';

/** Words of a question in their order, without each that the base does not have itself: names, places, numbers. */
export async function toKnownWords(db: Database, question: string, base: BaseWords): Promise<string> {
  const words = toPlain(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const knownIn = languages.map(async ({ code }) => {
    const lexemes = await listLexemes(db, code, words);
    // Small words have none: they are everybody's.
    return lexemes.map((own) => own.every((lexeme) => base.get(code)?.lexemes.has(lexeme)));
  });
  const known = await Promise.all(knownIn);
  return words.filter((_, at) => known.some((isKnown) => isKnown[at])).join(' ');
}
