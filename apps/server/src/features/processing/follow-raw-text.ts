import type { Context } from '../../context.ts';
import { type Authorized, type Document, updateRawText } from '../documents/index.ts';
import { finishTexts, updateTextProgress } from './raw-texts.repo.ts';
import { textBegins, textTakes } from './track-progress.ts';

const saveEveryMs = 2_000;

/** Texts of one reading as they come in. */
export interface IncomingTexts {
  readonly texts: string[];
  readonly done: Promise<readonly string[]>;
}

/** Documents whose texts this process is reading. */
const following = new Set<string>();

export const isFollowing = (documentId: string): boolean => following.has(documentId);

/**
 * Keeps the texts of scanned pages as they are read, after the form data is ready. Stopped half way, they stay owed
 * and are read anew at the next start.
 */
export async function followRawText(
  context: Context,
  document: Authorized<Document, 'system'>,
  { texts, done }: IncomingTexts,
  signal: AbortSignal,
): Promise<void> {
  following.add(document.id);
  let saved = '';
  const save = async () => {
    const now = texts.join();
    const read = texts.filter(Boolean).length;
    await updateTextProgress(
      context,
      document.id,
      textBegins + Math.floor((textTakes * read) / texts.length),
    );
    if (now === saved) return;
    saved = now;
    await updateRawText(context, document, texts);
  };
  const timer = setInterval(() => {
    save().catch((error) => context.log.warn({ err: error }, 'texts were not stored'));
  }, saveEveryMs);
  try {
    const all = await done;
    if (signal.aborted) return;
    await updateRawText(context, document, all);
    await finishTexts(context, document.id);
  } finally {
    clearInterval(timer);
    following.delete(document.id);
  }
}
