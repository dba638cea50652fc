import { isMadeLine, isObject } from '@puente/forms/changes';
import { useTranslation } from 'react-i18next';
import type { AnswerTexts } from '../../../lib/form-answers/name-answer.ts';
import { nameAnswer } from '../../../lib/form-answers/name-answer.ts';
import { useReviewer } from './reviewer-context.ts';

function listWords(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(listWords);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (isMadeLine(key, value) ? [] : listWords(inner)));
}

/** Names an answer by its path, and says its value: as it stands on the page, never a raw path or nothing at all. */
export function useAnswerWords() {
  const { t } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const { sections } = useReviewer().model.form;
  const texts: AnswerTexts = { t, label };
  return {
    nameOf: (path: string) => nameAnswer(sections, path, texts),
    say: (value: unknown): string => {
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (value === 'yes' || value === 'no') return t(value);
      return listWords(value).join(', ') || t('notAnswered');
    },
  };
}
