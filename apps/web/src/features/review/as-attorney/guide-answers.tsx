import type { BoxAnswerView } from '@puente/contract';
import { useTranslation } from 'react-i18next';

/** What the applicant answered in the guide: to be read, and asked about by a question. */
export function GuideAnswers({ answers }: { answers: readonly BoxAnswerView[] }) {
  const { t } = useTranslation('attorney');
  if (answers.length === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-11 list-none items-center font-semibold text-accent underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('guideAnswers.title', { count: answers.length })}
      </summary>
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
    </details>
  );
}
