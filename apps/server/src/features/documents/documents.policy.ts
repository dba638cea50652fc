import type { Account, Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Document, Owner } from './document.ts';
import {
  findDocumentById,
  findDocumentBySession,
  listDocumentsOf,
  updateLastUsed,
} from './documents.repo.ts';
import { takeDocumentsOver } from './take-documents-over.ts';

type Role = 'owner' | 'account-owner' | 'reviewer' | 'self' | 'system';

declare const permission: unique symbol;
/** A thing together with the proof that whoever asked may use it so. Only a .policy.ts file makes one. */
export type Authorized<Thing, As extends Role> = Thing & { readonly [permission]: As };

const touchEveryMs = 5 * 60_000;

/** Who owns what whoever asks uploads now: their account, else their browser, else nobody known yet. */
export function findOwner({ actor }: Context): Owner | null {
  if (actor.kind !== 'visitor') return null;
  if (actor.account) return { userId: actor.account.id };
  return actor.visitorId === null ? null : { visitorId: actor.visitorId };
}

const isOwner = ({ actor }: Context, { owner }: Document): boolean => {
  if (actor.kind !== 'visitor') return false;
  return 'userId' in owner ? owner.userId === actor.account?.id : owner.visitorId === actor.visitorId;
};

/**
 * For the browser that uploaded it, or the account it is in, and for nobody else: others learn no more than for a
 * document that never was. Being asked for counts as use, which puts off its deletion.
 * @throws AppError not_found
 */
export async function authorizeOwner(
  context: Context,
  sessionId: string,
): Promise<Authorized<Document, 'owner'>> {
  if (findOwner(context) === null) throw new AppError('not_found');
  const document = await findDocumentBySession(context, sessionId);
  if (!document || !isOwner(context, document)) throw new AppError('not_found');
  if (context.clock().getTime() - document.lastUsedAt.getTime() > touchEveryMs) {
    await updateLastUsed(context, document.id);
  }
  return document as Authorized<Document, 'owner'>;
}

/**
 * What leaves the site (share, download) asks for an account as well. What this browser uploaded while its person
 * was signing in elsewhere is taken into the account now.
 * @throws AppError not_found before anything else, not_signed_in
 */
export async function authorizeAccountOwner(
  context: Context,
  sessionId: string,
): Promise<Authorized<Document, 'account-owner'>> {
  const document: Document = await authorizeOwner(context, sessionId);
  const account = authorizeAccount(context);
  if ('visitorId' in document.owner) await takeDocumentsOver(context, document.owner.visitorId, account.id);
  return document as Authorized<Document, 'account-owner'>;
}

/** Every document of one's own account, the one used last first. */
export const authorizeOwnDocuments = async (
  context: Context,
  account: Authorized<Account, 'self'>,
): Promise<Authorized<Document, 'owner'>[]> =>
  (await listDocumentsOf(context, { userId: account.id })) as Authorized<Document, 'owner'>[];

/** What was uploaded in the browser of whoever asks, without an account. */
export async function authorizeBrowserDocuments(context: Context): Promise<Authorized<Document, 'owner'>[]> {
  const { actor } = context;
  if (actor.kind !== 'visitor' || actor.visitorId === null) return [];
  return (await listDocumentsOf(context, { visitorId: actor.visitorId })) as Authorized<Document, 'owner'>[];
}

/** Every document whoever asks may delete: of the account they are signed in to, and of their browser. */
export async function authorizeAllOwned(context: Context): Promise<Authorized<Document, 'owner'>[]> {
  const { actor } = context;
  const account = actor.kind === 'visitor' ? actor.account : null;
  const own = account ? await listDocumentsOf(context, { userId: account.id }) : [];
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
