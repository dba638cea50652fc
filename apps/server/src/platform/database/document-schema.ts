import type { TargetForm } from '@puente/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-schema.ts';
import { moment, sealed } from './columns.ts';

/** Proves at start that the master key is the one the data was sealed with. */
export const keyChecks = pgTable('key_checks', {
  id: text('id').primaryKey(),
  proof: sealed('proof').notNull(),
});

/** A browser, known by the hash of its cookie. */
export const visitors = pgTable('visitors', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
});

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    sessionId: text('session_id').notNull().unique(),
    /** Its owner: the browser it came from, or the account it was taken into. Never both. */
    visitorId: uuid('visitor_id').references(() => visitors.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id),
    /** Outside an account: of the token that alone opens it, in a cookie of the browser it came from. */
    passHash: text('pass_hash').unique(),
    wrappedKey: sealed('wrapped_key').notNull(),
    fileName: sealed('file_name').notNull(),
    fileSizeBytes: integer('file_size_bytes').notNull(),
    pageCount: integer('page_count').notNull(),
    formType: text('form_type').$type<TargetForm>().notNull(),
    reviewStatus: text('review_status', { enum: ['pending', 'reviewed', 'approved'] }).notNull(),
    /** Number of the newest version of its form data; 0 before the first. */
    version: integer('version').notNull().default(0),
    /** Pictures of hard-to-read words may go to the model that the operator named. */
    visionModelAllowed: boolean('vision_model_allowed').notNull().default(false),
    /** The product's own, of an invented person. */
    isSample: boolean('is_sample').notNull().default(false),
    uploadedAt: moment('uploaded_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    index('documents_last_used').on(table.lastUsedAt),
    index('documents_visitor').on(table.visitorId),
    index('documents_user').on(table.userId),
    index('documents_uploaded').on(table.uploadedAt, table.id),
    index('documents_session_prefix').on(table.sessionId.op('text_pattern_ops')),
    check('documents_owner', sql`num_nonnulls(${table.visitorId}, ${table.userId}) = 1`),
    check('documents_pass', sql`(${table.visitorId} is null) = (${table.passHash} is null)`),
  ],
);

const ofDocument = () =>
  uuid('document_id')
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });

/** Work on an upload: its form data, and after it the texts of its scanned pages. Of each kind the newest run is kept. */
export const documentRuns = pgTable(
  'document_runs',
  {
    documentId: ofDocument(),
    kind: text('kind', { enum: ['form', 'texts'] }).notNull(),
    /** The form it ends with. */
    formType: text('form_type').$type<TargetForm>(),
    /** `uploaded`: it was cancelled, or another form was chosen since. */
    status: text('status', { enum: ['uploaded', 'processing', 'processed', 'error'] }).notNull(),
    errorCode: text('error_code'),
    /** Times it was begun: ever, and since the person asked for it last. */
    attempts: integer('attempts').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    ocr: integer('progress_ocr').notNull().default(0),
    ai: integer('progress_ai').notNull().default(0),
    form: integer('progress_form').notNull().default(0),
    page: integer('progress_page').notNull().default(0),
    /** When it took its place in the queue. */
    queuedAt: moment('queued_at').notNull(),
    /** The process working on it, and until when its claim holds unless renewed. */
    claimedBy: text('claimed_by'),
    claimedUntil: moment('claimed_until'),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.kind] }),
    index('document_runs_queue').on(table.kind, table.status),
    check('document_runs_form', sql`(${table.kind} = 'form') = (${table.formType} is not null)`),
  ],
);

/** What the reader found, kept so that either form can be made from it without reading again. */
export const readings = pgTable('readings', {
  documentId: ofDocument().primaryKey(),
  source: sealed('source').notNull(),
  /** Null: not a form we know. */
  paper: sealed('paper'),
  rawText: sealed('raw_text').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** How long files took to read, to tell others what to expect. It names no document and nobody. */
export const readingTimes = pgTable(
  'reading_times',
  {
    id: uuid('id').primaryKey(),
    pages: integer('pages').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    durationMs: integer('duration_ms').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [index('reading_times_read').on(table.readAt)],
);

/** Every version of the form data, by a machine or by a person; none is ever changed. */
export const formVersions = pgTable(
  'form_versions',
  {
    id: uuid('id').primaryKey(),
    documentId: ofDocument(),
    number: integer('number').notNull(),
    formType: text('form_type').$type<TargetForm>().notNull(),
    author: text('author', { enum: ['machine', 'person'] }).notNull(),
    /** The review whose proposals it takes over, when it was made by accepting some. */
    reviewId: uuid('review_id'),
    data: sealed('data').notNull(),
    evidence: sealed('evidence').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('form_versions_number').on(table.documentId, table.number)],
);

/** The newest filled PDF of each form type; its bytes are in the file storage. */
export const filledPdfs = pgTable(
  'filled_pdfs',
  {
    id: uuid('id').primaryKey(),
    documentId: ofDocument(),
    formType: text('form_type').$type<TargetForm>().notNull(),
    version: integer('version').notNull(),
    /** Of the blank it was filled into. */
    blankHash: text('blank_hash').notNull(),
    report: sealed('report').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('filled_pdfs_form').on(table.documentId, table.formType)],
);

/** A blank that the applicant added, for the form of this document alone; its bytes are in the file storage. */
export const ownBlanks = pgTable(
  'own_blanks',
  {
    documentId: ofDocument(),
    formType: text('form_type').$type<TargetForm>().notNull(),
    hash: text('hash').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.formType] })],
);
