import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';

/** There is no document to tell a guide of. */
export function GuideGone() {
  const { t } = useTranslation('guide');
  return (
    <section className="max-w-prose space-y-4">
      <StepHeading>{t('gone.title')}</StepHeading>
      <p>{t('gone.text')}</p>
      <PageLink to="/" className={buttonLook('primary')}>
        {t('gone.action')}
      </PageLink>
    </section>
  );
}
