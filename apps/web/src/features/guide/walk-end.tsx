import type { FieldGuide, FieldGuideItem, TargetForm } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { SaveLine } from '../../lib/box-answers/save-line.tsx';
import type { BoxSaving } from '../../lib/box-answers/use-box-answers.ts';
import { AnswerLink } from '../../lib/form-answers/answer-link.tsx';
import { GuideLink } from '../../lib/form-answers/guide-link.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { isFilled, isStray } from './select-items.ts';
import { useGuidePlace } from './use-guide-place.ts';

interface Props {
  readonly guide: FieldGuide;
  readonly saving: BoxSaving;
  readonly onStop: () => void;
}

/** What is still empty once all open questions were asked, with where each answer is found. */
export function WalkEnd({ guide, saving, onStop }: Props) {
  const { t } = useTranslation('guide');
  const empty = guide.fieldGuide.filter((item) => !isFilled(item) && item.closedBecause === null);
  const later = empty.filter(({ isLater }) => isLater);
  const inReview = empty.filter(({ path, isRequired }) => path !== null && isRequired);
  return (
    <section className="max-w-2xl space-y-6">
      <StepHeading>{t('walk.finished')}</StepHeading>
      <SaveLine saving={saving} />
      <List
        form={guide.form}
        title={t('walk.laterTitle')}
        items={later.filter(({ isRequired }) => isRequired)}
      />
      <List
        form={guide.form}
        title={t('walk.emptyTitle')}
        items={later.filter(({ isRequired }) => !isRequired)}
      />
      <List form={guide.form} title={t('walk.inReviewTitle')} items={inReview} />
      <List form={guide.form} title={t('walk.closedTitle')} items={guide.fieldGuide.filter(isStray)} />
      <div className="flex flex-wrap gap-3">
        <PageLink to="/generate" className={buttonLook('primary')}>
          {t('walk.toDownload')}
        </PageLink>
        <Button variant="secondary" onClick={onStop}>
          {t('title', { form: guide.form })}
        </Button>
      </div>
    </section>
  );
}

interface ListProps {
  readonly title: string;
  readonly items: readonly FieldGuideItem[];
  readonly form: TargetForm;
}

function List({ title, items, form }: ListProps) {
  const { t } = useTranslation('guide');
  const toPlace = useGuidePlace();
  if (items.length === 0) return null;
  return (
    <div className="space-y-2">
      <h2 className="font-semibold">{title}</h2>
      <ul className="space-y-3">
        {items.map((item) => (
          <li key={item.key}>
            <span className="block text-sm text-muted">{toPlace(item)}</span>
            {item.path === null ? (
              <GuideLink form={form} item={item}>
                {item.questionText}
              </GuideLink>
            ) : (
              <AnswerLink path={item.path}>{item.questionText}</AnswerLink>
            )}
            <span className="block text-muted">
              {t('find')}: {item.dataSource}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
