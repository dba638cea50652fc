import type { OpenedReview, ReviewDraft, Reviewer } from '@puente/contract';
import { type Change, listProposals } from '@puente/forms/changes';
import { type FormValues, toFormData } from '../../../lib/form-answers/form-values.ts';
import type { OpenedForm } from '../model/opened-form.ts';
import { createReviewModel, type ReviewModel } from '../model/review-model.ts';
import { leaveSafely } from '../saving/leave-safely.ts';
import { createSaveQueue, type SaveQueue } from '../saving/save-queue.ts';
import { toSaveFailure } from '../saving/to-save-failure.ts';
import { saveDraft, saveLastDraft, toLinkEnd } from './review-api.ts';
import { listReviewerNeeds, withLookedAt } from './reviewer-needs.ts';
import { createTypedStore, type Typed, type TypedStore } from './typed-store.ts';

/** A review while it is open in this page; in memory only. */
export interface ReviewerCopy {
  /** The form data and its version that the review is made from. */
  readonly review: OpenedReview;
  readonly model: ReviewModel;
  readonly queue: SaveQueue<never>;
  readonly typed: TypedStore;
  /** The reviewer goes on from what stands at these paths. */
  readonly lookAt: (paths: readonly string[]) => void;
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
  lookedAt: new Map(),
});

type Readable = Pick<ReviewerCopy, 'review' | 'typed' | 'model'>;

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
export function toDraft(copy: Readable): ReviewDraft {
  const { reviewer, reviewStatus, reviewNotes } = copy.typed.get();
  return {
    baseVersion: copy.review.version,
    baseFormData: copy.review.formData,
    reviewStatus,
    reviewNotes,
    reviewer,
    fieldNotes: listNotes(copy.typed.get()),
    formData: readFormData(copy),
  };
}

interface Options {
  readonly form: OpenedForm;
  /** What stands in the fields at first. */
  readonly values: FormValues;
  /** Where the applicant has changed something since the reviewer last looked. */
  readonly newerPaths: readonly string[];
  /** The link was found to open nothing any more. */
  readonly onEnd: (error: unknown) => void;
}

/** What there is to go through also hangs on what was said and looked at. Returns what ends the watch. */
function tellOfNeeds(typed: TypedStore, model: ReviewModel): () => void {
  let seen = typed.get();
  return typed.subscribe(() => {
    const now = typed.get();
    if (now.messages !== seen.messages || now.lookedAt !== seen.lookedAt) model.tellNeeds();
    seen = now;
  });
}

export function createReviewerCopy(
  review: OpenedReview,
  { form, values, newerPaths, onEnd }: Options,
): ReviewerCopy {
  const { linkId } = review;
  let draftAt = review.draft?.savedAt ?? null;
  let hasEnded = false;
  const { evidence } = review;
  const typed = createTypedStore(toTyped(review), () => queue.touch());
  const model = createReviewModel(form, {
    values,
    onEdit: () => queue.touch(),
    listNeeds: (_, state) => listReviewerNeeds(form, state, { evidence, newerPaths, ...typed.get() }),
  });
  const stopTelling = tellOfNeeds(typed, model);
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
    stopTelling();
    stopWatch();
  };
  return {
    review,
    model,
    queue,
    typed,
    lookAt: (paths) =>
      typed.set({ lookedAt: withLookedAt(typed.get(), paths, { form, values: model.getState().values }) }),
    draftAt: () => draftAt,
    end,
    leave: async () => {
      if (!hasEnded) await queue.flush();
      end();
    },
  };
}
