import { Download, FileSearch, ListChecks, Upload, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { BridgePicture } from './bridge-picture.tsx';

const steps = [
  { key: 'upload', icon: Upload },
  { key: 'extract', icon: FileSearch },
  { key: 'review', icon: ListChecks },
  { key: 'share', icon: Users },
  { key: 'download', icon: Download },
] as const;

const promises = ['cost', 'papers', 'evidence', 'law'] as const;

function Start() {
  const { t } = useTranslation('landing');
  return (
    <PageLink to="/app" className={`${buttonLook()} min-h-13! px-7! text-lg`}>
      {t('start')}
    </PageLink>
  );
}

function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="band -mt-5 bg-surface sm:-mt-8">
      <div className="grid items-center gap-10 py-10 sm:py-14 md:grid-cols-[7fr_6fr] md:gap-12 lg:gap-20 lg:py-16">
        <div className="space-y-6">
          <h1 className="text-3xl font-bold text-balance sm:text-4xl lg:text-5xl lg:leading-[1.12]">
            <Unbroken text={t('title')} />
          </h1>
          <p className="max-w-prose text-lg">
            <Unbroken text={t('lead')} />
          </p>
          <div className="space-y-3">
            <Start />
            <div className="text-muted">
              <p>{t('noEmail')}</p>
              <p>{t('notLaw')}</p>
            </div>
          </div>
        </div>
        <figure>
          <BridgePicture />
          <figcaption className="mt-4 text-center text-sm text-muted">{t('picture.caption')}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function Steps() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-xl font-semibold">
        {t('steps.title')}
      </h2>
      <ol className="mt-8 grid gap-y-8 lg:grid-cols-5 lg:gap-x-6">
        {steps.map(({ key, icon: Icon }, index) => (
          <li key={key} className="step relative flex gap-4 lg:block">
            <span className="relative flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent">
              <Icon aria-hidden className="size-6" />
            </span>
            <div className="lg:mt-4">
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
    <section aria-labelledby="promises">
      <h2 id="promises" className="text-xl font-semibold">
        {t('promises.title')}
      </h2>
      <dl className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {promises.map((key) => (
          <div key={key} className="border-s-4 border-accent ps-5">
            <dt className="text-lg font-semibold">{t(`promises.${key}.title`)}</dt>
            <dd className="mt-1 max-w-prose">{t(`promises.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Ready() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="ready" className="band -mb-5 bg-accent-soft sm:-mb-8">
      <div className="flex flex-col gap-6 py-10 md:flex-row md:items-center md:justify-between lg:py-14">
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
      <Ready />
    </div>
  );
}
