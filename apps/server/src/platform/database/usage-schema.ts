import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, sealed } from './columns.ts';
import { documents } from './document-schema.ts';

/**
 * How often something happened on a day. It names no document and nobody, so that it stays when they are deleted.
 */
export const usageCounts = pgTable(
  'usage_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull(),
    /** Target form; empty: none chosen yet. */
    form: text('form').notNull(),
    /** What of that kind: a path without its row, a code, an edition; never a value. */
    detail: text('detail').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.form, table.detail] })],
);

/** How far a document has come, so that each step is counted once. It goes with its document. */
export const documentSteps = pgTable(
  'document_steps',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** A step, with the form it was done for where it can be done for each. */
    step: text('step').notNull(),
    /** Points of the preflight that were told, by their codes. */
    points: sealed('points'),
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.step] })],
);
