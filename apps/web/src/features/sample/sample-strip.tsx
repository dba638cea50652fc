import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deleteDocument } from '../../lib/api/delete-document.ts';
import { useDocument } from '../../lib/api/use-document.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Says above everything of a sample what it is, and leads to the upload without it. Nothing for any other document. */
export function SampleStrip({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('sample');
  const { data } = useDocument(sessionId);
  const { send, isBusy } = useSend(() => deleteDocument(sessionId), {
    onSent: () => window.location.assign('/app'),
    onFailed: () => showToast({ title: t('strip.failed'), problem: true }),
  });
  if (!data?.isSample) return null;
  return (
    <section
      aria-label={t('strip.label')}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-s-4 border-check bg-check-soft px-4 py-2"
    >
      <p className="flex items-center gap-2 font-semibold text-check">
        <FlaskConical aria-hidden className="size-5 shrink-0" />
        {t('strip.text')}
      </p>
      <Button variant="quiet" className="px-0! print:hidden" disabled={isBusy} onClick={() => send()}>
        {t(isBusy ? 'strip.busy' : 'strip.own')}
      </Button>
    </section>
  );
}
