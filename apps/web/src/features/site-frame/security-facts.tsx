import { useTranslation } from 'react-i18next';
import { useOutsideReader } from '../../lib/api/use-outside-reader.ts';
import { Dialog } from '../../ui/dialog.tsx';

const facts = ['encrypted', 'yours', 'deleted', 'outside', 'noThirdParty', 'device'] as const;

/** What the badge in the header promises, in plain facts. */
export const SecurityFacts = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const outside = useOutsideReader();
  return (
    <Dialog title={t('facts.title')} closeLabel={t('close')} onClose={onClose}>
      <ul className="list-disc space-y-3 ps-5">
        {facts
          .filter((fact) => outside || fact !== 'outside')
          .map((fact) => (
            <li key={fact}>{t(`facts.${fact}`)}</li>
          ))}
      </ul>
    </Dialog>
  );
};
