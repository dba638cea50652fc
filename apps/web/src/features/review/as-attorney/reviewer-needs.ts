import type { OpenedReview, ReviewMessage } from '@puente/contract';
import { findAnswer } from '../../../lib/form-answers/name-answer.ts';
import { toPathNow, toReadPath } from '../../../lib/form-answers/row-paths.ts';
import type { Need, NeedReason } from '../model/needs.ts';
import type { OpenedForm } from '../model/opened-form.ts';
import type { ReviewState } from '../model/review-state.ts';
import { listOpen, toAnswerFacts } from '../model/select.ts';

/** The answers a reviewer has gone on from: by their path at opening, the last message there at that moment. */
export type LookedAt = ReadonlyMap<string, string>;

/** What of a review decides what its reviewer goes through. */
export interface ReviewerWork {
  readonly evidence: OpenedReview['evidence'];
  /** Where the applicant has changed something since the reviewer last looked. */
  readonly newerPaths: readonly string[];
  readonly messages: readonly ReviewMessage[];
  readonly lookedAt: LookedAt;
}

const noMessage = '';

const findLast = (messages: readonly ReviewMessage[], path: string) =>
  messages.findLast((message) => message.path === path);

/** A name in one line is asked about by its parts; what has no box on the form is not asked at all. */
function isAsked({ sections }: OpenedForm, path: string): boolean {
  const found = findAnswer(sections, path);
  return found?.kind === 'field' && found.spec.kind !== 'name-line' && found.spec.hint !== 'keptOnly';
}

/** Places are those of the opened form, where the evidence is filed. */
function listReasons(form: OpenedForm, work: ReviewerWork): [string, NeedReason][] {
  const edited = Object.entries(work.evidence).filter(
    ([path, evidence]) => evidence.edited === true && isAsked(form, path),
  );
  const talks = [...new Set(work.messages.map(({ path }) => path))].filter((path) => path !== '');
  return [
    ...work.newerPaths.map((path): [string, NeedReason] => [path, 'newer']),
    ...talks.flatMap((path): [string, NeedReason][] =>
      findLast(work.messages, path)?.author === 'applicant' ? [[path, 'answered']] : [],
    ),
    ...edited.map(([path]): [string, NeedReason] => [path, 'differs']),
  ];
}

/**
 * What a reviewer goes through, until they have gone on from it: what the applicant changed or answered, what differs from
 * the paper, and what is hard to read. What is missing or looks wrong is the applicant's to mend.
 */
export function listReviewerNeeds(form: OpenedForm, state: ReviewState, work: ReviewerWork): Need[] {
  const needs = new Map<string, NeedReason[]>();
  const isLookedAt = (readPath: string) =>
    work.lookedAt.get(readPath) === (findLast(work.messages, readPath)?.id ?? noMessage);
  const add = (path: string, reason: NeedReason) => needs.set(path, [...(needs.get(path) ?? []), reason]);
  for (const [readPath, reason] of listReasons(form, work)) {
    const path = toPathNow(form.sections, state.values, readPath);
    if (path === null || isLookedAt(readPath)) continue;
    // Something else is proposed for it already.
    if (reason === 'differs' && toAnswerFacts(form, state, path, readPath).changed) continue;
    add(path, reason);
  }
  for (const { path, readPath, empty } of listOpen(form, state))
    if (!isLookedAt(readPath)) add(path, empty ? 'unread' : 'doubtful');
  return [...needs].map(([path, reasons]) => ({ path, reasons }));
}

/** The reviewer goes on from what stands at these paths now. */
export function withLookedAt(
  { lookedAt, messages }: Pick<ReviewerWork, 'lookedAt' | 'messages'>,
  paths: readonly string[],
  { form, values }: { readonly form: OpenedForm; readonly values: ReviewState['values'] },
): LookedAt {
  const next = new Map(lookedAt);
  for (const path of paths) {
    const readPath = toReadPath(form.sections, values, path);
    if (readPath !== null) next.set(readPath, findLast(messages, readPath)?.id ?? noMessage);
  }
  return next;
}
