import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

// The tables of accounts, with the columns that better-auth names (docs/decisions/006).

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Always empty: nobody is asked for it here. */
  name: text('name').notNull(),
  /** What stands in for the address: a keyed hash, to look the account up by. */
  email: text('email').notNull().unique(),
  /** The address, in base64. */
  sealedEmail: text('sealed_email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A signed-in browser. Its address and name stay empty; of its token there is a keyed hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** How a user proves who they are: a password, as a salted scrypt hash. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    userId: ofUser(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('credentials_user').on(table.userId)],
);

/** Links for a new password that were mailed and not used: a hash of the token, and whose they are. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** How often something was tried within a window of time; `key` is a keyed hash of what is counted. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('attempt_counts_resets').on(table.resetsAt)],
);
