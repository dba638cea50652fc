import type { FormVersionView } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { DifferenceList } from '../../../lib/form-answers/difference-list.tsx';
import { toFormValues } from '../../../lib/form-answers/form-values.ts';
import { listDifferences } from '../../../lib/form-answers/list-differences.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import type { ReviewSession } from '../saving/review-session.ts';
import { restoreVersion } from '../saving/save-api.ts';
import { VersionList } from './version-list.tsx';

interface Props {
  readonly session: ReviewSession;
  readonly onClose: () => void;
  /** The review is to be opened anew on what the server has. */
  readonly onReopen: () => Promise<void>;
}

/** Earlier versions: see what each would change, and go back to one. What is here now stays in the list. */
export function HistoryDialog({ session, onClose, onReopen }: Props) {
  const { t } = useTranslation('review');
  const { t: frame } = useTranslation('frame');
  const { sessionId } = session.document;
  const [chosen, setChosen] = useState<FormVersionView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const history = useQuery({
    queryKey: ['history', sessionId],
    queryFn: async () => {
      await session.queue.flush();
      return callEndpoint('getHistory', { params: { sessionId }, retries: 1 });
    },
    staleTime: 0,
    gcTime: 0,
  });
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await act().catch((error: unknown) => setProblem(toPersonMessage(error, t('history.failed'))));
    setBusy(false);
  };
  const look = (version: number) =>
    attempt(async () =>
      setChosen(await callEndpoint('getFormVersion', { params: { sessionId, version }, retries: 1 })),
    );
  const restore = (version: number) =>
    attempt(async () => {
      if (!(await session.queue.flush())) return setProblem(t('saveFailed.text'));
      await restoreVersion(sessionId, version, session.queue.version());
      await onReopen();
      onClose();
    });
  return (
    <Dialog title={t('history.title')} closeLabel={frame('close')} onClose={onClose}>
      <div className="space-y-4">
        {problem ? <Notice tone="problem">{problem}</Notice> : null}
        {chosen ? (
          <VersionView
            session={session}
            version={chosen}
            busy={busy}
            onRestore={() => void restore(chosen.version)}
            onBack={() => setChosen(null)}
          />
        ) : history.data ? (
          <VersionList
            versions={history.data.versions}
            busy={busy}
            onLook={(version) => void look(version)}
          />
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
  session,
  version,
  busy,
  onRestore,
  onBack,
}: {
  session: ReviewSession;
  version: FormVersionView;
  busy: boolean;
  onRestore: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('review');
  const then = toFormValues(session.document.formType, version.formData);
  const differences = then ? listDifferences(session.model.getState().values, then) : [];
  return (
    <>
      {differences.length === 0 ? (
        <p>{t('history.same')}</p>
      ) : (
        <>
          <p>{t('history.changes', { count: differences.length })}</p>
          <DifferenceList
            sections={session.model.form.sections}
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
