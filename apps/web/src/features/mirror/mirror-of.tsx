import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../lib/api/load-failed.tsx';
import { useMirror } from '../../lib/mirror/use-mirror.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { Mirror } from './mirror-view.tsx';

/** The mirror of one document. */
export function MirrorOf({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  const { data, error, isFetching, refetch } = useMirror(sessionId);
  if (data) return <Mirror mirror={data} sessionId={sessionId} />;
  if (!error || isFetching) return <Waiting label={t('loading')} />;
  return (
    <LoadFailed
      title={t('pageTitle')}
      error={error}
      otherwise={t('failed')}
      again={t('again')}
      onAgain={() => void refetch()}
    />
  );
}
