import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { LegalPanel } from './legal-panel.tsx';
import type { Matter } from './use-legal.ts';

export function LegalDialog({ onClose, ...matter }: Matter & { onClose: () => void }) {
  const { t } = useTranslation('legal');
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <LegalPanel {...matter} />
    </Dialog>
  );
}
