import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isByHand, isUnrecognised } from '../../../lib/api/is-read.ts';
import { documentKey } from '../../../lib/api/use-document.ts';
import { usePagePictures } from '../../../lib/page-pictures/use-page-pictures.ts';
import { toOwnPageUrl } from '../../../lib/scan/page-image-url.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { WorkingCopy } from '../saving/working-copy.ts';
import { ReviewScreen } from '../screen/review-screen.tsx';
import { useIsDesk } from '../screen/use-is-desk.ts';
import { ApplicantBar } from './applicant-bar.tsx';
import { applicantMode } from './applicant-mode.ts';
import { OtherFormNotice } from './other-form-notice.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import { ReviewIntro } from './review-intro.tsx';
import type { ReviewProps } from './review-props.ts';
import { SaveProblem, useIssueText } from './save-problem.tsx';
import { useGoOn } from './use-go-on.ts';

const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then((m) => ({ default: m.ConflictDialog })),
);
const HistoryDialog = lazy(() => import('./history-dialog.tsx').then((m) => ({ default: m.HistoryDialog })));

interface Props extends Omit<ReviewProps, 'document'> {
  readonly copy: WorkingCopy;
  readonly onReopen: () => Promise<void>;
}

export function ReviewForm({ copy, onBack, onContinue, onReopen }: Props) {
  const { t } = useTranslation('review');
  const [dialog, setDialog] = useState<'history' | 'conflict' | null>(null);
  const { model } = copy;
  const { leaving, blocked, goOn, chooseThisForm } = useGoOn(copy, onContinue);
  const isConflict = useIsConflict(copy);
  useEffect(() => {
    if (isConflict) setDialog('conflict');
  }, [isConflict]);
  useSavedAtLeaving(copy);
  useTakenOver(copy);
  const closeDialog = () => setDialog(null);
  return (
    <>
      <section className="space-y-6">
        <ReviewScreen
          model={model}
          mode={applicantMode}
          pages={useOwnPages(copy)}
          inert={leaving}
          toIssueText={useIssueText(copy)}
          ends={{
            isRead: !isByHand(copy.document),
            start: <ReviewIntro copy={copy} withKeys={useIsDesk()} />,
            ways: () => <ReviewButtons copy={copy} leaving={leaving} onGoOn={goOn} onBack={onBack} />,
            finish: (
              <Button disabled={leaving} onClick={goOn}>
                {t(leaving ? 'saving' : copy.document.isSample ? 'toFilled' : 'toShare')}
              </Button>
            ),
          }}
          bar={(props) => (
            <ApplicantBar
              copy={copy}
              onHistory={() => setDialog('history')}
              onConflict={() => setDialog('conflict')}
              {...props}
            />
          )}
        />
        <SaveProblem
          copy={copy}
          blocked={blocked?.kind === 'not-saved'}
          onRetry={() => void copy.queue.flush()}
        />
        {blocked?.kind === 'other-form' ? (
          <OtherFormNotice form={copy.document.formType} chosen={blocked.chosen} onKeep={chooseThisForm} />
        ) : null}
      </section>
      <Suspense fallback={null}>
        {dialog === 'history' ? (
          <HistoryDialog copy={copy} onClose={closeDialog} onReopen={onReopen} />
        ) : null}
        {dialog === 'conflict' && isConflict ? <ConflictDialog copy={copy} onClose={closeDialog} /> : null}
      </Suspense>
    </>
  );
}

/** Nothing came from a file without a form. */
function useOwnPages({ document }: WorkingCopy) {
  const { sessionId, pageCount } = document;
  const pictures = usePagePictures(useMemo(() => toOwnPageUrl(sessionId), [sessionId]));
  return isUnrecognised(document) ? null : { pictures, count: pageCount };
}

/** Kept apart from the other states of saving, so that the first letter typed does not redraw the whole review. */
const useIsConflict = ({ queue }: WorkingCopy) =>
  useSyncExternalStore(queue.subscribe, () => queue.state().kind === 'conflict');

/** When the person goes to another step what was typed is saved. */
function useSavedAtLeaving({ queue, document }: WorkingCopy) {
  const client = useQueryClient();
  useEffect(() => {
    const versionAtStart = queue.version();
    return () =>
      void queue.flush().then(() => {
        // The evidence that other steps show follows the saved answers on the server.
        if (queue.version() === versionAtStart) return;
        void client.invalidateQueries({ queryKey: documentKey(document.sessionId) });
      });
  }, [queue, document, client]);
}

/** What another tab or device has saved is in the form, and is said. */
function useTakenOver(copy: WorkingCopy) {
  const { t } = useTranslation('review');
  useEffect(
    () =>
      copy.onTaken((count) => {
        if (count > 0) showToast({ title: t('takenOver', { count }) });
      }),
    [copy, t],
  );
}
