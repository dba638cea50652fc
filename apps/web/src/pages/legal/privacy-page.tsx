import type { PrivacyFacts } from '@puente/contract';
import { pagePaths } from '@puente/contract/page-paths';
import { useTranslation } from 'react-i18next';
import { QueryScope } from '../../lib/query-scope.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { FactList, Lines } from './fact-list.tsx';
import { sayBrowserKeys, sayCookies, sayKept, sayOperator, sayOutside, sayWho } from './say-facts.ts';
import { usePrivacyFacts } from './use-privacy-facts.ts';

/** What this server keeps, for how long, and who sees it: sentences over the facts of its configuration. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { t: frame } = useTranslation('frame');
  usePageTitle(`${t('title')} · ${frame('title')}`);
  return (
    <section className="max-w-prose space-y-6">
      <StepHeading>{t('title')}</StepHeading>
      <QueryScope>
        <Told />
      </QueryScope>
      <PageLink to={pagePaths.limits} className="text-accent underline">
        {t('limits')}
      </PageLink>
    </section>
  );
}

function Told() {
  const { t } = useTranslation('privacy');
  const { t: frame } = useTranslation('frame');
  const { data, isError } = usePrivacyFacts();
  if (data) return <Facts facts={data} />;
  return isError ? <p>{t('failed')}</p> : <Waiting label={frame('loading')} />;
}

function Facts({ facts }: { facts: PrivacyFacts }) {
  const { t } = useTranslation('privacy');
  return (
    <>
      <p>{t('lead')}</p>
      <FactList title={t('operator.title')} lines={sayOperator(t, facts)} />
      <FactList title={t('kept.title')} lines={sayKept(t, facts)} />
      <FactList title={t('who.title')} lines={sayWho(t, facts)} />
      <FactList title={t('outside.title')} lines={sayOutside(t, facts)} />
      <FactList title={t('off.title')} lines={[t('off.text')]} />
      <section className="space-y-2">
        <h2 className="text-lg font-semibold">{t('browser.title')}</h2>
        <p>{t('browser.lead')}</p>
        <Lines lines={sayCookies(t, facts)} />
        <p>{t('browser.storeLead')}</p>
        <Lines lines={sayBrowserKeys(t)} />
      </section>
      <FactList title={t('away.title')} lines={[t('away.erase'), t('away.account'), t('away.leave')]} />
    </>
  );
}
