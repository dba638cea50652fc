import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../lib/api/load-failed.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Mirror } from './mirror-view.tsx';
import { useMirror } from './use-mirror.ts';

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
