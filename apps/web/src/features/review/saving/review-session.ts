import type { DocumentView } from '@puente/contract';
import { type FormValues, toFormData, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';
import { type AnswerSession, createAnswerParts, type FindEvidence } from '../model/answer-session.ts';
import { createMerging, type MergedSession, type Merging } from '../model/merging.ts';
import { leaveSafely } from './leave-safely.ts';
import { fetchDocument, type SaveBody, saveForm, saveLast } from './save-api.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import { toSaveFailure } from './to-save-failure.ts';

/** What a reviewed form needs while the page is open, also while the person is at another step. In memory only. */
export interface ReviewSession extends AnswerSession, MergedSession {
  readonly document: DocumentView;
  readonly queue: SaveQueue<DocumentView>;
  readonly merging: Pick<Merging, 'listConflicts' | 'settle' | 'prepare'>;
  values: () => FormValues;
}

interface OpenOptions {
  readonly findEvidence: FindEvidence;
  readonly onSaved: (body: SaveBody, version: number) => void;
}

interface Kept {
  readonly session: ReviewSession;
  readonly end: () => void;
}

const sessions = new Map<string, Kept>();
type Key = Pick<DocumentView, 'sessionId' | 'formType'>;
const keyOf = ({ sessionId, formType }: Key) => `${sessionId} ${formType}`;

const toBody = (
  session: Pick<ReviewSession, 'document' | 'sections' | 'checks'>,
  values: FormValues,
): SaveBody => {
  const { formType, formData } = session.document;
  const { rawOcrText: _, ...answers } = toFormData(formType, values, formData ?? {});
  const checkedPaths = session.checks
    .checkedPaths()
    .flatMap((path) => toPathNow(session.sections, values, path) ?? []);
  return { formType, formData: answers, checkedPaths };
};

const create = (document: DocumentView, opened: FormValues, { findEvidence, onSaved }: OpenOptions): Kept => {
  const { formType, sessionId } = document;
  const parts = createAnswerParts(formType, opened, findEvidence);
  const read = () => toBody(session, session.values());
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
    merge: (theirs) => merging.merge(theirs),
    onSaved: (body, version) => {
      merging.onSaved(body);
      onSaved(body, version);
    },
  });
  const held: Omit<ReviewSession, 'merging'> = {
    document,
    ...parts,
    queue,
    values: () => opened,
    put: null,
    isOutdated: false,
  };
  const merging = createMerging(held, read);
  const session: ReviewSession = Object.assign(held, { merging });
  const stopWatch = leaveSafely({
    queue,
    read,
    sendLast: (body, version) => saveLast(sessionId, body, version),
  });
  return {
    session,
    end: () => {
      queue.stop();
      stopWatch();
    },
  };
};

/** Saves what is typed in a form; true when nothing is left unsaved. */
export const saveEdits = async (document: Key): Promise<boolean> =>
  (await sessions.get(keyOf(document))?.session.queue.flush()) ?? true;

/** Ends what is known of a form, saved or not: it is opened anew on what the server has. */
export const closeSession = (document: DocumentView) => {
  sessions.get(keyOf(document))?.end();
  sessions.delete(keyOf(document));
};

/** Lets go of every form, saved or not. */
export const forgetSessions = () => {
  for (const { end } of sessions.values()) end();
  sessions.clear();
};

/**
 * The session of a document's form: the one at hand while nothing newer was saved elsewhere, else a new one. Null when
 * its form data is not of this form.
 */
export const openSession = (document: DocumentView, options: OpenOptions): ReviewSession | null => {
  const key = keyOf(document);
  const kept = sessions.get(key)?.session;
  const isNewest = kept && !kept.isOutdated && kept.queue.version() >= document.version;
  if (kept && (kept.queue.isUnsaved() || isNewest)) return kept;
  const opened = toFormValues(document.formType, document.formData);
  if (!opened) return null;
  closeSession(document);
  for (const [other, { session, end }] of sessions)
    if (!session.queue.isUnsaved()) {
      end();
      sessions.delete(other);
    }
  const made = create(document, opened, options);
  sessions.set(key, made);
  return made.session;
};
