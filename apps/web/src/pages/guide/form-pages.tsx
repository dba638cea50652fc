import type { TargetForm } from '@puente/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { Waiting } from '../../ui/waiting.tsx';

const GuidePage = lazyView(() => import('./guide-page.tsx').then((m) => m.GuidePage), 'guide');
const ReadBackPage = lazyView(
  () => import('./read-back-page.tsx').then((m) => m.ReadBackPage),
  'guide',
  'download',
);
const MirrorPage = lazyView(() => import('./mirror-page.tsx').then((m) => m.MirrorPage), 'guide', 'review');

interface Props {
  /** The form of the guide; left out: another view. */
  readonly guide?: TargetForm;
  readonly view?: 'mirror' | 'read-back';
}

/** Pages on a form question by question. They stand behind one door, so that the first pages carry no more than that. */
export function FormPages({ guide, view }: Props) {
  const { t } = useTranslation('frame');
  return (
    <Suspense fallback={<Waiting label={t('loading')} />}>
      {guide ? <GuidePage key={guide} form={guide} /> : view === 'mirror' ? <MirrorPage /> : <ReadBackPage />}
    </Suspense>
  );
}
