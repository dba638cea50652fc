import { createHash } from 'node:crypto';
import { passageIds } from '@puente/forms/knowledge';
import { type Language, languages } from '@puente/texts';
import { conceptsOf, listAsked } from '@puente/texts/asked';
import { wordsOf } from '@puente/texts/knowledge';
import { knowledge } from './knowledge.ts';
import { toSearchText } from './to-search-text.ts';

/** One text to search by. */
export interface KnowledgeRow {
  readonly language: Language;
  readonly passage: string;
  readonly kind: 'title' | 'sentence' | 'question' | 'outside';
  readonly sentence: string | null;
  readonly text: string;
}

/** Everything that is searched, in every language, as it was written. */
function listRawRows(): KnowledgeRow[] {
  return languages.flatMap(({ code: language }) => {
    const told = knowledge(language);
    const { answered, outside } = listAsked(language);
    const toRow = (
      passage: string,
      kind: KnowledgeRow['kind'],
      text: string,
      sentence: string | null = null,
    ): KnowledgeRow => ({ language, passage, kind, sentence, text });
    return [
      ...passageIds.flatMap((id) => [
        toRow(id, 'title', told[id]?.title ?? ''),
        ...Object.entries(told[id]?.sentences ?? {}).map(([sentence, text]) =>
          toRow(id, 'sentence', text, sentence),
        ),
        ...(answered[id] ?? []).map((text) => toRow(id, 'question', text)),
      ]),
      ...Object.entries(outside).flatMap(([about, texts]) =>
        texts.map((text) => toRow(about, 'outside', text)),
      ),
    ];
  });
}

const toSearched = (row: KnowledgeRow): KnowledgeRow => ({
  ...row,
  text: toSearchText(row.language, row.text),
});

/** Everything that is searched, as it is searched. */
export const listKnowledgeRows = (): KnowledgeRow[] => listRawRows().map(toSearched);

/** One row of so many shows whether the code of `toSearchText` has changed: to make all of them takes a second. */
const sampleStep = 40;

/** Changes whenever what is searched does, or how. */
export function hashKnowledge(): string {
  const rows = listRawRows();
  const sample = rows.filter((_, at) => at % sampleStep === 0).map(toSearched);
  const hash = createHash('sha256').update(JSON.stringify([rows, sample]));
  for (const { code } of languages) {
    const same = wordsOf(code).sameThings.map(([ways, word]) => [ways.source, word]);
    hash.update(JSON.stringify([same, conceptsOf(code)]));
  }
  return hash.digest('hex');
}
