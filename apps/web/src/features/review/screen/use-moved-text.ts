import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { nameAnswer } from '../../../lib/form-answers/name-answer.ts';
import type { ReviewModel } from '../model/review-model.ts';

/** What was undone or made again, in words. */
export function useMovedText({ form, subscribe, getState }: ReviewModel) {
  const { t } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const moved = useSyncExternalStore(subscribe, () => getState().moved);
  if (!moved) return '';
  return t(`bar.${moved.direction}`, { answer: nameAnswer(form.sections, moved.path, { t, label }) });
}
