import { useTranslation } from 'react-i18next';
import { nameAnswer } from '../../../lib/form-answers/name-answer.ts';
import type { AnswerSession } from '../model/answer-session.ts';
import type { Moved } from './use-undo.ts';

/** What was undone or made again, in words. */
export const useMovedText = ({ sections }: Pick<AnswerSession, 'sections'>, moved: Moved | null) => {
  const { t } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: 'en' });
  if (!moved) return '';
  return t(`bar.${moved.direction}`, { answer: nameAnswer(sections, moved.path, { t, label }) });
};
