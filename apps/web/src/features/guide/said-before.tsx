import type { FieldGuideItem, MirrorEntryView } from '@puente/contract';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OldWords } from '../../lib/mirror/old-words.tsx';
import { useMirror } from '../../lib/mirror/use-mirror.ts';
import { usePagePictures } from '../../lib/page-pictures/use-page-pictures.ts';
import { toOwnPageUrl } from '../../lib/scan/page-image-url.ts';

interface Props {
  readonly item: FieldGuideItem;
  readonly sessionId: string;
}

type Before = MirrorEntryView['before'];

/** The old words of several answers to one item, each once. */
function gatherBefore(entries: readonly MirrorEntryView[], key: string): Before {
  const seen = entries.filter((entry) => entry.key === key).flatMap(({ before }) => before);
  return [...new Map(seen.map((words) => [`${words.page} ${words.box}`, words])).values()];
}

/** What the person said of the same before, from their own paper; nothing where it is silent. */
export const SaidBefore = memo(function SaidBefore({ item, sessionId }: Props) {
  const { data } = useMirror(sessionId, { isOnce: true });
  const before = gatherBefore(data?.entries ?? [], item.key);
  return before.length === 0 ? null : <Shown before={before} item={item} sessionId={sessionId} />;
});

function Shown({ before, item, sessionId }: Props & { before: Before }) {
  const { t } = useTranslation('guide');
  const pictures = usePagePictures(useMemo(() => toOwnPageUrl(sessionId), [sessionId]));
  return (
    <div className="max-w-prose space-y-2 border-s-4 border-line ps-4 print:hidden">
      <p className="text-sm text-muted">{t('saidBefore')}</p>
      <OldWords before={before} question={item.questionText} pictures={pictures} />
    </div>
  );
}
