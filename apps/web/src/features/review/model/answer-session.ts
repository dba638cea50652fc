import type { DocumentView, Evidence, TargetForm } from '@puente/contract';
import { isEmptyAnswer } from '../../../lib/form-answers/answer.ts';
import type { SectionSpec } from '../../../lib/form-answers/field-spec.ts';
import { type FormValues, getAt, rowKey } from '../../../lib/form-answers/form-values.ts';
import { sectionsOf } from '../../../lib/form-answers/sections-of.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import { type CheckList, createCheckList, type DoubtfulAnswer } from './check-list.ts';
import { createUndoStack, type UndoStack } from './undo-stack.ts';

export type FindEvidence = (path: string) => Evidence | undefined;

/** What the fields of a form need, whoever has it open. */
export interface AnswerSession {
  readonly document: Pick<DocumentView, 'formType' | 'formData'>;
  readonly sections: readonly SectionSpec[];
  /** The answers as they were when the form was opened; evidence is filed by their paths. */
  readonly opened: FormValues;
  readonly findEvidence: FindEvidence;
  readonly undo: UndoStack;
  readonly checks: CheckList;
  readonly queue: Pick<SaveQueue<unknown>, 'touch'>;
  /** The answers as they are now: the form on show gives them, else they are kept here. */
  values: () => FormValues;
}

/** Evidence that a person should look at before trusting the value, or of which no value could be made. */
const isDoubtful = (evidence: Evidence | undefined, value: unknown): evidence is Evidence =>
  evidence !== undefined &&
  (evidence.confidence !== 'high' || evidence.handwritten === true || isEmptyAnswer(value));

/** Paths of what is typed or chosen: a name in one line is asked about by its parts. */
const listPaths = (sections: readonly SectionSpec[], values: FormValues): string[] =>
  sections.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const paths = part.fields.flatMap(({ path, kind }) => (kind === 'name-line' ? [] : [path]));
      if (part.kind === 'group') return paths;
      const rows = (getAt(values, part.path) ?? []) as unknown[];
      return rows.flatMap((_, row) => paths.map((path) => `${part.path}.${row}.${path}`));
    }),
  );

export const listDoubtful = (
  sections: readonly SectionSpec[],
  values: FormValues,
  findEvidence: FindEvidence,
): DoubtfulAnswer[] =>
  listPaths(sections, values).flatMap((path) => {
    const evidence = findEvidence(path);
    const { checked = false, edited = false } = evidence ?? {};
    return isDoubtful(evidence, getAt(values, path)) ? [{ path, checked, edited }] : [];
  });

/** Places, when the review was opened, of the rows a list has now. */
export const listOpenedRows = (rows: unknown): number[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const opened = (row as Record<string, unknown>)[rowKey];
    return typeof opened === 'number' ? [opened] : [];
  });

/** The parts of a session that do not depend on where it is saved. */
export const createAnswerParts = (formType: TargetForm, opened: FormValues, findEvidence: FindEvidence) => {
  const sections = sectionsOf(formType);
  const checks = createCheckList(listDoubtful(sections, opened, findEvidence));
  return { sections, opened, findEvidence, checks, undo: createUndoStack() };
};
