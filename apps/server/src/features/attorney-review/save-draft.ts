import type { ReviewDraft } from '@puente/contract';
import type { Context } from '../../context.ts';
import { toAnswers } from '../form/index.ts';
import type { Admission } from '../sharing/index.ts';
import { putDraft } from './drafts.repo.ts';

/**
 * Keeps what a reviewer has typed so far as it was typed: what does not fit the form yet is told when they submit.
 * @throws AppError too_many_requests
 */
export const saveDraft = (
  context: Context,
  { document, link }: Admission,
  draft: ReviewDraft,
): Promise<Date> =>
  context.saves.pass(link.id, () =>
    putDraft(context, document, link.id, { ...draft, formData: toAnswers(draft.formData) }),
  );
