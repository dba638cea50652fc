import type { ErrorCode, OwnBlank as OwnBlankView, TargetForm } from '@puente/contract';
import { type BlankRefusal, toEditionDay } from '@puente/forms/matching';
import { findPdfErrorCode, type PdfErrorCode } from '@puente/pdf/pdf-error';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Authorized, assertRoom, type Document, keepFile, toOwnerId } from '../../documents/index.ts';
import { toHash } from '../../editions/index.ts';
import { describeBlanks } from './blanks.ts';
import { judgeOwn, ownBlankPath } from './own-blank.ts';
import { findStoredBlank, saveStoredBlank } from './own-blanks.repo.ts';
import type { TakenBlank } from './taken-blank.ts';
import { toOwnBlankView } from './to-own-blank-view.ts';

/** Nobody decides of the boxes of such a blank, so that no decision can be wrong. */
type OwnRefusal = Exclude<BlankRefusal, `decided-${string}`>;

const refusals: Readonly<Record<OwnRefusal, ErrorCode>> = {
  worksheet: 'blank_worksheet',
  'no-text': 'blank_no_text',
  'not-a-form': 'blank_not_a_form',
  'other-form': 'blank_other_form',
  'no-boxes': 'blank_no_boxes',
  filled: 'blank_filled',
  signed: 'blank_signed',
  changed: 'blank_changed',
  'older-edition': 'blank_older_edition',
  'too-different': 'blank_too_different',
};

const faults: Readonly<Record<PdfErrorCode, ErrorCode>> = {
  'not-a-pdf': 'not_a_pdf',
  'password-protected': 'blank_locked',
  damaged: 'blank_unreadable',
  'no-pages': 'blank_unreadable',
  'too-many-pages': 'blank_unreadable',
  'too-complex': 'blank_unreadable',
  'field-missing': 'blank_not_fillable',
  'fill-failed': 'blank_not_fillable',
};

async function asBlankFault<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = findPdfErrorCode(error);
    throw code ? new AppError(faults[code], { cause: error }) : error;
  }
}

/** What the file is, once every box of it was filled as a trial. */
async function assertFillable(context: Context, form: TargetForm, bytes: Uint8Array): Promise<TakenBlank> {
  const verdict = await judgeOwn(context, bytes, { takesOlder: false });
  if (verdict.kind === 'refused') {
    const isOther = verdict.params.form !== undefined && verdict.params.form !== form;
    throw new AppError(isOther ? 'blank_other_form' : refusals[verdict.code as OwnRefusal]);
  }
  const { fields, edition } = verdict.catalogue;
  if (verdict.catalogue.form !== form) throw new AppError('blank_other_form');
  // Also where the operator installed one that is newer than those known box by box.
  const installed = (await describeBlanks(context))[form].catalogue.edition;
  if (toEditionDay(edition) < toEditionDay(installed)) throw new AppError('blank_older_edition');
  const unproved = await context.pdf.prove(bytes, { fields });
  if (unproved.length > 0)
    throw new AppError('blank_not_fillable', { detail: `${unproved.length} boxes failed` });
  return verdict;
}

/**
 * Keeps a blank, from which this document's form is filled from now on, and no other.
 * @throws AppError blank_…, not_a_pdf, storage_full, too_many_documents, account_full
 */
export async function addOwnBlank(
  context: Context,
  document: Authorized<Document, 'owner'>,
  { formType, bytes }: { formType: TargetForm; bytes: Uint8Array },
): Promise<OwnBlankView> {
  const blank = await asBlankFault(assertFillable(context, formType, bytes));
  const hash = toHash(bytes);
  const sizeBytes = bytes.length;
  await context.ownerTurns.take(toOwnerId(document.owner), async () => {
    const replaced = await findStoredBlank(context, document, formType);
    const addedBytes = sizeBytes - (replaced?.sizeBytes ?? 0);
    await assertRoom(context, document.owner, { documents: 0, bytes: addedBytes });
    await keepFile(context, document, ownBlankPath(document, formType, hash), bytes);
    await saveStoredBlank(context, document, formType, { hash, sizeBytes });
    if (replaced && replaced.hash !== hash)
      await context.storage.deleteFile(ownBlankPath(document, formType, replaced.hash));
  });
  if (formType === document.formType) context.ownBlanks.keep(document.id, { hash, blank });
  const { edition } = blank.catalogue;
  context.log.info({ documentId: document.id, formType, edition, kind: blank.kind }, 'own blank added');
  return toOwnBlankView(blank);
}
