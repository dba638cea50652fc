import type { Evidence } from '@puente/contract';
import { isSameAnswer } from '@puente/forms/changes';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Answer } from '../../../lib/form-answers/answer.ts';
import { getAt, toAnswerText } from '../../../lib/form-answers/form-values.ts';
import { useReview } from './review-context.ts';

/** What the machine read, in the form the input holds it; undefined where that is not known. */
const findAsRead = (evidence: Evidence | undefined, opened: unknown): unknown => {
  if (!evidence) return undefined;
  return evidence.edited ? toAnswerText(evidence.asRead) : opened;
};

/**
 * One answer at hand: its value, whether it differs from what was read, and whether it was checked. `name` is where it
 * stands now, `readPath` where it stood when the review was opened; null in a new entry. Redraws with this answer only.
 */
export const useAnswer = (name: string, readPath: string | null): Answer => {
  const { form, session, hub, record } = useReview();
  const { checks, opened, findEvidence } = session;
  const evidence = readPath === null ? undefined : findEvidence(readPath);
  const atOpening = readPath === null ? undefined : getAt(opened, readPath);
  const asRead = findAsRead(evidence, atOpening);
  const [value, setValue] = useState<unknown>(() => form.getValues(name));
  const last = useRef(value);
  const edited = evidence !== undefined && !isSameAnswer(value, asRead);
  const key = readPath ?? '';
  const checked = useSyncExternalStore(checks.subscribe, () => checks.isChecked(key));

  const take = () => {
    const next: unknown = form.getValues(name);
    last.current = next;
    setValue(next);
    if (evidence) checks.setEdited(key, !isSameAnswer(next, asRead));
  };
  const takeLatest = useRef(take);
  takeLatest.current = take;
  useEffect(() => hub.subscribe(name, () => takeLatest.current()), [hub, name]);

  const look = () => {
    const before = last.current;
    take();
    record({ kind: 'answer', path: name, before, after: last.current });
  };
  const put = (wanted: unknown) => {
    form.setValue(name, wanted ?? '');
    look();
  };
  const setChecked = (after: boolean) => {
    if (after === checked) return;
    checks.setChecked(key, after);
    record({ kind: 'checked', path: name, readPath: key, before: checked, after });
  };
  return {
    name,
    readPath,
    value,
    opened: atOpening,
    evidence,
    edited,
    doubtful: checks.isDoubtful(key),
    checked: checked && !edited,
    canGoBack: edited && asRead !== undefined,
    look,
    goBack: () => put(asRead),
    write: put,
    reopen: () => put(structuredClone(atOpening)),
    setChecked,
  };
};
