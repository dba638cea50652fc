import type { FormVersionView, HistoryEntry } from '@puente/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { findCurrentForm, findFormVersion, listFormVersions } from './form-versions.repo.ts';
import { toAnswers } from './to-answers.ts';

/** Review → its reviewer's name as stated; reviews are another feature's, which knows of forms itself. */
export type FindReviewerNames = (
  context: Context,
  document: Authorized<Document, 'owner'>,
) => Promise<ReadonlyMap<string, string>>;

/** Every kept version of the form chosen, newest first. */
export async function getHistory(
  context: Context,
  document: Authorized<Document, 'owner'>,
  findReviewerNames: FindReviewerNames,
): Promise<HistoryEntry[]> {
  const current = await findCurrentForm(context, document, document.formType);
  const versions = await listFormVersions(context, document, document.formType);
  const names = await findReviewerNames(context, document);
  return versions.map(({ number, author, createdAt, reviewId }) => ({
    version: number,
    author,
    savedAt: createdAt.toISOString(),
    proposedBy: reviewId && (names.get(reviewId) ?? ''),
    current: number === current?.number,
  }));
}

/**
 * One kept version of the form chosen, with its answers.
 * @throws AppError not_found
 */
export async function getFormVersion(
  context: Context,
  document: Authorized<Document, 'owner'>,
  number: number,
  findReviewerNames: FindReviewerNames,
): Promise<FormVersionView> {
  const version = await findFormVersion(context, document, document.formType, number);
  if (!version) throw new AppError('not_found');
  const current = await findCurrentForm(context, document, document.formType);
  return {
    version: version.number,
    author: version.author,
    savedAt: version.createdAt.toISOString(),
    proposedBy: version.reviewId
      ? ((await findReviewerNames(context, document)).get(version.reviewId) ?? '')
      : null,
    current: version.number === current?.number,
    formData: toAnswers(version.data),
  };
}
