import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { BridgePicture } from './bridge-picture.tsx';
import { Start } from './start.tsx';
import { TrySample } from './try-sample.tsx';

const HeroTips = lazyView(() => import('./offers.tsx').then((m) => m.HeroTips), 'email');

const facts = ['cost', 'papers', 'law'] as const;

/** What it does, the button, and what a stranger wants to know first. Tips by email are the last and the quietest thing. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="band -mt-5 bg-surface sm:-mt-8">
      <div className="hero grid gap-x-12 gap-y-10 py-9 sm:py-14 lg:gap-x-20 lg:py-20">
        <div className="space-y-6 lg:space-y-7">
          <h1 className="hero-title font-bold text-balance">
            <Unbroken text={t('title')} />
          </h1>
          <p className="max-w-[34rem] text-lg">
            <Unbroken text={t('lead')} />
          </p>
          <div className="flex flex-col items-start gap-3">
            <Start />
            <TrySample />
          </div>
          <ul className="max-w-[34rem] space-y-2">
            {facts.map((fact) => (
              <li key={fact} className="flex gap-2.5">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" strokeWidth={3} />
                {t(`facts.${fact}`)}
              </li>
            ))}
          </ul>
        </div>
        <figure>
          <BridgePicture />
          <figcaption className="mt-4 text-center text-sm text-muted">{t('picture.caption')}</figcaption>
        </figure>
        <Suspense fallback={<div className="min-h-11" />}>
          <HeroTips />
        </Suspense>
      </div>
    </section>
  );
}
