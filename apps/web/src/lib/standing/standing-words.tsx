import type { Standing } from '@puente/contract';
import { formatDay } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { Unbroken } from '../../ui/unbroken.tsx';
import { useSay } from '../i18n/use-say.ts';

/** How an edition stands: by whose word, read when, and where to compare it. */
export function StandingWords({ standing }: { standing: Standing }) {
  const { t, i18n } = useTranslation('standing');
  const say = useSay('standing');
  return (
    <>
      <p>
        <Unbroken text={standing.text.map(say).join(' ')} />
      </p>
      {standing.sources.length > 0 ? (
        <details>
          <summary className="min-h-6 font-semibold text-accent underline">{t('sources')}</summary>
          <ul className="mt-1 list-disc ps-5">
            {standing.sources.map(({ name, readOn }) => (
              <li key={`${name.code} ${readOn}`}>
                {t('source', { name: say(name), day: formatDay(readOn, i18n.language) })}
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
          {t('compare', { page: standing.officialPage })}
        </a>
      </p>
    </>
  );
}
