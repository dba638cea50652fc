import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { getAt } from '../../../lib/form-answers/form-values.ts';
import { keepSame } from '../model/keep-same.ts';
import type { ReviewModel } from '../model/review-model.ts';
import type { ReviewState } from '../model/review-state.ts';
import { toAnswerFacts } from '../model/select.ts';
import type { Answer } from './answer.ts';
import { useReview } from './review-context.ts';

/** Something about the answers at these paths; redraws when it changes, and with no other answer. */
export function useAtPaths<Value>(
  paths: readonly string[],
  select: (state: ReviewState, model: ReviewModel) => Value,
) {
  const { model } = useReview();
  const key = paths.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected depends on the paths alone
  const read = useMemo(() => keepSame(() => select(model.getState(), model)), [model, key]);
  const watch = useCallback(
    (listener: () => void) => {
      const ends = key.split(' ').map((path) => model.watch(path, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [model, key],
  );
  return useSyncExternalStore(watch, read, read);
}

export const useAtPath = <Value>(path: string, select: (state: ReviewState, model: ReviewModel) => Value) =>
  useAtPaths([path], select);

/** What stands in the input; redraws with every letter. */
export const useValue = (path: string): unknown => useAtPath(path, ({ values }) => getAt(values, path));

/**
 * One answer at hand: whether it differs from what was read, and whether it was checked. `name` is where it stands now,
 * `readPath` where it stood when the review was opened; null in a new entry. Redraws when that changes, not with each
 * letter.
 */
export function useAnswer(name: string, readPath: string | null): Answer {
  const { model } = useReview();
  const facts = useAtPath(name, (state) => toAnswerFacts(model.form, state, name, readPath));
  return useMemo(() => {
    const put = (value: unknown) => model.put(name, value ?? '');
    return {
      ...facts,
      name,
      readPath,
      goBack: () => put(facts.asRead),
      write: put,
      reopen: () => put(facts.opened),
      setChecked: (checked) => {
        if (readPath !== null) model.setChecked(name, readPath, checked);
      },
    };
  }, [facts, model, name, readPath]);
}
