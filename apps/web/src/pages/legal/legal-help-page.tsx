import { pagePaths } from '@puente/contract/page-paths';
import { useTranslation } from 'react-i18next';
import { TipsOffer } from '../../features/email-capture/tips-offer.tsx';
import { LegalPanel } from '../../lib/legal/legal-panel.tsx';
import { QueryScope } from '../../lib/query-scope.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';

/** Questions about the forms, whether or not there is a document. */
export function LegalHelpPage() {
  const { t } = useTranslation('legal');
  const { t: frame } = useTranslation('frame');
  usePageTitle(`${t('page.title')} · ${frame('title')}`);
  return (
    <section className="max-w-prose space-y-6">
      <div className="space-y-3">
        <StepHeading>{t('page.title')}</StepHeading>
        <p>{t('page.lead')}</p>
      </div>
      <QueryScope>
        <LegalPanel />
      </QueryScope>
      <PageLink to={pagePaths.limits} className="inline-block min-h-6 font-semibold text-accent underline">
        {t('page.limits')}
      </PageLink>
      <TipsOffer />
    </section>
  );
}
