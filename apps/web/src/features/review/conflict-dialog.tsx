import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { DifferenceList } from '../../lib/form-answers/difference-list.tsx';
import { toFormValues } from '../../lib/form-answers/form-values.ts';
import { listDifferences } from '../../lib/form-answers/list-differences.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ReviewSession } from './review-session.ts';
import { restoreVersion } from './save-api.ts';

interface Props {
  readonly session: ReviewSession;
  readonly onClose: () => void;
  /** The review is to be opened anew on what the server has. */
  readonly onReopen: () => Promise<void>;
}

/** Saves both: first the answers here, then the other version again as the newest. */
const takeTheirs = async ({ queue, document }: ReviewSession) => {
  const { sessionId } = document;
  const { versions } = await callEndpoint('getHistory', { params: { sessionId }, retries: 1 });
  const theirs = versions.find(({ current }) => current);
  if (!theirs || !(await queue.keepMine())) return false;
  await restoreVersion(sessionId, theirs.version, queue.version());
  return true;
};

/** The form was saved elsewhere meanwhile: which version is to count. Neither is lost. */
export const ConflictDialog = ({ session, onClose, onReopen }: Props) => {
  const { t } = useTranslation('review');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [state] = useState(session.queue.state);
  if (state.kind !== 'conflict') return null;
  const theirs = toFormValues(session.document.formType, state.theirs.formData);
  const differences = theirs ? listDifferences(session.values(), theirs) : [];
  const choose = async (act: () => Promise<boolean>) => {
    setBusy(true);
    setProblem(null);
    try {
      if (await act()) return onClose();
      setProblem(t('saveFailed.text'));
    } catch (error) {
      setProblem(toPersonMessage(error, t('saveFailed.text')));
    }
    setBusy(false);
  };
  return (
    <Dialog title={t('conflict.title')} closeLabel={t('conflict.later')} onClose={onClose}>
      <div className="space-y-4">
        <p>{t('conflict.text')}</p>
        <DifferenceList
          sections={session.sections}
          differences={differences}
          beforeLabel={t('conflict.here')}
          afterLabel={t('conflict.there')}
        />
        {problem ? <Notice tone="problem">{problem}</Notice> : null}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button disabled={busy} onClick={() => void choose(() => session.queue.keepMine())}>
            {t('conflict.keepHere')}
          </Button>
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() =>
              void choose(async () => {
                if (!(await takeTheirs(session))) return false;
                await onReopen();
                return true;
              })
            }
          >
            {t('conflict.takeThere')}
          </Button>
        </div>
        <p className="text-sm text-muted">{t('conflict.both')}</p>
      </div>
    </Dialog>
  );
};
