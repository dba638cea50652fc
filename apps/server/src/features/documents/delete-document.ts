import type { Context } from '../../context.ts';
import type { Document } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { eraseDocument } from './erase-document.ts';

/** Deletes everything at once. */
export const deleteDocument = (context: Context, document: Authorized<Document, 'owner'>): Promise<void> =>
  eraseDocument(context, document.id);
