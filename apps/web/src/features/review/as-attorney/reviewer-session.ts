import type { OpenedReview, ReviewDraft, Reviewer } from '@puente/contract';
import { type Change, listProposals } from '@puente/forms/changes';
import { type FormValues, toFormData } from '../../../lib/form-answers/form-values.ts';
import type { Need } from '../model/needs.ts';
import type { OpenedForm } from '../model/opened-form.ts';
import { createReviewModel, type ReviewModel } from '../model/review-model.ts';
import type { ReviewState } from '../model/review-state.ts';
import { listOpenPaths } from '../model/select.ts';
import { leaveSafely } from '../saving/leave-safely.ts';
import { createSaveQueue, type SaveQueue } from '../saving/save-queue.ts';
import { toSaveFailure } from '../saving/to-save-failure.ts';
import { saveDraft, saveLastDraft, toLinkEnd } from './review-api.ts';
import { createTypedStore, type Typed, type TypedStore } from './typed-store.ts';

/** A review while it is open in this page; in memory only. */
export interface ReviewerSession {
  /** The form data and its version that the review is made from. */
  readonly review: OpenedReview;
  readonly model: ReviewModel;
  readonly queue: SaveQueue<never>;
  readonly typed: TypedStore;
  /** When this page last knew the draft to be the newest. */
  readonly draftAt: () => string | null;
  /** Ends it: nothing is saved any more. */
  readonly end: () => void;
  /** The page goes to something else: what was not saved yet is saved, then it ends. */
  readonly leave: () => Promise<void>;
}

const nobody: Reviewer = { name: '', role: 'attorney', barNumber: '', stateOrOrganization: '', email: '' };

const toTyped = ({ draft, messages }: OpenedReview): Typed => ({
  reviewer: draft?.reviewer ?? nobody,
  reviewStatus: draft?.reviewStatus ?? 'reviewed',
  reviewNotes: draft?.reviewNotes ?? '',
  fieldNotes: new Map(draft?.fieldNotes.map(({ path, text }) => [path, text])),
  messages,
});

type Readable = Pick<ReviewerSession, 'review' | 'typed' | 'model'>;

/** The reviewer's form data. */
export const readFormData = ({ model }: Pick<Readable, 'model'>): FormValues =>
  toFormData(model.form.formType, model.getState().values, model.form.formData);

/** What the review changes, as the server will list it. */
export const listChanges = ({ model }: Pick<Readable, 'model'>): Change[] =>
  listProposals(model.form.formData, readFormData({ model }));

/** Notes on answers that are not empty. */
export const listNotes = ({ fieldNotes }: Typed) =>
  [...fieldNotes].flatMap(([path, text]) => (text.trim() === '' ? [] : [{ path, text: text.trim() }]));

/** The review as it is kept until it is submitted. */
export function toDraft(session: Readable): ReviewDraft {
  const { reviewer, reviewStatus, reviewNotes } = session.typed.get();
  return {
    baseVersion: session.review.version,
    baseFormData: session.review.formData,
    reviewStatus,
    reviewNotes,
    reviewer,
    fieldNotes: listNotes(session.typed.get()),
    formData: readFormData(session),
  };
}

interface Options {
  readonly form: OpenedForm;
  /** What stands in the fields at first. */
  readonly values: FormValues;
  /** The link was found to open nothing any more. */
  readonly onEnd: (error: unknown) => void;
}

/** A reviewer goes through what is hard to read; what looks wrong about it is the applicant's to mend. */
const listNeeds = (form: OpenedForm, state: ReviewState): Need[] =>
  listOpenPaths(form, state).map((path) => ({ path, reasons: ['doubtful'] }));

export function createReviewerSession(
  review: OpenedReview,
  { form, values, onEnd }: Options,
): ReviewerSession {
  const { linkId } = review;
  let draftAt = review.draft?.savedAt ?? null;
  let hasEnded = false;
  const model = createReviewModel(form, { values, onEdit: () => queue.touch(), listNeeds });
  const typed = createTypedStore(toTyped(review), () => queue.touch());
  const read = () => toDraft({ review, typed, model });
  const queue = createSaveQueue<ReviewDraft, never>({
    version: 0,
    read,
    send: async (draft) => {
      const savedAt = await saveDraft(linkId, draft);
      draftAt = savedAt.toISOString();
      return { version: 0, savedAt };
    },
    toFailure: (error) => {
      if (toLinkEnd(error)) {
        end();
        onEnd(error);
      }
      return toSaveFailure(error);
    },
    fetchTheirs: () => Promise.reject(new Error('a draft has one version')),
    isSame: () => false,
  });
  const stopWatch = leaveSafely({ queue, read, sendLast: (draft) => saveLastDraft(linkId, draft) });
  const end = () => {
    hasEnded = true;
    queue.stop();
    stopWatch();
  };
  return {
    review,
    model,
    queue,
    typed,
    draftAt: () => draftAt,
    end,
    leave: async () => {
      if (!hasEnded) await queue.flush();
      end();
    },
  };
}
