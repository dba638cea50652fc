import type { Preflight } from '@puente/contract';
import { answersOf } from '@puente/forms/answers';
import { sourceLanguage } from '@puente/texts';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nameAnswer } from '../../lib/form-answers/name-answer.ts';
import { useWarningText } from '../../lib/form-answers/use-warning-text.ts';
import { AnswerLink } from './answer-link.tsx';
import { Fold } from './fold.tsx';
import { maxShownAtOnce } from './most-shown-at-once.ts';

/** What stands as a warning beside answers in the review, each with the way to its answer. */
export function WarningItems({ preflight: { warnings, form } }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const { t: review } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: sourceLanguage });
  const toText = useWarningText();
  const title = t('preflight.warnings', { count: warnings.length });
  if (warnings.length === 0)
    return (
      <p className="flex gap-2">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        {title}
      </p>
    );
  const sections = answersOf(form).sections;
  return (
    <Fold title={title} open={warnings.length <= maxShownAtOnce}>
      <ul className="space-y-3">
        {warnings.map((warning) => (
          <li
            key={`${warning.path} ${warning.code} ${Object.values(warning.params).join(' ')}`}
            className="[overflow-wrap:anywhere]"
          >
            <AnswerLink path={warning.path}>
              {nameAnswer(sections, warning.path, { t: review, label })}
            </AnswerLink>
            <p>{toText(warning)}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
