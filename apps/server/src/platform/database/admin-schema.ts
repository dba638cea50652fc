import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';
import { moment, sealed } from './columns.ts';

/** Accounts that may enter the back office. */
export const admins = pgTable('admins', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  firstName: sealed('first_name').notNull(),
  lastName: sealed('last_name').notNull(),
  /** Of the codes that signing in asks for; null: it asks for none. */
  totpSecret: sealed('totp_secret'),
  /** One that was shown and not confirmed yet. */
  totpOffered: sealed('totp_offered'),
  /** Of the last code that was taken: no code counts twice. */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  /** Keyed hashes of the codes for a lost phone that were not used. */
  backupCodes: jsonb('backup_codes').$type<string[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
});

/** A browser that is signed in to the back office, which no other session opens. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => admins.userId, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('admin_sessions_user').on(table.userId)],
);

/** Printed links that make the first admin. */
export const adminSetups = pgTable('admin_setups', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** What admins did. A trigger of the database refuses to change or delete a row, whoever asks. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid('id').primaryKey(),
    action: text('action').notNull(),
    /** Of no table: what somebody did stays when their account is gone. */
    adminId: uuid('admin_id'),
    target: text('target'),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [index('admin_actions_done').on(table.doneAt, table.id)],
);
