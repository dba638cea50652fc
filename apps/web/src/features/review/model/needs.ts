import { getAt } from '../../../lib/form-answers/form-values.ts';
import { isEmptyAnswer } from '../../../lib/form-answers/is-empty-answer.ts';
import type { Content } from './diff.ts';
import type { OpenedForm } from './opened-form.ts';
import { listFaults, type Remarks } from './remarks.ts';
import { listOpen } from './select.ts';

/** Why an answer, an entry or a list needs whoever has the form open. */
export type NeedReason =
  /** Something stands there on the paper that could not be read. */
  | 'unread'
  /** It was read, and might be wrong. */
  | 'doubtful'
  /** Something looks wrong about it, by itself or beside others. */
  | 'warned'
  /** The form asks for it, and it is empty. */
  | 'missing'
  /** The server did not keep it as it is. */
  | 'refused'
  | ReviewerReason;

/** Why an answer needs a reviewer who has not looked at it yet: in the order in which it is said. */
export const reviewerReasons = [
  /** The applicant has changed it since the reviewer last looked. */
  'newer',
  /** The applicant has answered there. */
  'answered',
  /** The applicant has put something else there than was read. */
  'differs',
] as const;
type ReviewerReason = (typeof reviewerReasons)[number];

/** Something that needs the person. */
export interface Need {
  readonly path: string;
  readonly reasons: readonly NeedReason[];
}

export interface Marks {
  readonly remarks: Remarks;
  /** Answers that the form asks for and that are empty; null until the form was checked. */
  readonly missing: ReadonlySet<string> | null;
  /** Answers that the server did not keep. */
  readonly refused: ReadonlySet<string>;
}

/** Whether it is known what is missing: the form is checked a moment after it is opened. */
export const isChecked = ({ missing }: Marks): boolean => missing !== null;

/** All that needs the person, each place once however many reasons there are. */
export function listNeeds(form: OpenedForm, content: Content, { remarks, missing, refused }: Marks): Need[] {
  const needs = new Map<string, NeedReason[]>();
  const add = (path: string, reason: NeedReason) => needs.set(path, [...(needs.get(path) ?? []), reason]);
  for (const { path, empty } of listOpen(form, content)) add(path, empty ? 'unread' : 'doubtful');
  for (const path of listFaults(remarks)) add(path, 'warned');
  // The check that found it missing may be older than what was typed since.
  for (const path of missing ?? [])
    if (!needs.has(path) && isEmptyAnswer(getAt(content.values, path))) add(path, 'missing');
  for (const path of refused) add(path, 'refused');
  return [...needs].map(([path, reasons]) => ({ path, reasons }));
}
