import type { BoxAnswerView } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { More } from '../../../ui/more.tsx';

/** What the applicant answered in the guide: to be read, and asked about by a question. */
export function GuideAnswers({ answers }: { answers: readonly BoxAnswerView[] }) {
  const { t } = useTranslation('attorney');
  if (answers.length === 0) return null;
  return (
    <More words={t('guideAnswers.title', { count: answers.length })}>
      <p className="max-w-prose text-muted">{t('guideAnswers.text')}</p>
      <ul className="divide-y divide-line">
        {answers.map(({ key, page, partNumber, itemNumber, question, value, said }) => (
          <li key={key} className="py-2">
            <span className="block text-sm text-muted">
              {t('guideAnswers.place', { page, part: partNumber ?? '', item: itemNumber })}
            </span>
            {question}
            <span className="block font-semibold [overflow-wrap:anywhere]">{value}</span>
            {said ? (
              <span className="block whitespace-pre-line [overflow-wrap:anywhere]">
                {t('guideAnswers.said', { text: said })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </More>
  );
}
