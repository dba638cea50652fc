import type { Preflight } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { useSay } from '../../lib/i18n/use-say.ts';
import { StandingWords } from '../../lib/standing/standing-words.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Official form or worksheet, and how its edition stands: by whose word, read when. */
export function StandingNotice({ preflight }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const say = useSay('standing');
  const { form, edition, official, ownBlank, standing } = preflight;
  return (
    <>
      {official ? null : (
        <Notice tone="warning" title={t('worksheet')}>
          <p>{t('worksheetText', { form })}</p>
        </Notice>
      )}
      <Notice tone={standing.status === 'accepted' ? 'info' : 'warning'} title={say(standing.title)}>
        {standing.practice ? <p className="font-semibold">{say(standing.practice)}</p> : null}
        {official && !ownBlank ? <p>{t('official', { form, edition })}</p> : null}
        <StandingWords standing={standing} />
      </Notice>
    </>
  );
}
