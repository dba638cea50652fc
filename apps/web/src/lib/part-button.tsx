import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { LoadGuard } from '../ui/load-guard.tsx';

/** A button, and the part of the page that it opens, whose code comes then. */
export function PartButton({
  part,
  className,
  children,
}: {
  part: (close: () => void) => ReactNode;
  className: string;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={className}>
        {children}
      </button>
      {isOpen ? <LatePart onClose={close}>{part(close)}</LatePart> : null}
    </>
  );
}

/** A part of the page whose code comes when it is opened; `onClose` takes it away. When it does not come, the page stays. */
export const LatePart = ({
  waiting,
  onClose,
  children,
}: {
  waiting?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) => (
  <LoadGuard fallback={<NotArrived onClose={onClose} />}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </LoadGuard>
);

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
