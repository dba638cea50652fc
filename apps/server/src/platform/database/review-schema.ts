import type { TargetForm } from '@puente/contract';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, sealed } from './columns.ts';
import { documents } from './document-schema.ts';

const ofDocument = () =>
  uuid('document_id')
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });
const ofLink = () =>
  uuid('link_id')
    .notNull()
    .references(() => reviewLinks.id, { onDelete: 'cascade' });

/** A link that opens one review for one reviewer. */
export const reviewLinks = pgTable(
  'review_links',
  {
    id: uuid('id').primaryKey(),
    documentId: ofDocument(),
    /** Whom the applicant made it for, in the applicant's words. */
    label: sealed('label'),
    /** The form it opens. */
    formType: text('form_type').$type<TargetForm>().notNull(),
    withoutStory: boolean('without_story').notNull().default(true),
    oneBrowser: boolean('one_browser').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    openedCount: integer('opened_count').notNull().default(0),
    firstOpenedAt: moment('first_opened_at'),
    lastOpenedAt: moment('last_opened_at'),
    emailedAt: moment('emailed_at'),
  },
  (table) => [index('review_links_document').on(table.documentId)],
);

/**
 * Tokens that open a link, known by their hashes alone. To show or mail a link again, another token is made for it:
 * the ones given before go on working until the link ends, or, where it opens in one browser, until one of them opened it.
 */
export const reviewTokens = pgTable('review_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  linkId: ofLink(),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
});

/** A browser in which a link was opened, known by the hash of its cookie; ended by the next one of a one-browser link. */
export const reviewerSessions = pgTable('reviewer_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  linkId: ofLink(),
  createdAt: moment('created_at').notNull(),
  endedAt: moment('ended_at'),
});

/** What a reviewer has typed and not yet submitted. */
export const reviewDrafts = pgTable('review_drafts', {
  linkId: ofLink().primaryKey(),
  baseVersion: integer('base_version').notNull(),
  draft: sealed('draft').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** A submitted review; it is never changed, only answered. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    documentId: ofDocument(),
    linkId: ofLink(),
    formType: text('form_type').$type<TargetForm>().notNull(),
    /** The version of the form data it was given for. */
    baseVersion: integer('base_version').notNull(),
    status: text('status', { enum: ['reviewed', 'approved'] }).notNull(),
    reviewer: sealed('reviewer').notNull(),
    notes: sealed('notes').notNull(),
    /** Chosen by the browser, so that one submission sent twice is kept once. */
    idempotencyKey: text('idempotency_key').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    /** When an approval stopped counting, because the form was changed after it. */
    endedAt: moment('ended_at'),
    /** When the applicant first looked at it. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    index('reviews_document').on(table.documentId, table.submittedAt),
    unique('reviews_idempotency').on(table.linkId, table.idempotencyKey),
  ],
);

/** One change a reviewer proposes; the applicant decides. */
export const reviewProposals = pgTable(
  'review_proposals',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['change', 'add', 'remove'] }).notNull(),
    path: text('path').notNull(),
    /** `{from, to}`. */
    change: sealed('change').notNull(),
    decision: text('decision', { enum: ['open', 'accepted', 'rejected'] }).notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.number] })],
);

/** Notes, questions and answers, each on a field or on the whole form; one thread a link and field. */
export const reviewMessages = pgTable(
  'review_messages',
  {
    id: uuid('id').primaryKey(),
    documentId: ofDocument(),
    linkId: ofLink(),
    path: text('path').notNull(),
    kind: text('kind', { enum: ['note', 'question', 'answer'] }).notNull(),
    author: text('author', { enum: ['applicant', 'reviewer'] }).notNull(),
    text: sealed('text').notNull(),
    createdAt: moment('created_at').notNull(),
    seen: boolean('seen').notNull().default(false),
  },
  (table) => [index('review_messages_link').on(table.linkId, table.createdAt)],
);

/** Who did what with a document, and when; never a value. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    documentId: ofDocument(),
    actor: text('actor', { enum: ['applicant', 'reviewer', 'system'] }).notNull(),
    linkId: uuid('link_id').references(() => reviewLinks.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** How many fields it was about, where that says something. */
    count: integer('count'),
    at: moment('at').notNull(),
  },
  (table) => [index('audit_entries_document').on(table.documentId, table.at)],
);
