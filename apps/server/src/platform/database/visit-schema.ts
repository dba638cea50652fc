import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Page views of the last 30 days. */
export const visits = pgTable(
  'visits',
  {
    id: uuid('id').primaryKey(),
    /** A keyed hash of what the browser is called by for one visit. */
    sessionHash: text('session_hash').notNull(),
    /** As the page is declared: `/attorney-review/:reviewToken`. */
    page: text('page').notNull(),
    /** The network only: IPv4 /24, IPv6 /48. */
    ipAddress: text('ip_address').notNull(),
    deviceType: text('device_type').notNull(),
    /** Two letters; null: unknown. */
    country: text('country'),
    browser: text('browser'),
    referrerHost: text('referrer_host'),
    visitedAt: moment('visited_at').notNull(),
  },
  (table) => [
    index('visits_visited_at').on(table.visitedAt),
    index('visits_session').on(table.sessionHash, table.visitedAt),
  ],
);

/** How many there were each day (UTC), for good. */
export const visitDays = pgTable('visit_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  visits: integer('visits').notNull(),
  /** Visits of browsers that had not been seen on that day. */
  sessions: integer('sessions').notNull(),
});
