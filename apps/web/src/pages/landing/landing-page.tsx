import { pagePaths } from '@puente/contract/page-paths';
import { Download, FileSearch, ListChecks, Upload, Users } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { Hero } from './hero.tsx';
import { Start } from './start.tsx';

const Checklist = lazyView(() => import('./offers.tsx').then((m) => m.Checklist), 'email');
const Claims = lazyView(() => import('./claims.tsx').then((m) => m.Claims));
const AskOnExit = lazyView(() => import('./offers.tsx').then((m) => m.AskOnExit), 'email');

const steps = [
  { key: 'upload', icon: Upload },
  { key: 'extract', icon: FileSearch },
  { key: 'review', icon: ListChecks },
  { key: 'share', icon: Users },
  { key: 'download', icon: Download },
] as const;

const promises = ['cost', 'papers', 'evidence', 'law'] as const;

function Steps() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-xl font-semibold">
        {t('steps.title')}
      </h2>
      <ol className="mt-8 grid gap-y-8 lg:mt-10 lg:grid-cols-5 lg:gap-x-8">
        {steps.map(({ key, icon: Icon }, index) => (
          <li key={key} className="step relative flex gap-4 lg:block">
            <span className="relative flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent">
              <Icon aria-hidden className="size-6" />
            </span>
            <div className="lg:mt-5">
              <h3 className="text-lg font-semibold">
                {index + 1}. {t(`steps.${key}.title`)}
              </h3>
              <p className="mt-1 max-w-prose">
                <Unbroken text={t(`steps.${key}.text`)} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Promises() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="promises" className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_3fr]">
      <h2 id="promises" className="text-xl font-semibold text-balance">
        {t('promises.title')}
      </h2>
      <dl className="grid gap-x-16 gap-y-9 sm:grid-cols-2">
        {promises.map((key) => (
          <div key={key} className="border-t-2 border-accent pt-4">
            <dt className="text-lg font-semibold">{t(`promises.${key}.title`)}</dt>
            <dd className="mt-1 max-w-prose">
              {t(`promises.${key}.text`)}{' '}
              {key === 'papers' ? (
                <PageLink to={pagePaths.privacy} className="text-accent underline">
                  {t('promises.papers.more')}
                </PageLink>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Ready() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="ready" className="space-y-10">
      <div className="flex flex-col gap-6 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 id="ready" className="text-xl font-semibold text-balance">
            <Unbroken text={t('ready.title')} />
          </h2>
          <p className="mt-2 max-w-prose">{t('ready.text')}</p>
        </div>
        <div className="shrink-0">
          <Start />
        </div>
      </div>
      <Suspense fallback={null}>
        <Claims />
      </Suspense>
    </section>
  );
}

export function LandingPage() {
  const { t: frame } = useTranslation('frame');
  usePageTitle(`${frame('title')} · ${frame('subtitle')}`);
  return (
    <div className="space-y-16 lg:space-y-24">
      <Hero />
      <Steps />
      <Promises />
      <Suspense fallback={null}>
        <Checklist />
      </Suspense>
      <Ready />
      <Suspense fallback={null}>
        <AskOnExit />
      </Suspense>
    </div>
  );
}
