import type { FieldReading } from '@puente/forms';
import type { PageText } from '@puente/reader';
import type { Context } from '../../context.ts';
import type { Attendance } from '../../platform/queue/attendant.ts';
import { Rounds } from '../../platform/turns/rounds.ts';
import {
  type Authorized,
  authorizeSystem,
  type Document,
  findReadingText,
  updateTexts,
  uploadPath,
} from '../documents/index.ts';
import { listPaperEditions } from '../editions/index.ts';
import { type Claim, claimNext } from './claim-next.ts';
import { endTexts, releaseRun, renewRun, textBegins } from './runs.repo.ts';
import { textTakes } from './track-progress.ts';

const workers = 2;
const timeoutMs = 10 * 60_000;
const saveEveryMs = 2_000;

/** Reads the texts of scanned pages, after the form data, which waits for nothing here. What is stored is not read again. */
export function attendTexts(context: Context): Attendance<Claim> {
  const rounds = new Rounds();
  return {
    workers,
    timeoutMs,
    claim: () => claimNext(context, 'texts', rounds),
    work: ({ documentId }, signal) => readOwed(context, documentId, signal),
  };
}

async function readOwed(context: Context, documentId: string, signal: AbortSignal): Promise<void> {
  const document = await authorizeSystem(context, documentId);
  const reading = document && (await findReadingText(context, document));
  const bytes = document && (await context.storage.find(uploadPath(document), document.key));
  if (!document) return;
  if (!reading || !bytes) return endTexts(context, documentId);
  const work = context.inHand.begin(documentId, 'texts');
  const read: ReadSoFar = { texts: [...reading.rawText], boxes: [] };
  const keeper = storeTexts(context, document, read);
  const anySignal = AbortSignal.any([signal, work.signal, keeper.lost]);
  try {
    await context.reader.readTexts(bytes, reading.rawText, {
      signal: anySignal,
      editions: await listPaperEditions(context),
      onText: (page, { text, boxes }) => {
        read.texts[page - 1] = text;
        read.boxes.push(...boxes);
      },
    });
  } catch (error) {
    // The text is a help beside the form data: a file that is too much for it is not tried for ever.
    if (!anySignal.aborted) context.log.warn({ err: error, documentId }, 'texts were left out');
  } finally {
    work.end();
    await keeper.stop();
  }
  if (keeper.lost.aborted) return;
  const isStopped = anySignal.aborted;
  const texts = isStopped ? read.texts : read.texts.map(withoutOwed);
  await updateTexts(context, document, texts, read.boxes);
  await (isStopped
    ? releaseRun(context, documentId, 'texts', { isTry: false })
    : endTexts(context, documentId));
}

const withoutOwed = (text: PageText) => (typeof text === 'string' ? text : '');

interface ReadSoFar {
  readonly texts: PageText[];
  readonly boxes: FieldReading[];
}

/** Stores texts while they come in, and renews the claim on them; `lost` when they are no longer ours to read. */
function storeTexts(
  context: Context,
  document: Authorized<Document, 'system'>,
  { texts, boxes }: ReadSoFar,
): { readonly lost: AbortSignal; readonly stop: () => Promise<void> } {
  const lost = new AbortController();
  let stored = 0;
  let storedBoxes = 0;
  const store = async () => {
    const read = texts.filter((text) => typeof text === 'string').length;
    const percent = textBegins + Math.floor((textTakes * read) / texts.length);
    if (!(await renewRun(context, document.id, 'texts', { ocr: percent })))
      return lost.abort(new Error('the texts are not ours to read'));
    if (read === stored) return;
    stored = read;
    const fresh = boxes.slice(storedBoxes);
    await updateTexts(context, document, texts, fresh);
    storedBoxes += fresh.length;
  };
  let storing = Promise.resolve();
  const timer = setInterval(() => {
    storing = storing.then(store).catch((error) => context.log.warn({ err: error }, 'texts were not stored'));
  }, saveEveryMs);
  return {
    lost: lost.signal,
    stop: async () => {
      clearInterval(timer);
      await storing;
    },
  };
}
