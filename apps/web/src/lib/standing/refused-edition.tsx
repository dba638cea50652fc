import type { TargetForm } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { StandingWords } from './standing-words.tsx';
import { useEdition } from './use-edition.ts';

/** Said early, so that nobody works on an edition that is reported as no longer taken without knowing it. Else nothing. */
export function RefusedEdition({ form }: { form: TargetForm }) {
  const { t } = useTranslation('standing');
  const found = useEdition(form);
  if (found?.standing.status !== 'not-accepted') return null;
  return (
    <Notice tone="warning" title={t('not-accepted', { edition: found.edition })}>
      <StandingWords standing={found.standing} />
    </Notice>
  );
}
