import type { Account, Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findVisitorId } from '../visitors/index.ts';
import type { Document, Owner } from './document.ts';
import {
  findDocumentById,
  findDocumentBySession,
  listDocumentsByPass,
  listDocumentsOf,
  updateLastUsed,
} from './documents.repo.ts';
import { storeInAccount } from './store-in-account.ts';
import type { Uploaded } from './upload-document.ts';

type Role = 'owner' | 'account-owner' | 'sample-owner' | 'reviewer' | 'self' | 'system' | 'admin';

declare const permission: unique symbol;
/** A value with the proof that whoever asks may use it in this way. Only a .policy.ts file makes one. */
export type Authorized<Thing, As extends Role> = Thing & { readonly [permission]: As };

const touchEveryMs = 60_000;
/** Unused for so long, a pass opens nothing any more: a page that was left open is not for whoever comes next. */
export const passEndsAfterMs = 30 * 60_000;

const findUnusedMs = ({ clock }: Context, { lastUsedAt }: Document) =>
  clock().getTime() - lastUsedAt.getTime();

/** The last use is known to the minute; nobody's pass ends sooner for that. */
const isPassOpen = (context: Context, document: Document) =>
  findUnusedMs(context, document) <= passEndsAfterMs + touchEveryMs;

/** Whether whoever asks holds anything that may open a document. */
const hasKey = ({ actor }: Context): boolean =>
  actor.kind === 'visitor' && (actor.account !== null || actor.passHashes.length > 0);

/** The owner of what is uploaded now: the account of whoever asks, else their browser, else nobody known yet. */
export async function findOwner(context: Context): Promise<Owner | null> {
  const { actor } = context;
  if (actor.kind !== 'visitor') return null;
  if (actor.account) return { userId: actor.account.id };
  if (actor.visitorTokenHash === null) return null;
  const visitorId = await findVisitorId(context, actor.visitorTokenHash);
  return visitorId === null ? null : { visitorId };
}

function isOwner(context: Context, document: Document): boolean {
  const { actor } = context;
  const { owner, passHash } = document;
  if (actor.kind !== 'visitor') return false;
  if ('userId' in owner) return owner.userId === actor.account?.id;
  return passHash !== null && actor.passHashes.includes(passHash) && isPassOpen(context, document);
}

/**
 * For the browser that holds its pass, or the account it is in, and for nobody else: others learn no more than for a
 * document that never was. Being asked for counts as use, which puts off its deletion and the end of the pass.
 * @throws AppError not_found
 */
export async function authorizeOwner(
  context: Context,
  sessionId: string,
): Promise<Authorized<Document, 'owner'>> {
  if (!hasKey(context)) throw new AppError('not_found');
  const document = await findDocumentBySession(context, sessionId);
  if (!document || !isOwner(context, document)) throw new AppError('not_found');
  if (findUnusedMs(context, document) > touchEveryMs) await updateLastUsed(context, document.id);
  return document as Authorized<Document, 'owner'>;
}

/**
 * What leaves the site (share, download) asks for an account as well: who wants it has the document taken into theirs,
 * this one and no other.
 * @throws AppError not_found before anything else, not_signed_in
 */
export async function authorizeAccountOwner(
  context: Context,
  sessionId: string,
): Promise<Authorized<Document, 'account-owner'>> {
  const document: Document = await authorizeOwner(context, sessionId);
  const account = authorizeAccount(context);
  if ('visitorId' in document.owner) await storeInAccount(context, document, account.id);
  return document as Authorized<Document, 'account-owner'>;
}

/**
 * Looking at the filled form on the screen asks for an account as download does, but not for a sample: nothing of anybody
 * leaves the site with it.
 * @throws AppError as above
 */
export async function authorizePreview(
  context: Context,
  sessionId: string,
): Promise<Authorized<Document, 'account-owner' | 'sample-owner'>> {
  const document: Document = await authorizeOwner(context, sessionId);
  if (document.isSample) return document as Authorized<Document, 'sample-owner'>;
  return authorizeAccountOwner(context, sessionId);
}

/** Whoever has just brought it: their browser's pass is on its way to them. */
export const authorizeUploaded = ({ document }: Uploaded): Authorized<Document, 'owner'> =>
  document as Authorized<Document, 'owner'>;

/** Every document of one's own account, the one used last first. */
export const authorizeOwnDocuments = async (
  context: Context,
  account: Authorized<Account, 'self'>,
): Promise<Authorized<Document, 'owner'>[]> =>
  (await listDocumentsOf(context, account.id)) as Authorized<Document, 'owner'>[];

/** The documents in no account that the passes in the browser of whoever asks still open. */
export async function authorizeBrowserDocuments(context: Context): Promise<Authorized<Document, 'owner'>[]> {
  const { actor } = context;
  if (actor.kind !== 'visitor' || actor.passHashes.length === 0) return [];
  const documents = await listDocumentsByPass(context, actor.passHashes);
  return documents.filter((document) => isPassOpen(context, document)) as Authorized<Document, 'owner'>[];
}

/** Every document whoever asks may delete: of the account they are signed in to, and of their browser. */
export async function authorizeAllOwned(context: Context): Promise<Authorized<Document, 'owner'>[]> {
  const { actor } = context;
  const account = actor.kind === 'visitor' ? actor.account : null;
  const own = account ? await listDocumentsOf(context, account.id) : [];
  return [...(own as Authorized<Document, 'owner'>[]), ...(await authorizeBrowserDocuments(context))];
}

/** @throws AppError not_signed_in */
export function authorizeAccount({ actor }: Context): Authorized<Account, 'self'> {
  if (actor.kind !== 'visitor' || !actor.account) throw new AppError('not_signed_in');
  return actor.account as Authorized<Account, 'self'>;
}

/**
 * For work the server does by itself; null when the document was deleted meanwhile.
 * @throws AppError not_found for anyone but the system
 */
export async function authorizeSystem(
  context: Context,
  documentId: string,
): Promise<Authorized<Document, 'system'> | null> {
  if (context.actor.kind !== 'system') throw new AppError('not_found');
  return (await findDocumentById(context, documentId)) as Authorized<Document, 'system'> | null;
}
