import { readFile } from 'node:fs/promises';
import type { AdminAction, Edition, EditionReport } from '@puente/contract';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Admin, addAdminAction } from '../../admins/index.ts';
import { type Authorized, asPdfFault } from '../../documents/index.ts';
import { judgeBlank, toEdition } from './judge-shelf.ts';
import { addToShelf, getShelfBlank, install, putAside, takeOff } from './shelf.ts';
import { getEditionReport } from './to-report.ts';

type ByAdmin = Authorized<Admin, 'admin'>;

const note = (context: Context, admin: ByAdmin, action: AdminAction['action'], target: string) =>
  addAdminAction(context, { action, adminId: admin.id, target });

/**
 * Compares a blank with the editions that are known, and keeps it aside. What is no blank is not kept: it may be somebody's
 * filled form. @throws AppError pdf_…, not_a_pdf
 */
export async function offerEdition(
  context: Context,
  admin: ByAdmin,
  bytes: Uint8Array,
): Promise<EditionReport> {
  // Before it is kept: what cannot be opened is nobody's blank.
  await asPdfFault(context.pdf.countPages(bytes, maxPages));
  const hash = await addToShelf(context, bytes);
  await note(context, admin, 'edition-offered', hash);
  const blank = await getShelfBlank(context, hash);
  const report = await getEditionReport(context, blank);
  if (report.refusal === null || report.counts || blank.isInstalled) return report;
  await takeOff(blank);
  return { ...report, state: 'refused' };
}

const maxPages = 60;

async function describe(context: Context, hash: string): Promise<Edition> {
  const blank = await getShelfBlank(context, hash);
  return toEdition(context, blank, await judgeBlank(context, blank));
}

/**
 * From now on the form is filled on this blank, where it is the best of its form; every box was filled as a trial first.
 * @throws AppError not_found, blank_not_fillable, forms_folder_locked
 */
export async function putInUse(context: Context, admin: ByAdmin, hash: string): Promise<Edition> {
  const blank = await getShelfBlank(context, hash);
  const verdict = await judgeBlank(context, blank);
  if (verdict.kind === 'refused') throw new AppError('blank_not_fillable', { detail: verdict.code });
  if (!blank.isInstalled) {
    const { catalogue } = verdict;
    const unproved = await asPdfFault(context.pdf.prove(await readFile(blank.path), catalogue));
    if (unproved.length > 0)
      throw new AppError('blank_not_fillable', { detail: `${unproved.length} boxes failed` });
    await install(context, blank, catalogue);
    await note(context, admin, 'edition-in-use', hash);
  }
  return describe(context, hash);
}

/** Neither filled nor read by any more; its file is kept. @throws AppError not_found, forms_folder_locked */
export async function setAside(context: Context, admin: ByAdmin, hash: string): Promise<Edition> {
  const blank = await getShelfBlank(context, hash);
  if (blank.isInstalled) {
    await putAside(context, blank);
    await note(context, admin, 'edition-set-aside', hash);
  }
  return describe(context, hash);
}

/** Deletes the file. @throws AppError not_found, forms_folder_locked */
export async function takeOut(context: Context, admin: ByAdmin, hash: string): Promise<void> {
  await takeOff(await getShelfBlank(context, hash));
  await note(context, admin, 'edition-taken-out', hash);
}
