import type { Context } from '../../context.ts';
import { deleteIdleVisitors } from '../visitors/index.ts';
import { deleteDocumentRowIfUnused, listUnusedDocumentIds } from './documents.repo.ts';

/** Anonymous documents live this long after their last use. */
export const unusedAfterMs = 24 * 60 * 60_000;

/** Deletes rows, salts and files of every document unused for 24 hours; returns how many there were. */
export async function deleteUnusedDocuments(context: Context): Promise<number> {
  const before = new Date(context.clock().getTime() - unusedAfterMs);
  let deleted = 0;
  for (const id of await listUnusedDocumentIds(context, before)) {
    // Somebody may have come back to it since the list was made.
    if (!(await deleteDocumentRowIfUnused(context, id, before))) continue;
    context.inHand.stop(id);
    context.looks.kept.forget(id);
    await context.storage.deleteFolder(id);
    deleted += 1;
  }
  await deleteIdleVisitors(context, before);
  if (deleted > 0) context.log.info({ deleted }, 'unused documents deleted');
  return deleted;
}
