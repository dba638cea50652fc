import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, sealed } from './columns.ts';

/** Addresses people gave for mail from this site, one row an address. */
export const emailSubscribers = pgTable(
  'email_subscribers',
  {
    id: uuid('id').primaryKey(),
    emailHash: text('email_hash').notNull().unique(),
    /** Null: unsubscribed. Only the keyed hash is left, so that it is not written to again. */
    email: sealed('email'),
    subscribed: boolean('subscribed').notNull(),
    /** Its owner said yes by a mailed link. */
    verified: boolean('verified').notNull(),
    collectedAt: moment('collected_at').notNull(),
  },
  (table) => [index('email_subscribers_collected').on(table.collectedAt, table.id)],
);

/**
 * Who gave an address, and what they told with it: who takes back their own learns nothing of another's and deletes
 * none.
 */
export const emailGivings = pgTable(
  'email_givings',
  {
    id: uuid('id').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => emailSubscribers.id, { onDelete: 'cascade' }),
    /** A keyed hash of the browser or account that gave it and may take it back; empty: one that nobody knows again. */
    giverHash: text('giver_hash').notNull(),
    firstName: sealed('first_name'),
    lastName: sealed('last_name'),
    source: text('source').notNull(),
    /** Family of the browser (`Firefox`) and host of the page they came from; null: not told, or not to be kept. */
    browser: text('browser'),
    referrerHost: text('referrer_host'),
    /** The mailed link was used here: whoever gave it is whose address it is. */
    isOwner: boolean('is_owner').notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [
    index('email_givings_giver').on(table.giverHash),
    unique('email_givings_subscriber_giver').on(table.subscriberId, table.giverHash),
  ],
);

/** Mailed links by which the owner of an address says yes. */
export const emailConfirmations = pgTable('email_confirmations', {
  tokenHash: text('token_hash').primaryKey(),
  subscriberId: uuid('subscriber_id')
    .notNull()
    .references(() => emailSubscribers.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
});
