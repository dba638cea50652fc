import type { Evidence } from '@puente/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { findAnswer } from '../../../lib/form-answers/name-answer.ts';
import type { ReviewModel } from '../model/review-model.ts';

/** The answer whose page is shown beside the review. */
export interface ShownEvidence {
  readonly evidence: Evidence;
  readonly fieldName: string;
}

/** Where on the paper the answer at hand stands; null where it does not, or none is at hand. */
export function useShownEvidence({ form, subscribe, getState }: ReviewModel): ShownEvidence | null {
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const atHand = useSyncExternalStore(subscribe, () => getState().atHand);
  return useMemo(() => {
    const { path, readPath } = atHand ?? { path: '', readPath: null };
    const evidence = readPath === null ? undefined : form.findEvidence(readPath);
    const found = findAnswer(form.sections, path);
    return evidence && found?.kind === 'field' ? { evidence, fieldName: label(found.spec.label) } : null;
  }, [form, atHand, label]);
}
