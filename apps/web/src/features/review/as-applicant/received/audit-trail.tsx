import type { AuditEntry } from '@puente/contract';
import { formatMoment } from '@puente/texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../../../lib/api/call-endpoint.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { CollapsibleSection } from '../../../../ui/collapsible-section.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Waiting } from '../../../../ui/waiting.tsx';
import { toCsv } from './to-csv.ts';

/** Links by number, the oldest first. */
function numberLinks(entries: readonly AuditEntry[]) {
  const ids = entries.flatMap(({ linkId }) => linkId ?? []).toReversed();
  return new Map([...new Set(ids)].map((id, index) => [id, index + 1]));
}

/** Who did what with the document, to read here and to keep as a file. */
export function AuditTrail({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('received');
  return (
    <CollapsibleSection title={t('trail.title')}>
      <Entries sessionId={sessionId} />
    </CollapsibleSection>
  );
}

function Entries({ sessionId }: { sessionId: string }) {
  const { t, i18n } = useTranslation('received');
  const { t: frame } = useTranslation('frame');
  const trail = useQuery({
    queryKey: ['audit', sessionId],
    queryFn: () => callEndpoint('getAuditTrail', { params: { sessionId }, retries: 1 }),
    staleTime: 0,
    gcTime: 0,
  });
  if (trail.isError) return <Notice tone="problem">{t('failed')}</Notice>;
  if (!trail.data) return <Waiting label={frame('loading')} />;
  const { entries } = trail.data;
  const links = numberLinks(entries);
  const toLink = (id: string | null) => (id ? t('trail.link', { n: links.get(id) ?? '' }) : '');
  const save = () => {
    const columns = ['at', 'actor', 'link', 'action', 'count'] as const;
    const rows = entries.map(({ at, actor, linkId, action, count }) => [
      at,
      t(`trail.actors.${actor}`),
      toLink(linkId),
      t(`trail.actions.${action}`).replace(/:$/, ''),
      count === null ? '' : String(count),
    ]);
    const csv = toCsv([columns.map((column) => t(`trail.columns.${column}`)), ...rows]);
    saveFile(toFile(csv), t('trail.fileName'));
  };
  return (
    <div className="space-y-4">
      <p>{entries.length === 0 ? t('trail.none') : t('trail.lead')}</p>
      {entries.length === 0 ? null : (
        <Button variant="secondary" onClick={save}>
          {t('trail.save')}
        </Button>
      )}
      <ol className="space-y-3">
        {entries.map(({ at, actor, linkId, action, count }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike, and none ever moves
          <li key={`${at} ${index}`}>
            <span className="block text-sm text-muted">{formatMoment(at, i18n.language)}</span>
            {t(`trail.actors.${actor}`)}
            {linkId ? ` (${toLink(linkId)})` : ''}: {t(`trail.actions.${action}`)} {count ?? ''}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The mark at the start tells table programs that letters with accents are in it. */
const toFile = (csv: string) => new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
