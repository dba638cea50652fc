import type { Language } from '@puente/texts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open-database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { knowledgeStates, knowledgeTexts, knowledgeWords } from '../../platform/database/schema.ts';
import type { KnowledgeRow } from './knowledge-rows.ts';
import { toDictionary } from './to-search-text.ts';

const id = 'base';
/** Any number will do, as long as every server uses the same: one of them fills the tables, the others wait. */
const fillLock = 735_111_003;
const batchSize = 500;
/** Of the trigrams of two words together, how many both have. */
const minAlike = 0.33;

const toWords = (language: Language, text: string) =>
  sql`to_tsvector(${sql.raw(`'${toDictionary(language)}'`)}, ${text}::text)`;

export async function findKnowledgeHash(db: Database): Promise<string | null> {
  const [row] = await db.select().from(knowledgeStates).where(eq(knowledgeStates.id, id));
  return row?.hash ?? null;
}

const toWordList = (rows: readonly KnowledgeRow[]): Array<{ language: string; word: string }> =>
  [...new Set(rows.map(({ language }) => language))].flatMap((language) => {
    const own = rows.filter((row) => row.language === language);
    const words = new Set(own.flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u)));
    return [...words].filter((word) => word.length > 2).map((word) => ({ language, word }));
  });

const toBatches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, at) =>
    rows.slice(at * batchSize, (at + 1) * batchSize),
  );

/** Puts these texts in the place of what is searched, unless another server just did. */
export async function fillKnowledge(
  db: Database,
  rows: readonly KnowledgeRow[],
  hash: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
    const [state] = await tx.select().from(knowledgeStates).where(eq(knowledgeStates.id, id));
    if (state?.hash === hash) return;
    await tx.delete(knowledgeTexts);
    await tx.delete(knowledgeWords);
    const numbered = rows.map(({ text, ...row }, at) => ({
      ...row,
      id: at,
      words: toWords(row.language, text),
    }));
    for (const batch of toBatches(numbered)) await tx.insert(knowledgeTexts).values(batch);
    for (const batch of toBatches(toWordList(rows))) await tx.insert(knowledgeWords).values(batch);
    await tx
      .insert(knowledgeStates)
      .values({ id, hash })
      .onConflictDoUpdate({ target: knowledgeStates.id, set: { hash } });
  });
}

/** How often a lexeme stands in a passage or an outside topic, in one language. */
export interface WordCount {
  readonly passage: string;
  readonly lexeme: string;
  readonly texts: number;
}

/** How often each lexeme of a language stands in each passage (and outside topic). */
export async function listWordCounts(db: Database, language: Language): Promise<WordCount[]> {
  return queryRows<WordCount>(
    db,
    sql`select passage, lexeme, count(*)::int as texts
        from knowledge_texts, unnest(tsvector_to_array(words)) as lexeme
        where language = ${language} group by passage, lexeme`,
  );
}

/** For each word that the base does not have, the one of its words most like it; words too unlike are left out. */
export async function findAlike(
  db: Database,
  language: Language,
  words: readonly string[],
): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const rows = await queryRows<{ asked: string; word: string }>(
    db,
    sql`select asked, word from unnest(${sql.param([...words])}::text[]) as asked
        cross join lateral (
          select word from knowledge_words
          where language = ${language} and word % asked and similarity(word, asked) >= ${minAlike}
          order by similarity(word, asked) desc, word limit 1
        ) as alike`,
  );
  return new Map(rows.map(({ asked, word }) => [asked, word]));
}

/** Lexemes of each text. */
export async function listLexemes(
  db: Database,
  language: Language,
  texts: readonly string[],
): Promise<string[][]> {
  const dictionary = sql.raw(`'${toDictionary(language)}'`);
  const rows = await queryRows<{ lexemes: string[] }>(
    db,
    sql`select tsvector_to_array(to_tsvector(${dictionary}, text)) as lexemes
        from unnest(${sql.param([...texts])}::text[]) with ordinality as asked(text, at) order by at`,
  );
  return rows.map(({ lexemes }) => lexemes);
}

/** A text of the base with its lexemes. */
export interface FoundText extends Omit<KnowledgeRow, 'text' | 'language'> {
  readonly lexemes: readonly string[];
}

/** The texts of these passages in which any of the lexemes stands. */
export async function findTexts(
  db: Database,
  language: Language,
  passages: readonly string[],
  lexemes: readonly string[],
): Promise<FoundText[]> {
  if (lexemes.length === 0) return [];
  return queryRows<FoundText>(
    db,
    sql`select passage, kind, sentence, tsvector_to_array(words) as lexemes from knowledge_texts
        where language = ${language} and passage = any(${sql.param([...passages])}::text[])
          and words @@ (select string_agg(quote_literal(lexeme), ' | ')::tsquery
                        from unnest(${sql.param([...lexemes])}::text[]) as lexeme)
        order by id`,
  );
}
