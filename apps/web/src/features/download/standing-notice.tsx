import type { Preflight } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { StandingWords } from '../../lib/standing/standing-words.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Official form or worksheet, and how its edition stands: by whose word, read when. */
export function StandingNotice({ preflight }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const { t: standingText } = useTranslation('standing');
  const { form, edition, official, standing } = preflight;
  return (
    <>
      {official ? null : (
        <Notice tone="warning" title={t('worksheet')}>
          <p>{t('worksheetText', { form })}</p>
        </Notice>
      )}
      <Notice
        tone={standing.status === 'accepted' ? 'info' : 'warning'}
        title={standingText(standing.status, { edition })}
      >
        {official ? <p>{t('official', { form, edition })}</p> : null}
        <StandingWords standing={standing} />
      </Notice>
    </>
  );
}
