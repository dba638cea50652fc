import type { Services } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Document } from './document.ts';
import { hasDocumentRow } from './documents.repo.ts';

/**
 * Keeps a file that was made of a document. Deleting takes the row first and the files after it: what was written while
 * that went on is taken away here, so that nothing of a deleted document stays.
 * @throws AppError not_found when the document was deleted meanwhile
 */
export async function storeFile(
  services: Services,
  document: Document,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const written = await services.storage.put(path, bytes, document.key).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (!(await hasDocumentRow(services, document.id))) {
    await services.storage.deleteFolder(document.id);
    throw new AppError('not_found');
  }
  if (written) throw written.error;
}
