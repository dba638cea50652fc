import type { Context } from '../../context.ts';
import { hasDocumentRow } from './documents.repo.ts';

/** An upload has its file before it has its row; none takes longer than this between the two. */
const leaveAloneMs = 60 * 60_000;

/**
 * Deletes the folders of documents that are no more, or never came to be: what a crash in the middle of an upload or a
 * deletion leaves behind. Returns how many there were.
 */
export async function deleteForgottenFiles(context: Context): Promise<number> {
  const before = context.clock().getTime() - leaveAloneMs;
  let deleted = 0;
  for (const { name, changedAt } of await context.storage.listFolders()) {
    if (changedAt.getTime() > before || (await hasDocumentRow(context, name))) continue;
    await context.storage.deleteFolder(name);
    deleted += 1;
  }
  if (deleted > 0) context.log.info({ deleted }, 'forgotten files deleted');
  return deleted;
}
