import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { LoadGuard } from '../../ui/load-guard.tsx';

/** A view that cannot be drawn, or whose code did not arrive, says so and offers a way on. */
export const CrashGuard = ({ children }: { children: ReactNode }) => (
  <LoadGuard fallback={<Crashed />}>{children}</LoadGuard>
);

function Crashed() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="space-y-4">
      <h1 className="text-xl font-semibold">{t('crashed.title')}</h1>
      <p>{t('crashed.text')}</p>
      <Button onClick={() => window.location.reload()}>{t('crashed.reload')}</Button>
    </div>
  );
}
