import type { GroupSpec } from '@puente/forms/answers';
import { useTranslation } from 'react-i18next';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { findAnswer } from '../../../lib/form-answers/name-answer.ts';
import { useReview } from '../fields/review-context.ts';
import { useAnswerText } from '../fields/unit-values.tsx';
import { useValue } from '../fields/use-answer.ts';

/** What does not apply, in a line with the answer it hangs on. */
export function NotAsked({ group }: { group: GroupSpec }) {
  const t = useReviewTexts();
  const { t: label } = useTranslation('fields');
  const { model } = useReview();
  const path = group.onlyWhen?.path ?? '';
  const found = findAnswer(model.form.sections, path);
  const spec = found?.kind === 'field' ? found.spec : null;
  const value = useValue(path);
  const toText = useAnswerText(spec ?? { path, label: 'sex' });
  if (!spec) return null;
  const answer = toText(value);
  return (
    <p className="text-muted">
      {t(`groups.${group.title}`)}:{' '}
      {answer === ''
        ? t('section.notAskedYet', { question: label(spec.label) })
        : t('section.notAsked', { question: label(spec.label), answer })}
    </p>
  );
}
