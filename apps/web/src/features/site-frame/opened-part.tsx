import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { LoadGuard } from '../../ui/load-guard.tsx';

/** A part of the frame whose code comes when it is opened. When it does not come, the page around it stays. */
export const OpenedPart = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <LoadGuard
    fallback={(dismiss) => (
      <NotArrived
        onClose={() => {
          onClose();
          dismiss();
        }}
      />
    )}
  >
    <Suspense fallback={null}>{children}</Suspense>
  </LoadGuard>
);

const NotArrived = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <div role="alert" className="border-s-4 border-bad bg-bad-soft px-4 py-3">
      <p>{t('part.failed')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t('crashed.reload')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
};
