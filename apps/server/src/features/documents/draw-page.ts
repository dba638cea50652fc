import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Turn } from '../../platform/turns/fair-slots.ts';
import { type Document, toOwnerId } from './document.ts';
import { asPdfFault } from './to-pdf-error-code.ts';

type Wanted = Pick<Turn, 'priority' | 'signal'>;

/**
 * Work on pictures of a document's pages, in its owner's turn; it stops with the document.
 * @throws AppError pdf_damaged, pdf_too_complex; the signal's reason when nobody waits any more
 */
export function drawInTurn<Value>(
  context: Context,
  document: Document,
  { priority = 0, signal }: Wanted,
  work: (stop: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const inHand = context.inHand.begin(document.id, 'pictures');
  const dropped = signal ? AbortSignal.any([signal, inHand.signal]) : inHand.signal;
  const turn = { owner: toOwnerId(document.owner), priority, signal: dropped };
  const drawn = asPdfFault(context.pictures.slots.take(turn, () => work(inHand.signal)));
  return drawn
    .catch((error: unknown) => {
      throw inHand.signal.aborted ? new AppError('not_found', { cause: error }) : error;
    })
    .finally(inHand.end);
}
