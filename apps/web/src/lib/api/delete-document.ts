import { clearSessionId, readSessionId } from '../storage.ts';
import { dropUnsent } from '../unsent-store.ts';
import { isNotFound } from './api-error.ts';
import { fetchEndpoint } from './call-endpoint.ts';

/** Deletes a document for good, and what this browser has of it. */
export async function deleteDocument(sessionId: string): Promise<void> {
  await fetchEndpoint('deleteDocument', { params: { sessionId }, retries: 0 }).catch((reason: unknown) => {
    // Deleted from elsewhere is deleted.
    if (!isNotFound(reason)) throw reason;
  });
  dropUnsent(sessionId);
  if (readSessionId() === sessionId) clearSessionId();
}
