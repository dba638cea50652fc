import type { Preflight } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../lib/i18n/format-moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSaid } from './use-said.ts';

/** Official form or worksheet, and how its edition stands: by whose word, read when. */
export const StandingNotice = ({ preflight }: { preflight: Preflight }) => {
  const { t, i18n } = useTranslation('download');
  const say = useSaid();
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
        title={t(`standing.${standing.status}`, { form, edition })}
      >
        {official ? <p>{t('official', { form, edition })}</p> : null}
        <p>{say(standing.text)}</p>
        {standing.sources.length > 0 ? (
          <details>
            <summary className="min-h-6 font-semibold text-accent underline">{t('standing.sources')}</summary>
            <ul className="mt-1 list-disc ps-5">
              {standing.sources.map(({ name, readOn }) => (
                <li key={readOn}>
                  {t('standing.source', { name: say(name), day: formatDay(readOn, i18n.language) })}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
        <p>
          <a
            href={`https://www.${standing.officialPage}`}
            rel="noreferrer"
            target="_blank"
            className="font-semibold text-accent underline"
          >
            {t('standing.compare', { page: standing.officialPage })}
          </a>
        </p>
      </Notice>
    </>
  );
};
