import { useTranslation } from 'react-i18next';
import { useOutsideModel } from '../../lib/api/use-outside-model.ts';
import { Dialog } from '../../ui/dialog.tsx';

const facts = [
  'stored',
  'encrypted',
  'yours',
  'links',
  'deleted',
  'erase',
  'leave',
  'account',
  'email',
  'outside',
  'noThirdParty',
  'device',
] as const;

/** What the badge in the header promises, in plain facts. */
export function SecurityFacts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('facts');
  const { t: frame } = useTranslation('frame');
  const outside = useOutsideModel('visionModel');
  return (
    <Dialog title={t('title')} closeLabel={frame('close')} onClose={onClose}>
      <ul className="list-disc space-y-3 ps-5">
        {facts
          .filter((fact) => outside || fact !== 'outside')
          .map((fact) => (
            <li key={fact}>{t(fact)}</li>
          ))}
      </ul>
    </Dialog>
  );
}
