import { Download, FileSearch, ListChecks, Upload, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

const steps = [
  { key: 'upload', icon: Upload },
  { key: 'extract', icon: FileSearch },
  { key: 'review', icon: ListChecks },
  { key: 'share', icon: Users },
  { key: 'download', icon: Download },
] as const;

const promises = ['evidence', 'decides', 'safe'] as const;

export function LandingPage() {
  const { t } = useTranslation('landing');
  const { t: frame } = useTranslation('frame');
  usePageTitle(`${frame('title')} · ${frame('subtitle')}`);
  return (
    <div className="space-y-14">
      <section className="space-y-5">
        <h1 className="max-w-2xl text-3xl font-bold text-balance sm:text-4xl">
          <Unbroken text={t('title')} />
        </h1>
        <p className="max-w-prose text-lg">
          <Unbroken text={t('lead')} />
        </p>
        <div>
          <PageLink to="/app" className={`${buttonLook()} text-lg`}>
            {t('start')}
          </PageLink>
          <p className="mt-3 text-muted">{t('noEmail')}</p>
        </div>
      </section>
      <section aria-labelledby="how">
        <h2 id="how" className="text-2xl font-bold">
          {t('steps.title')}
        </h2>
        <ol className="mt-6 space-y-5">
          {steps.map(({ key, icon: Icon }, index) => (
            <li key={key} className="flex gap-4">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent">
                <Icon aria-hidden className="size-6" />
              </span>
              <div>
                <h3 className="text-lg font-semibold">
                  {index + 1}. {t(`steps.${key}.title`)}
                </h3>
                <p className="max-w-prose">{t(`steps.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="promises" className="card bg-surface p-5 sm:p-8">
        <h2 id="promises" className="text-2xl font-bold">
          {t('promises.title')}
        </h2>
        <ul className="mt-4 list-disc space-y-2 ps-5">
          {promises.map((key) => (
            <li key={key}>{t(`promises.${key}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
