import type { FormVersionView } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { DifferenceList } from '../../../lib/form-answers/difference-list.tsx';
import { toFormValues } from '../../../lib/form-answers/form-values.ts';
import { listDifferences } from '../../../lib/form-answers/list-differences.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { restoreVersion } from '../saving/save-api.ts';
import type { WorkingCopy } from '../saving/working-copy.ts';
import { VersionList } from './version-list.tsx';

interface Props {
  readonly copy: WorkingCopy;
  readonly onClose: () => void;
  /** The review is to be opened anew on what the server has. */
  readonly onReopen: () => Promise<void>;
}

/** Earlier versions: see what each would change, and go back to one. What is here now stays in the list. */
export function HistoryDialog({ copy, onClose, onReopen }: Props) {
  const { t } = useTranslation('review');
  const { t: frame } = useTranslation('frame');
  const { sessionId } = copy.document;
  const history = useQuery({
    queryKey: ['history', sessionId],
    queryFn: async () => {
      await copy.queue.flush();
      return callEndpoint('getHistory', { params: { sessionId }, retries: 1 });
    },
    staleTime: 0,
    gcTime: 0,
  });
  const look = useSend((version: number) =>
    callEndpoint('getFormVersion', { params: { sessionId, version }, retries: 1 }),
  );
  const restore = useSend(async (version: number) => {
    const isSaved = await copy.queue.flush();
    if (!isSaved) return 'unsaved';
    await restoreVersion(sessionId, version, copy.queue.version());
    await onReopen();
    onClose();
    return 'restored';
  });
  const chosen = look.answer;
  const error = look.error ?? restore.error;
  const problem =
    restore.answer === 'unsaved'
      ? t('saveFailed.text')
      : error && toPersonMessage(error, t('history.failed'));
  const goBack = () => {
    look.reset();
    restore.reset();
  };
  return (
    <Dialog title={t('history.title')} closeLabel={frame('close')} onClose={onClose}>
      <div className="space-y-4">
        {problem ? <Notice tone="problem">{problem}</Notice> : null}
        {chosen ? (
          <VersionView
            copy={copy}
            version={chosen}
            busy={restore.isBusy}
            onRestore={() => restore.send(chosen.version)}
            onBack={goBack}
          />
        ) : history.data ? (
          <VersionList versions={history.data.versions} busy={look.isBusy} onLook={look.send} />
        ) : history.error ? (
          <Notice tone="problem">{toPersonMessage(history.error, t('history.failed'))}</Notice>
        ) : (
          <Waiting label={frame('loading')} />
        )}
      </div>
    </Dialog>
  );
}

function VersionView({
  copy,
  version,
  busy,
  onRestore,
  onBack,
}: {
  copy: WorkingCopy;
  version: FormVersionView;
  busy: boolean;
  onRestore: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('review');
  const then = toFormValues(copy.document.formType, version.formData);
  const differences = then ? listDifferences(copy.model.getState().values, then) : [];
  return (
    <>
      {differences.length === 0 ? (
        <p>{t('history.same')}</p>
      ) : (
        <>
          <p>{t('history.changes', { count: differences.length })}</p>
          <DifferenceList
            sections={copy.model.form.sections}
            differences={differences}
            beforeLabel={t('history.now')}
            afterLabel={t('history.inVersion')}
          />
        </>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        {differences.length > 0 ? (
          <Button disabled={busy} onClick={onRestore}>
            {t('history.restore')}
          </Button>
        ) : null}
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {t('history.back')}
        </Button>
      </div>
    </>
  );
}
