import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isByHand, isUnrecognised } from '../../../lib/api/is-read.ts';
import { documentKey } from '../../../lib/api/use-document.ts';
import { usePagePictures } from '../../../lib/page-pictures/use-page-pictures.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { toOwnPageUrl } from '../evidence/page-image-url.ts';
import type { ReviewSession } from '../saving/review-session.ts';
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
  readonly session: ReviewSession;
  readonly onReopen: () => Promise<void>;
}

export function ReviewForm({ session, onBack, onContinue, onReopen }: Props) {
  const { t } = useTranslation('review');
  const [dialog, setDialog] = useState<'history' | 'conflict' | null>(null);
  const { model } = session;
  const { leaving, blocked, goOn, chooseThisForm } = useGoOn(session, onContinue);
  const isConflict = useIsConflict(session);
  useEffect(() => {
    if (isConflict) setDialog('conflict');
  }, [isConflict]);
  useSavedAtLeaving(session);
  useTakenOver(session);
  const closeDialog = () => setDialog(null);
  return (
    <>
      <section className="space-y-6">
        <ReviewScreen
          model={model}
          mode={applicantMode}
          pages={useOwnPages(session)}
          inert={leaving}
          toIssueText={useIssueText(session)}
          ends={{
            isRead: !isByHand(session.document),
            start: <ReviewIntro session={session} withKeys={useIsDesk()} />,
            ways: () => <ReviewButtons session={session} leaving={leaving} onGoOn={goOn} onBack={onBack} />,
            finish: (
              <Button disabled={leaving} onClick={goOn}>
                {leaving ? t('saving') : t('toShare')}
              </Button>
            ),
          }}
          bar={(props) => (
            <ApplicantBar
              session={session}
              onHistory={() => setDialog('history')}
              onConflict={() => setDialog('conflict')}
              {...props}
            />
          )}
        />
        <SaveProblem
          session={session}
          blocked={blocked?.kind === 'not-saved'}
          onRetry={() => void session.queue.flush()}
        />
        {blocked?.kind === 'other-form' ? (
          <OtherFormNotice
            form={session.document.formType}
            chosen={blocked.chosen}
            onKeep={() => void chooseThisForm()}
          />
        ) : null}
      </section>
      <Suspense fallback={null}>
        {dialog === 'history' ? (
          <HistoryDialog session={session} onClose={closeDialog} onReopen={onReopen} />
        ) : null}
        {dialog === 'conflict' && isConflict ? (
          <ConflictDialog session={session} onClose={closeDialog} />
        ) : null}
      </Suspense>
    </>
  );
}

/** Nothing came from a file without a form. */
function useOwnPages({ document }: ReviewSession) {
  const { sessionId, pageCount } = document;
  const pictures = usePagePictures(useMemo(() => toOwnPageUrl(sessionId), [sessionId]));
  return isUnrecognised(document) ? null : { pictures, count: pageCount };
}

/** Apart from the other states: the first letter typed must not redraw the whole review. */
const useIsConflict = ({ queue }: ReviewSession) =>
  useSyncExternalStore(queue.subscribe, () => queue.state().kind === 'conflict');

/** When the person goes to another step what was typed is saved. */
function useSavedAtLeaving({ queue, document }: ReviewSession) {
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
function useTakenOver(session: ReviewSession) {
  const { t } = useTranslation('review');
  useEffect(
    () =>
      session.onTaken((count) => {
        if (count > 0) showToast({ title: t('takenOver', { count }) });
      }),
    [session, t],
  );
}
