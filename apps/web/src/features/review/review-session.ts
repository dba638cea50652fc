import type { DocumentView, Evidence } from '@puente/contract';
import { type CheckList, createCheckList, type DoubtfulAnswer } from './check-list.ts';
import type { ListSpec, SectionSpec } from './field-spec.ts';
import { type FormValues, getAt, rowKey, toFormData, toFormValues } from './form-values.ts';
import { i485Sections } from './i485-sections.ts';
import { i765Sections } from './i765-sections.ts';
import { leaveSafely } from './leave-safely.ts';
import { fetchDocument, type SaveBody, saveForm, saveLast, toSaveFailure } from './save-api.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import { createUndoStack, type UndoStack } from './undo-stack.ts';

type FindEvidence = (path: string) => Evidence | undefined;

/** What a reviewed form needs while the page is open, also while the person is at another step. In memory only. */
export interface ReviewSession {
  readonly document: DocumentView;
  readonly sections: readonly SectionSpec[];
  /** The answers as they were when the review was opened; evidence is filed by their paths. */
  readonly opened: FormValues;
  readonly findEvidence: FindEvidence;
  readonly queue: SaveQueue<DocumentView>;
  readonly undo: UndoStack;
  readonly checks: CheckList;
  /** The answers as they are now: the form on show gives them, else they are kept here. */
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
const keyOf = ({ sessionId, formType }: DocumentView) => `${sessionId} ${formType}`;

/** Evidence that a person should look at before trusting the value. */
const isDoubtful = (evidence: Evidence | undefined): evidence is Evidence =>
  evidence !== undefined && (evidence.confidence !== 'high' || evidence.handwritten === true);

const listPaths = (sections: readonly SectionSpec[], values: FormValues): string[] =>
  sections.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind === 'group') return part.fields.map(({ path }) => path);
      const rows = (getAt(values, part.path) ?? []) as unknown[];
      return rows.flatMap((_, row) => part.fields.map(({ path }) => `${part.path}.${row}.${path}`));
    }),
  );

const listDoubtful = (paths: readonly string[], findEvidence: FindEvidence): DoubtfulAnswer[] =>
  paths.flatMap((path) => {
    const evidence = findEvidence(path);
    const { checked = false, edited = false } = evidence ?? {};
    return isDoubtful(evidence) ? [{ path, checked, edited }] : [];
  });

const listSpecs = (sections: readonly SectionSpec[]): ListSpec[] =>
  sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'list'));

/** Places, when the review was opened, of the rows a list has now. */
export const listOpenedRows = (rows: unknown): number[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const opened = (row as Record<string, unknown>)[rowKey];
    return typeof opened === 'number' ? [opened] : [];
  });

/** The path an answer has now, for one it had when the review was opened; null when its row is gone. */
const toPathNow = (sections: readonly SectionSpec[], values: FormValues, path: string): string | null => {
  const list = listSpecs(sections).find((spec) => path.startsWith(`${spec.path}.`));
  if (!list) return path;
  const [row, ...inner] = path.slice(list.path.length + 1).split('.');
  const rows = (getAt(values, list.path) ?? []) as Record<string, unknown>[];
  const at = rows.findIndex((entry) => entry[rowKey] === Number(row));
  return at < 0 ? null : [list.path, at, ...inner].join('.');
};

const toBody = (
  session: Pick<ReviewSession, 'document' | 'sections' | 'checks'>,
  values: FormValues,
): SaveBody => {
  const { formType, formData } = session.document;
  const { rawOcrText: _, ...answers } = toFormData(formType, values, formData ?? {});
  const checkedPaths = session.checks
    .checkedPaths()
    .flatMap((path) => toPathNow(session.sections, values, path) ?? []);
  return { formData: answers, checkedPaths };
};

const create = (document: DocumentView, opened: FormValues, { findEvidence, onSaved }: OpenOptions): Kept => {
  const { formType, sessionId } = document;
  const sections = formType === 'I-485' ? i485Sections : i765Sections;
  const checks = createCheckList(listDoubtful(listPaths(sections, opened), findEvidence));
  const read = () => toBody(session, session.values());
  const toText = (data: unknown) => JSON.stringify(toFormValues(formType, data));
  const queue = createSaveQueue<SaveBody, DocumentView>({
    version: document.version,
    read,
    send: (body, version) => saveForm(sessionId, body, version),
    toFailure: toSaveFailure,
    fetchTheirs: async () => {
      const theirs = await fetchDocument(sessionId);
      return { version: theirs.version, theirs };
    },
    isSame: (theirs, { formData }) =>
      theirs.formType === formType && toText(theirs.formData) === toText(formData),
    onSaved,
  });
  const session: ReviewSession = {
    document,
    sections,
    opened,
    findEvidence,
    queue,
    undo: createUndoStack(),
    checks,
    values: () => opened,
  };
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

/** Ends what is known of a form, saved or not: it is opened anew on what the server has. */
export const closeSession = (document: DocumentView) => {
  sessions.get(keyOf(document))?.end();
  sessions.delete(keyOf(document));
};

/**
 * The session of a document's form: the one at hand while nothing newer was saved elsewhere, else a new one. Null when
 * its form data is not of this form.
 */
export const openSession = (document: DocumentView, options: OpenOptions): ReviewSession | null => {
  const key = keyOf(document);
  const kept = sessions.get(key)?.session;
  if (kept && (kept.queue.isUnsaved() || kept.queue.version() >= document.version)) return kept;
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
