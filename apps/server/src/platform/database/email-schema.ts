import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, sealed } from './columns.ts';

/** Addresses people gave for mail from this site. */
export const emailSubscribers = pgTable('email_subscribers', {
  id: uuid('id').primaryKey(),
  emailHash: text('email_hash').notNull().unique(),
  email: sealed('email').notNull(),
  firstName: sealed('first_name'),
  lastName: sealed('last_name'),
  source: text('source').notNull(),
  subscribed: boolean('subscribed').notNull(),
  verified: boolean('verified').notNull(),
  collectedAt: moment('collected_at').notNull(),
});
