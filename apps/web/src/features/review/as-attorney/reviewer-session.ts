import type { OpenedReview, ReviewDraft, Reviewer } from '@puente/contract';
import { type Change, listProposals } from '@puente/forms/changes';
import type { SectionSpec } from '../../../lib/form-answers/field-spec.ts';
import { type FormValues, toFormData } from '../../../lib/form-answers/form-values.ts';
import { leaveSafely } from '../saving/leave-safely.ts';
import { createSaveQueue, type SaveQueue } from '../saving/save-queue.ts';
import { toSaveFailure } from '../saving/to-save-failure.ts';
import { saveDraft, saveLastDraft, toLinkEnd } from './review-api.ts';
import { createTypedStore, type Typed, type TypedStore } from './typed-store.ts';

/** A review while it is open in this page; in memory only. */
export interface ReviewerSession {
  readonly document: Pick<OpenedReview, 'formType' | 'formData'>;
  readonly sections: readonly SectionSpec[];
  /** The answers as the applicant has them. */
  readonly opened: FormValues;
  /** The form data and its version that the review is made from. */
  readonly review: OpenedReview;
  readonly queue: SaveQueue<never>;
  readonly typed: TypedStore;
  values: () => FormValues;
  /** When this page last knew the draft to be the newest. */
  draftAt: string | null;
  /** Tells of each change of an answer or of what was written. */
  readonly onChange: (listener: () => void) => () => void;
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

type Readable = Pick<ReviewerSession, 'document' | 'review' | 'typed' | 'values'>;

/** The reviewer's form data. */
export const readFormData = ({ document, values }: Readable): FormValues =>
  toFormData(document.formType, values(), document.formData);

/** What the review changes, as the server will list it. */
export const listChanges = (session: Readable): Change[] =>
  listProposals(session.document.formData, readFormData(session));

/** Notes on answers that are not empty. */
export const listNotes = ({ fieldNotes }: Typed) =>
  [...fieldNotes].flatMap(([path, text]) => (text.trim() === '' ? [] : [{ path, text: text.trim() }]));

/** The review as it is kept until it is submitted. */
export const toDraft = (session: Readable): ReviewDraft => {
  const { reviewer, reviewStatus, reviewNotes } = session.typed.get();
  return {
    baseVersion: session.review.version,
    baseFormData: session.document.formData,
    reviewStatus,
    reviewNotes,
    reviewer,
    fieldNotes: listNotes(session.typed.get()),
    formData: readFormData(session),
  };
};

interface Options<Parts> {
  /** What the fields need, made from the form data of the review. */
  readonly parts: Parts;
  /** What stands in the fields at first. */
  readonly values: FormValues;
  /** The link was found to open nothing any more. */
  readonly onEnd: (error: unknown) => void;
}

export const createReviewerSession = <Parts extends Pick<ReviewerSession, 'sections' | 'opened'>>(
  review: OpenedReview,
  { parts, values, onEnd }: Options<Parts>,
): ReviewerSession & Parts => {
  const { linkId, formType, formData } = review;
  const read = () => toDraft(session);
  let hasEnded = false;
  const listeners = new Set<() => void>();
  const drafts = createSaveQueue<ReviewDraft, never>({
    version: 0,
    read,
    send: async (draft) => {
      const savedAt = await saveDraft(linkId, draft);
      session.draftAt = savedAt.toISOString();
      return { version: 0, savedAt };
    },
    toFailure: (error) => {
      if (toLinkEnd(error)) {
        session.end();
        onEnd(error);
      }
      return toSaveFailure(error);
    },
    fetchTheirs: () => Promise.reject(new Error('a draft has one version')),
    isSame: () => false,
  });
  const queue: SaveQueue<never> = {
    ...drafts,
    touch: () => {
      drafts.touch();
      for (const listener of listeners) listener();
    },
  };
  const stopWatch = leaveSafely({ queue, read, sendLast: (draft) => saveLastDraft(linkId, draft) });
  const session: ReviewerSession & Parts = {
    ...parts,
    document: { formType, formData },
    review,
    queue,
    typed: createTypedStore(toTyped(review), queue.touch),
    values: () => values,
    draftAt: review.draft?.savedAt ?? null,
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    end: () => {
      hasEnded = true;
      queue.stop();
      stopWatch();
    },
    leave: async () => {
      if (!hasEnded) await queue.flush();
      session.end();
    },
  };
  return session;
};
