import type { Evidence } from '@puente/contract';
import { isBlank, isObject, isSameAnswer } from '@puente/forms/changes';
import { getAt, rowKey, toAnswerText } from '../../../lib/form-answers/form-values.ts';
import { isEmptyAnswer } from '../../../lib/form-answers/is-empty-answer.ts';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';
import type { Content } from './diff.ts';
import type { OpenedForm } from './opened-form.ts';

/** What there is to know of one answer but its value, which changes with every letter. */
export interface AnswerFacts {
  readonly evidence: Evidence | undefined;
  /** What stood there when the form was opened. */
  readonly opened: unknown;
  /** What the machine read, in the form the input holds it; undefined where that is not known. */
  readonly asRead: unknown;
  /** Differs from what was read. */
  readonly edited: boolean;
  /** Differs from what stood there when the form was opened. */
  readonly changed: boolean;
  readonly empty: boolean;
  readonly doubtful: boolean;
  /** Confirmed as read. */
  readonly checked: boolean;
  /** Whether what was read is known and is not what stands there. */
  readonly canGoBack: boolean;
}

function findAsRead(evidence: Evidence | undefined, opened: unknown): unknown {
  if (!evidence) return undefined;
  return evidence.edited ? toAnswerText(evidence.asRead) : opened;
}

/** `path`: where the answer stands now; `readPath`: where it stood when the form was opened, null in a new entry. */
export function toAnswerFacts(
  form: OpenedForm,
  { values, checked }: Content,
  path: string,
  readPath: string | null,
): AnswerFacts {
  const value = getAt(values, path);
  const evidence = readPath === null ? undefined : form.findEvidence(readPath);
  const opened = readPath === null ? undefined : getAt(form.opened, readPath);
  const asRead = findAsRead(evidence, opened);
  const edited = evidence !== undefined && !isSameAnswer(value, asRead);
  return {
    evidence,
    opened,
    asRead,
    edited,
    changed: readPath === null || !isSameAnswer(value, opened),
    empty: isEmptyAnswer(value),
    doubtful: readPath !== null && form.doubtful.has(readPath),
    checked: readPath !== null && checked.has(readPath) && !edited,
    canGoBack: edited && asRead !== undefined,
  };
}

/** A doubtful answer whose row is still there. */
interface Doubtful extends Pick<AnswerFacts, 'edited' | 'checked' | 'empty'> {
  readonly path: string;
  readonly readPath: string;
}

const listDoubtfulNow = (form: OpenedForm, content: Content): Doubtful[] =>
  [...form.doubtful].flatMap((readPath) => {
    const path = toPathNow(form.sections, content.values, readPath);
    return path === null ? [] : [{ path, readPath, ...toAnswerFacts(form, content, path, readPath) }];
  });

/** What a person has confirmed and not changed since, by where it stands now. */
export const listCheckedPaths = (form: OpenedForm, content: Content): string[] =>
  listDoubtfulNow(form, content).flatMap(({ path, checked }) => (checked ? [path] : []));

/** Doubtful answers that nobody has dealt with. */
export const listOpen = (form: OpenedForm, content: Content): Doubtful[] =>
  listDoubtfulNow(form, content).filter(({ edited, checked }) => !edited && !checked);

/** Whether no answer stands in the form, whatever number of blank entries does. */
export function isEmptyForm(values: unknown): boolean {
  if (Array.isArray(values)) return values.every(isEmptyForm);
  // A box that is not ticked answers nothing.
  if (!isObject(values)) return values === false || isBlank(values);
  return Object.entries(values).every(([key, value]) => key === rowKey || isEmptyForm(value));
}
