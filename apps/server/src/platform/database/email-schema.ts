import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, sealed } from './columns.ts';

/**
 * Addresses people gave for mail from this site, once for each who gave it: who takes back their own learns nothing of
 * another's and deletes none.
 */
export const emailSubscribers = pgTable(
  'email_subscribers',
  {
    id: uuid('id').primaryKey(),
    emailHash: text('email_hash').notNull(),
    /** A keyed hash of the browser or account that gave it and may take it back; empty: one that nobody knows again. */
    giverHash: text('giver_hash').notNull().default(''),
    email: sealed('email').notNull(),
    firstName: sealed('first_name'),
    lastName: sealed('last_name'),
    source: text('source').notNull(),
    /** Family of the browser (`Firefox`) and host of the page they came from; null: not told, or not to be kept. */
    browser: text('browser'),
    referrerHost: text('referrer_host'),
    subscribed: boolean('subscribed').notNull(),
    verified: boolean('verified').notNull(),
    collectedAt: moment('collected_at').notNull(),
  },
  (table) => [unique('email_subscribers_email_giver').on(table.emailHash, table.giverHash)],
);
