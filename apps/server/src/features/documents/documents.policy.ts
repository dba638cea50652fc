import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Document } from './document.ts';
import { findDocumentById, findDocumentBySession, updateLastUsed } from './documents.repo.ts';

type Role = 'owner' | 'system';

declare const permission: unique symbol;
/** A thing together with the proof that whoever asked may use it so. Only this file makes one. */
export type Authorized<Thing, As extends Role> = Thing & { readonly [permission]: As };

const touchEveryMs = 5 * 60_000;

/**
 * For the browser that uploaded it, and for nobody else: another visitor learns no more than for a document that
 * never was. Being asked for counts as use, which puts off its deletion.
 * @throws AppError not_found
 */
export async function authorizeOwner(
  context: Context,
  sessionId: string,
): Promise<Authorized<Document, 'owner'>> {
  const { actor } = context;
  if (actor.kind !== 'visitor' || actor.visitorId === null) throw new AppError('not_found');
  const document = await findDocumentBySession(context, sessionId);
  if (document?.visitorId !== actor.visitorId) throw new AppError('not_found');
  if (context.clock().getTime() - document.lastUsedAt.getTime() > touchEveryMs) {
    await updateLastUsed(context, document.id);
  }
  return document as Authorized<Document, 'owner'>;
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
