import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What the legal helper is searched by: titles and sentences of its passages, and questions that lead to them or that
 * nothing answers (`outside`). Made anew whenever the texts of the product change; nothing of any person stands here.
 */
export const knowledgeTexts = pgTable(
  'knowledge_texts',
  {
    id: integer('id').primaryKey(),
    language: text('language').notNull(),
    /** Of an outside question: what it is about. */
    passage: text('passage').notNull(),
    kind: text('kind', { enum: ['title', 'sentence', 'question', 'outside'] }).notNull(),
    /** Id of the sentence. */
    sentence: text('sentence'),
    words: searchable('words').notNull(),
  },
  (table) => [index('knowledge_texts_words').using('gin', table.words)],
);

/** Every word of those texts, to find the one that a misspelt word is most like. */
export const knowledgeWords = pgTable(
  'knowledge_words',
  { language: text('language').notNull(), word: text('word').notNull() },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('knowledge_words_alike').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/** What the two tables were made from. */
export const knowledgeStates = pgTable('knowledge_states', {
  id: text('id').primaryKey(),
  hash: text('hash').notNull(),
});
