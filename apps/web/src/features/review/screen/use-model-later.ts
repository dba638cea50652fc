import { useMemo } from 'react';
import { type IsSame, keepSame } from '../model/keep-same.ts';
import type { ReviewModel } from '../model/review-model.ts';
import type { ReviewState } from '../model/review-state.ts';
import { useAfterPaint } from './use-after-paint.ts';

/** Something about the form as a whole. It is looked at once the letter just typed is on the screen. */
export function useModelLater<Value>(
  model: ReviewModel,
  select: (state: ReviewState, model: ReviewModel) => Value,
  isSame?: IsSame<Value>,
): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected depends on the model alone
  const read = useMemo(() => keepSame(() => select(model.getState(), model), isSame), [model]);
  return useAfterPaint(model.subscribe, read);
}
