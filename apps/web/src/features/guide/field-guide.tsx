import type { TargetForm } from '@puente/contract';
import { toGuidePath, traitsOf } from '@puente/forms/traits';
import { navigate } from 'raviger';
import { useTranslation } from 'react-i18next';
import { moved, useQuery } from '../../lib/address.ts';
import { isNotFound, toPersonMessage } from '../../lib/api/api-error.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { GuideGone } from './guide-gone.tsx';
import { GuideView } from './guide-view.tsx';
import { GuideWalk } from './guide-walk.tsx';
import { useFieldGuide } from './use-field-guide.ts';

/** How an address says that the open questions are walked through. */
const walkQuery = '?open';

/** The guide to the form of one document. */
export function FieldGuideOf({ sessionId, form }: { sessionId: string; form: TargetForm }) {
  const { t } = useTranslation('guide');
  const { data: guide, error, refetch, isFetching } = useFieldGuide(sessionId);
  const walks = useQuery().startsWith(walkQuery);
  const go = (query: string) => navigate(`${window.location.pathname}${query}`, { state: moved });
  if (!guide && error && !isFetching)
    return isNotFound(error) ? (
      <GuideGone />
    ) : (
      <section className="max-w-prose space-y-4">
        <StepHeading>{t('failed.title')}</StepHeading>
        <p role="alert">{toPersonMessage(error, t('failed.text'))}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void refetch()}>{t('failed.again')}</Button>
          <PageLink to="/review" className={buttonLook('secondary')}>
            {t('failed.back')}
          </PageLink>
        </div>
      </section>
    );
  if (!guide) return <Waiting label={t('loading', { pages: traitsOf(form).pages })} />;
  if (guide.form !== form) return <OtherForm form={guide.form} />;
  if (walks) return <GuideWalk guide={guide} sessionId={sessionId} onStop={() => go('')} />;
  return (
    <div className="space-y-8">
      <GuideView guide={guide} sessionId={sessionId} onWalk={() => go(walkQuery)} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <PageLink to="/review" className={buttonLook('secondary')}>
          {t('footer.review')}
        </PageLink>
        <PageLink to="/generate" className={buttonLook('secondary')}>
          {t('footer.download')}
        </PageLink>
      </div>
    </div>
  );
}

/** The document at hand is prepared for another form than this guide is of. */
function OtherForm({ form }: { form: TargetForm }) {
  const { t } = useTranslation('guide');
  return (
    <section className="max-w-prose space-y-4">
      <StepHeading>{t('otherForm.title', { form })}</StepHeading>
      <p>{t('otherForm.text')}</p>
      <PageLink to={toGuidePath(form)} className={buttonLook('primary')}>
        {t('otherForm.action', { form })}
      </PageLink>
    </section>
  );
}
