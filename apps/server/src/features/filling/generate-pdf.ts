import type { FillReport } from '@puente/contract';
import { openForm } from '@puente/forms';
import { toFormDay } from '@puente/forms/values';
import { sourceLanguage } from '@puente/texts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { speak } from '../../platform/speak.ts';
import { type Authorized, type Document, keepFile } from '../documents/index.ts';
import { type FormVersion, getCurrentForm } from '../form/index.ts';
import { type Blank, getBlank } from './blanks/blanks.ts';
import { findFilledPdf, saveFilledPdf } from './filled-pdfs.repo.ts';
import { findSampleMark } from './sample-mark.ts';
import { toContinuationPages } from './to-continuation-pages.ts';
import { type Filling, toWrites } from './to-writes.ts';

export interface GeneratedPdf {
  readonly report: FillReport;
  readonly bytes: Buffer;
}

/** What the form says depends on the day (five years back from today), so that yesterday's is filled anew. */
const isSameDay = (one: Date, two: Date) => toFormDay(one).getTime() === toFormDay(two).getTime();

/** Of each blank a file of its own: two that are filled at once do not stand in each other's place. */
const filledPath = (document: Document, version: number, blank: Blank) =>
  `${document.id}/filled-${document.formType}-${version}-${blank.hash}.pdf`;

/**
 * The form filled with the data as it stands now; the PDF made before, while it holds just that.
 * @throws AppError no_form_data, pdf_fill_failed
 */
export async function generatePdf(
  context: Context,
  document: Authorized<Document, 'account-owner' | 'sample-owner'>,
): Promise<GeneratedPdf> {
  const form = await getCurrentForm(context, document);
  return generatePdfOf(context, document, form);
}

/** @throws AppError pdf_fill_failed */
export async function generatePdfOf(
  context: Context,
  document: Authorized<Document, 'account-owner' | 'sample-owner'>,
  form: FormVersion,
): Promise<GeneratedPdf> {
  const blank = await getBlank(context, document);
  return (await findCreated(context, document, form, blank)) ?? make(context, document, form, blank);
}

async function findCreated(
  context: Context,
  document: Document,
  form: FormVersion,
  blank: Blank,
): Promise<GeneratedPdf | null> {
  const created = await findFilledPdf(context, document, document.formType);
  const holds =
    created?.version === form.number &&
    created.blankHash === blank.hash &&
    isSameDay(created.createdAt, context.clock());
  if (!created || !holds) return null;
  const bytes = await context.storage.find(filledPath(document, form.number, blank), document.key);
  return bytes && { report: created.report, bytes };
}

async function make(
  context: Context,
  document: Document,
  form: FormVersion,
  blank: Blank,
): Promise<GeneratedPdf> {
  const { formType } = document;
  const filling = toWrites(openForm(formType, form.data), {
    catalogue: blank.catalogue,
    today: toFormDay(context.clock()),
  });
  const pages = toContinuationPages(formType, filling.applicant, filling.continuation);
  const filled = await context.pdf
    .fill(blank.bytes, filling.writes, pages, findSampleMark(document))
    .catch((error) => {
      throw new AppError('pdf_fill_failed', { cause: error });
    });
  if (filled.mismatches > 0) {
    const detail = `${filled.mismatches} fields read back differently from what was written`;
    throw new AppError('pdf_fill_failed', { detail });
  }
  const report = toReport(document, filling, blank, filled.pageCount);
  await keepFile(context, document, filledPath(document, form.number, blank), filled.bytes);
  await saveFilledPdf(context, document, formType, { version: form.number, blankHash: blank.hash, report });
  context.log.info({ documentId: document.id, formType, official: blank.official }, 'form filled');
  return { report, bytes: filled.bytes };
}

function toReport(document: Document, filling: Filling, blank: Blank, pageCount: number): FillReport {
  const { formType } = document;
  const onSheets = filling.continuation.map(({ page, part, item, text }) => ({ page, part, item, text }));
  return {
    success: true,
    message: speak(sourceLanguage)(blank.official ? 'answers:formReady' : 'answers:worksheetReady', {
      form: formType,
    }),
    official: blank.official,
    edition: blank.catalogue.edition,
    ownBlank: blank.own !== null,
    pageCount,
    moved: [...filling.moved, ...onSheets],
    adjusted: filling.adjusted,
    withheld: filling.withheld,
  };
}
