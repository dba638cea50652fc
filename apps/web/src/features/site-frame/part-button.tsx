import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { LoadGuard } from '../../ui/load-guard.tsx';

/** A button, and the part of the frame that it opens, whose code comes then. When it does not come, the page stays. */
export function PartButton({
  Part,
  className,
  children,
}: {
  Part: ComponentType<{ onClose: () => void }>;
  className: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {children}
      </button>
      {open ? (
        <LoadGuard
          fallback={(dismiss) => (
            <NotArrived
              onClose={() => {
                close();
                dismiss();
              }}
            />
          )}
        >
          <Suspense fallback={null}>
            <Part onClose={close} />
          </Suspense>
        </LoadGuard>
      ) : null}
    </>
  );
}

function NotArrived({ onClose }: { onClose: () => void }) {
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
}
