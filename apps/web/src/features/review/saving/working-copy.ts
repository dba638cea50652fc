import type { DocumentView } from '@puente/contract';
import { isSameJson } from '@puente/forms/changes';
import { type FormValues, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { findEvidence } from '../evidence/find-evidence.ts';
import { createMerging, type Merging, toSaveBody } from '../model/merging.ts';
import { toOpenedForm } from '../model/opened-form.ts';
import { createReviewModel, type ReviewModel } from '../model/review-model.ts';
import { keepUnsent } from './keep-unsent.ts';
import { leaveSafely } from './leave-safely.ts';
import { fetchDocument, type SaveBody, saveForm, saveLast } from './save-api.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import { toSaveFailure } from './to-save-failure.ts';
import type { FoundUnsent } from './unsent.ts';

/** What a reviewed form needs while the page is open, also while the person is at another step. In memory only. */
export interface WorkingCopy {
  readonly document: DocumentView;
  readonly model: ReviewModel;
  readonly queue: SaveQueue<DocumentView>;
  readonly merging: Pick<Merging, 'listConflicts' | 'settle' | 'prepare'>;
  /** Once, where answers stand here that an earlier page could not send and the server did not have. */
  readonly takeResumed: () => boolean;
  /** For the form on show: tells how many answers were taken over from elsewhere. Returns what ends it. */
  readonly onTaken: (listener: (count: number) => void) => () => void;
  /** Something was taken over while no form was on show: it is to be opened anew on what the server has. */
  readonly isOutdated: () => boolean;
}

type OnSaved = (body: SaveBody, version: number) => void;

interface Kept {
  readonly copy: WorkingCopy;
  readonly end: () => void;
}

const copies = new Map<string, Kept>();
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

/** Bodies that were sent since the last that surely arrived: the server took one of them at most, first or last most likely. */
function createSent(atStart: readonly SaveBody[]) {
  let sent = atStart;
  return {
    list: () => sent,
    add: (body: SaveBody) => {
      if (!isSameJson(sent.at(-1), body)) sent = [...sent.slice(0, 2), ...sent.slice(2).slice(-1), body];
    },
    clear: () => {
      sent = [];
    },
  };
}

/** `unsent`: what an earlier page could not send, from which this one goes on. */
function create(
  document: DocumentView,
  { opened, onSaved, unsent }: { opened: FormValues; onSaved: OnSaved; unsent: FoundUnsent | null },
): Kept {
  const { formType, sessionId } = document;
  const onEdit = () => {
    queue.touch();
    keeper.touch();
  };
  const model = createModel(document, opened, onEdit);
  const { tell, onTaken, isOutdated } = createTaken();
  const merging = createMerging(model, document, tell);
  const sent = createSent(unsent?.sent ?? []);
  const read = () => toSaveBody(model);
  const toText = (data: unknown) => JSON.stringify(toFormValues(formType, data));
  const queue = createSaveQueue<SaveBody, DocumentView>({
    version: unsent?.version ?? document.version,
    read,
    send: (body, version, replaces) => {
      sent.add(body);
      return saveForm(sessionId, body, version, replaces);
    },
    toFailure: toSaveFailure,
    fetchTheirs: async () => {
      const theirs = await fetchDocument(sessionId);
      return { version: theirs.version, theirs };
    },
    isSame: (theirs, body) => {
      if (theirs.formType !== formType) return false;
      const text = toText(theirs.formData);
      return [body, ...sent.list()].some(({ formData }) => text === toText(formData));
    },
    merge: merging.merge,
    onSaved: (body, version) => {
      merging.onSaved(body);
      sent.clear();
      onSaved(body, version);
    },
  });
  const keeper = keepUnsent({
    document,
    queue,
    read: () => ({ version: queue.version(), base: merging.base(), mine: read(), sent: sent.list() }),
    takenFrom: unsent?.takenFrom ?? [],
  });
  let isResumed = unsent !== null && merging.resume(unsent.base, unsent.mine) > 0;
  const takeResumed = () => {
    const wasResumed = isResumed;
    isResumed = false;
    return wasResumed;
  };
  if (unsent) queue.touch();
  const stopMarking = markRefused(queue, model);
  const stopWatch = leaveSafely({
    queue,
    read,
    sendLast: (body, version) => saveLast(sessionId, body, version),
  });
  return {
    copy: { document, model, queue, merging, takeResumed, onTaken, isOutdated },
    end: () => {
      keeper.end();
      queue.stop();
      stopMarking();
      stopWatch();
    },
  };
}

/** Saves what is typed in a form; true when nothing is left unsaved. */
export const saveEdits = async (document: Key): Promise<boolean> =>
  (await copies.get(keyOf(document))?.copy.queue.flush()) ?? true;

/** Whether the form is open in this page, on what was typed here since. */
export const hasCopy = (document: Key) => copies.has(keyOf(document));

/** Ends what is known of a form, saved or not: it is opened anew on what the server has. */
export function closeCopy(document: DocumentView) {
  copies.get(keyOf(document))?.end();
  copies.delete(keyOf(document));
}

/** Lets go of every form, saved or not. */
export function forgetCopies() {
  for (const { end } of copies.values()) end();
  copies.clear();
}

/**
 * The copy of a document's form: the one at hand while nothing newer was saved elsewhere, else a new one. Null when
 * its form data is not of this form. `unsent`: what an earlier page could not send.
 */
export function openCopy(
  document: DocumentView,
  onSaved: OnSaved,
  unsent: FoundUnsent | null = null,
): WorkingCopy | null {
  const key = keyOf(document);
  const kept = copies.get(key)?.copy;
  const isNewest = kept && !kept.isOutdated() && kept.queue.version() >= document.version;
  if (kept && (kept.queue.isUnsaved() || isNewest)) return kept;
  const opened = toFormValues(document.formType, document.formData);
  if (!opened) return null;
  closeCopy(document);
  for (const [other, { copy, end }] of copies)
    if (!copy.queue.isUnsaved()) {
      end();
      copies.delete(other);
    }
  const created = create(document, { opened, onSaved, unsent });
  copies.set(key, created);
  return created.copy;
}
