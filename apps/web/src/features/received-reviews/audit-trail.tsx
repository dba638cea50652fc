import type { AuditEntry } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { formatMoment } from './format-moment.ts';
import { toCsv } from './to-csv.ts';

/** Links by number, the oldest first. */
const numberLinks = (entries: readonly AuditEntry[]) => {
  const ids = entries.flatMap(({ linkId }) => linkId ?? []).toReversed();
  return new Map([...new Set(ids)].map((id, index) => [id, index + 1]));
};

/** Who did what with the document, to read here and to keep as a file. */
export const AuditTrail = ({ sessionId }: { sessionId: string }) => {
  const { t } = useTranslation('received');
  const [open, setOpen] = useState(false);
  return (
    <Collapsible.Root open={open} onOpenChange={setOpen} className="card">
      <h2>
        <Collapsible.Trigger className="group flex min-h-14 w-full items-center justify-between gap-3 rounded-lg bg-surface px-4 py-3 text-start text-lg font-semibold hover:bg-accent-soft">
          {t('trail.title')}
          <ChevronDown
            aria-hidden
            className="size-6 shrink-0 text-accent motion-safe:transition-transform group-data-[state=open]:rotate-180"
          />
        </Collapsible.Trigger>
      </h2>
      <Collapsible.Content className="space-y-4 p-4 sm:p-6">
        <Entries sessionId={sessionId} />
      </Collapsible.Content>
    </Collapsible.Root>
  );
};

const Entries = ({ sessionId }: { sessionId: string }) => {
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
    saveFile(toCsv([columns.map((column) => t(`trail.columns.${column}`)), ...rows]), t('trail.fileName'));
  };
  return (
    <>
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
    </>
  );
};

/** The mark at the start tells table programs that letters with accents are in it. */
const saveFile = (text: string, fileName: string) => {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
