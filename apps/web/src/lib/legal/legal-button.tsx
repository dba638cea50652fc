import type { ReactNode } from 'react';
import { buttonLook } from '../../ui/button.tsx';
import { lazyView } from '../i18n/lazy-view.ts';
import { PartButton } from '../part-button.tsx';
import type { Matter } from './use-legal.ts';

const LegalDialog = lazyView(() => import('./legal-dialog.tsx').then((m) => m.LegalDialog), 'legal');

/** Opens the legal helper on a matter. */
export const LegalButton = ({ children, ...matter }: Matter & { children: ReactNode }) => (
  <PartButton
    part={(close) => <LegalDialog {...matter} onClose={close} />}
    className={`${buttonLook('quiet')} print:hidden`}
  >
    {children}
  </PartButton>
);
