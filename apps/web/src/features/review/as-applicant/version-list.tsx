import type { HistoryEntry } from '@puente/contract';
import { formatMoment } from '@puente/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { thinHistory } from './thin-history.ts';

/** Versions by day and time, newest first; saves in quick succession as one until all are asked for. */
export function VersionList({
  versions,
  busy,
  onLook,
}: {
  versions: readonly HistoryEntry[];
  busy: boolean;
  onLook: (version: number) => void;
}) {
  const { t, i18n } = useTranslation('review');
  const [all, setAll] = useState(false);
  const thinned = thinHistory(versions);
  const toTime = (savedAt: string) => formatMoment(savedAt, i18n.language);
  const toOrigin = ({ author, proposedBy }: Pick<HistoryEntry, 'author' | 'proposedBy'>) => {
    if (proposedBy === null) return t(`history.${author}`);
    return proposedBy ? t('history.proposed', { name: proposedBy }) : t('history.proposedUnnamed');
  };
  return (
    <>
      <p>{t('history.lead')}</p>
      <ul className="divide-y divide-line rounded-md border border-line">
        {(all ? versions : thinned).map(({ version, savedAt, current, ...entry }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3">
            <span>
              <span className="block font-semibold">{toTime(savedAt)}</span>
              <span className="text-sm text-muted">
                {[toOrigin(entry), ...(current ? [t('history.current')] : [])].join(' · ')}
              </span>
            </span>
            {current ? null : (
              <Button
                variant="quiet"
                className="px-2!"
                disabled={busy}
                onClick={() => onLook(version)}
                aria-label={t('history.lookAt', { time: toTime(savedAt) })}
              >
                {t('history.look')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {thinned.length < versions.length ? (
        <Button variant="quiet" className="px-2!" onClick={() => setAll(!all)}>
          {t(all ? 'history.fewer' : 'history.all', { count: versions.length })}
        </Button>
      ) : null}
    </>
  );
}
