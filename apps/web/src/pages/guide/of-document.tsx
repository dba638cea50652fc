import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideGone } from '../../features/guide/guide-gone.tsx';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { QueryScope } from '../../lib/query-scope.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';

const SampleStrip = lazyView(
  () => import('../../features/sample/sample-strip.tsx').then((m) => m.SampleStrip),
  'sample',
);

/** A page on the form of one document; without a document it says so. What was fetched is forgotten with the page. */
export function OfDocument({
  title,
  sessionId,
  children,
}: {
  title: string;
  sessionId: string | null;
  children: (sessionId: string) => ReactNode;
}) {
  const { t } = useTranslation('frame');
  usePageTitle(`${title} · ${t('title')}`);
  if (sessionId === null) return <GuideGone />;
  return (
    <QueryScope>
      <Suspense fallback={null}>
        <SampleStrip sessionId={sessionId} />
      </Suspense>
      {children(sessionId)}
    </QueryScope>
  );
}
