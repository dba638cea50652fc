import type { DocumentView } from '@puente/contract';
import { type FormValues, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { findEvidence } from '../evidence/find-evidence.ts';
import { createMerging, type Merging, toSaveBody } from '../model/merging.ts';
import { toOpenedForm } from '../model/opened-form.ts';
import { createReviewModel, type ReviewModel } from '../model/review-model.ts';
import { leaveSafely } from './leave-safely.ts';
import { fetchDocument, type SaveBody, saveForm, saveLast } from './save-api.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import { toSaveFailure } from './to-save-failure.ts';

/** What a reviewed form needs while the page is open, also while the person is at another step. In memory only. */
export interface ReviewSession {
  readonly document: DocumentView;
  readonly model: ReviewModel;
  readonly queue: SaveQueue<DocumentView>;
  readonly merging: Pick<Merging, 'listConflicts' | 'settle' | 'prepare'>;
  /** For the form on show: tells how many answers were taken over from elsewhere. Returns what ends it. */
  readonly onTaken: (listener: (count: number) => void) => () => void;
  /** Something was taken over while no form was on show: it is to be opened anew on what the server has. */
  readonly isOutdated: () => boolean;
}

type OnSaved = (body: SaveBody, version: number) => void;

interface Kept {
  readonly session: ReviewSession;
  readonly end: () => void;
}

const sessions = new Map<string, Kept>();
type Key = Pick<DocumentView, 'sessionId' | 'formType'>;
const keyOf = ({ sessionId, formType }: Key) => `${sessionId} ${formType}`;

function createModel(document: DocumentView, opened: FormValues, onEdit: () => void) {
  const form = toOpenedForm(document.formType, {
    formData: document.formData ?? {},
    opened,
    findEvidence: (path) => findEvidence(document, path),
  });
  return createReviewModel(form, { values: opened, onEdit });
}

/** Who is told of what was taken over from elsewhere; when nobody is, the form is outdated. */
function createTaken() {
  let listener: ((count: number) => void) | null = null;
  let isOutdated = false;
  return {
    tell: (count: number) => {
      if (listener) listener(count);
      else isOutdated = true;
    },
    onTaken: (next: (count: number) => void) => {
      listener = next;
      return () => {
        if (listener === next) listener = null;
      };
    },
    isOutdated: () => isOutdated,
  };
}

/** Answers that the server refused are marked in the form, until they are saved. */
const markRefused = (queue: SaveQueue<DocumentView>, model: ReviewModel) =>
  queue.subscribe(() => {
    const state = queue.state();
    const paths = state.kind === 'refused' ? state.issues.map(({ path }) => path) : [];
    if (paths.length > 0 || model.getState().refused.size > 0) model.refuse(paths);
  });

function create(document: DocumentView, opened: FormValues, onSaved: OnSaved): Kept {
  const { formType, sessionId } = document;
  const model = createModel(document, opened, () => queue.touch());
  const { tell, onTaken, isOutdated } = createTaken();
  const merging = createMerging(model, document, tell);
  const read = () => toSaveBody(model);
  const toText = (data: unknown) => JSON.stringify(toFormValues(formType, data));
  const queue = createSaveQueue<SaveBody, DocumentView>({
    version: document.version,
    read,
    send: (body, version, replaces) => saveForm(sessionId, body, version, replaces),
    toFailure: toSaveFailure,
    fetchTheirs: async () => {
      const theirs = await fetchDocument(sessionId);
      return { version: theirs.version, theirs };
    },
    isSame: (theirs, { formData }) =>
      theirs.formType === formType && toText(theirs.formData) === toText(formData),
    merge: merging.merge,
    onSaved: (body, version) => {
      merging.onSaved(body);
      onSaved(body, version);
    },
  });
  const stopMarking = markRefused(queue, model);
  const stopWatch = leaveSafely({
    queue,
    read,
    sendLast: (body, version) => saveLast(sessionId, body, version),
  });
  return {
    session: { document, model, queue, merging, onTaken, isOutdated },
    end: () => {
      queue.stop();
      stopMarking();
      stopWatch();
    },
  };
}

/** Saves what is typed in a form; true when nothing is left unsaved. */
export const saveEdits = async (document: Key): Promise<boolean> =>
  (await sessions.get(keyOf(document))?.session.queue.flush()) ?? true;

/** Ends what is known of a form, saved or not: it is opened anew on what the server has. */
export function closeSession(document: DocumentView) {
  sessions.get(keyOf(document))?.end();
  sessions.delete(keyOf(document));
}

/** Lets go of every form, saved or not. */
export function forgetSessions() {
  for (const { end } of sessions.values()) end();
  sessions.clear();
}

/**
 * The session of a document's form: the one at hand while nothing newer was saved elsewhere, else a new one. Null when
 * its form data is not of this form.
 */
export function openSession(document: DocumentView, onSaved: OnSaved): ReviewSession | null {
  const key = keyOf(document);
  const kept = sessions.get(key)?.session;
  const isNewest = kept && !kept.isOutdated() && kept.queue.version() >= document.version;
  if (kept && (kept.queue.isUnsaved() || isNewest)) return kept;
  const opened = toFormValues(document.formType, document.formData);
  if (!opened) return null;
  closeSession(document);
  for (const [other, { session, end }] of sessions)
    if (!session.queue.isUnsaved()) {
      end();
      sessions.delete(other);
    }
  const created = create(document, opened, onSaved);
  sessions.set(key, created);
  return created.session;
}
