import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
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
    <section className="max-w-prose space-y-4">
      <StepHeading>{t('pageTitle')}</StepHeading>
      <Notice tone="problem">
        <p>{toPersonMessage(error, t('failed'))}</p>
        <Button onClick={() => void refetch()}>{t('again')}</Button>
      </Notice>
    </section>
  );
}
