import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyView } from '../i18n/lazy-view.ts';
import type { Matter } from './use-legal.ts';

const LegalDialog = lazyView(() => import('./legal-dialog.tsx').then((m) => m.LegalDialog), 'legal');

/** Opens the legal helper on a matter. */
export function LegalButton({ children, ...matter }: Matter & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="print:hidden" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LegalDialog {...matter} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
