import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { documentKey } from '../../../lib/api/use-document.ts';
import { getAt } from '../../../lib/form-answers/form-values.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { findPlace, focusAnswer } from '../fields/find-to-check.ts';
import { ReviewProvider, type ReviewTools, type ShownEvidence } from '../fields/review-context.ts';
import { ReviewSection } from '../fields/review-section.tsx';
import type { PutStep } from '../model/list-puts.ts';
import type { ReviewSession } from '../saving/review-session.ts';
import { useAnswerTools } from '../screen/use-answer-tools.ts';
import { useCheckKeys } from '../screen/use-check-keys.ts';
import { useIsDesk } from '../screen/use-is-desk.ts';
import { useMovedText } from '../screen/use-moved-text.ts';
import { keepFocus } from './keep-focus.ts';
import { OtherFormNotice } from './other-form-notice.tsx';
import { ReviewBar } from './review-bar.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import { ReviewIntro } from './review-intro.tsx';
import type { ReviewProps } from './review-props.ts';
import { SaveProblem, useIssueText } from './save-problem.tsx';
import { useGoOn } from './use-go-on.ts';

const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then((m) => ({ default: m.ConflictDialog })),
);
const HistoryDialog = lazy(() => import('./history-dialog.tsx').then((m) => ({ default: m.HistoryDialog })));

interface Props
  extends Pick<ReviewProps, 'wantedPath' | 'EvidenceNote' | 'PagePanel' | 'onBack' | 'onContinue'> {
  readonly session: ReviewSession;
  readonly onReopen: () => Promise<void>;
}

export const ReviewForm = ({
  session,
  wantedPath,
  EvidenceNote,
  PagePanel,
  onBack,
  onContinue,
  onReopen,
}: Props) => {
  const [only, setOnly] = useState(false);
  const [panelOpen, setPanelOpen] = useState(true);
  const [dialog, setDialog] = useState<'history' | 'conflict' | null>(null);
  const [shown, setShown] = useState<ShownEvidence | null>(null);
  const { tools, undo, redo, moved } = useReviewTools(session, EvidenceNote, setShown);
  const { leaving, blocked, goOn, chooseThisForm } = useGoOn(session, onContinue);
  const isDesk = useIsDesk();
  const isConflict = useIsConflict(session);
  useEffect(() => {
    if (isConflict) setDialog('conflict');
  }, [isConflict]);
  useCheckKeys();
  useWantedAnswer(wantedPath);

  const closeDialog = () => setDialog(null);
  const hasPanel = isDesk && PagePanel !== null;
  const withPanel = hasPanel && panelOpen;
  return (
    <ReviewProvider value={tools}>
      <section className="space-y-6">
        <ReviewIntro session={session} withKeys={isDesk} />
        {/* Wider than other steps where there is room: the page stands beside the answers. */}
        <div className="space-y-6 lg:mx-[calc((min(100vw,64rem)-min(100vw,90rem))/2)]">
          <ReviewBar
            session={session}
            only={only}
            onOnly={setOnly}
            panel={hasPanel ? { open: panelOpen, onOpen: setPanelOpen } : null}
            onUndo={undo}
            onRedo={redo}
            onHistory={() => setDialog('history')}
            onConflict={() => setDialog('conflict')}
            said={useMovedText(session, moved)}
          />
          <div className={withPanel ? 'grid grid-cols-[minmax(0,1fr)_minmax(20rem,34%)] gap-6' : ''}>
            <div inert={leaving} data-only={only ? 'check' : undefined} className="min-w-0 space-y-6">
              {session.sections.map((section) => (
                <ReviewSection key={section.title} section={section} />
              ))}
            </div>
            {withPanel && PagePanel ? <PagePanel shown={shown} /> : null}
          </div>
        </div>
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
        <ReviewButtons session={session} leaving={leaving} onGoOn={goOn} onBack={onBack} />
      </section>
      <Suspense fallback={null}>
        {dialog === 'history' ? (
          <HistoryDialog session={session} onClose={closeDialog} onReopen={onReopen} />
        ) : null}
        {dialog === 'conflict' && isConflict ? (
          <ConflictDialog session={session} onClose={closeDialog} />
        ) : null}
      </Suspense>
    </ReviewProvider>
  );
};

/** Apart from the other states: the first letter typed must not redraw the whole review. */
const useIsConflict = ({ queue }: ReviewSession) =>
  useSyncExternalStore(queue.subscribe, () => queue.state().kind === 'conflict');

/** Where the answers are saved for their owner, who is told what the server did not accept. */
const useReviewTools = (
  session: ReviewSession,
  EvidenceNote: ReviewTools['EvidenceNote'],
  show: ReviewTools['show'],
) => {
  const saveIssues = useSaveIssues(session);
  const work = useAnswerTools({ session, EvidenceNote, show, saveIssues });
  useKeptValues(session, work.tools.form.getValues);
  useTakenOver(session, work.put);
  return work;
};

/** What stands in the inputs is the session's; when the person goes to another step it is kept and saved. */
const useKeptValues = (session: ReviewSession, getValues: () => FieldValues) => {
  const client = useQueryClient();
  useEffect(() => {
    const versionAtStart = session.queue.version();
    session.values = getValues;
    return () => {
      const last = structuredClone(getValues());
      session.values = () => last;
      void session.queue.flush().then(() => {
        // The evidence that other steps show follows the saved answers on the server.
        if (session.queue.version() === versionAtStart) return;
        void client.invalidateQueries({ queryKey: documentKey(session.document.sessionId) });
      });
    };
  }, [session, getValues, client]);
};

/** What another tab or device has saved comes into the form on show, and is said. */
const useTakenOver = (session: ReviewSession, put: (step: PutStep) => void) => {
  const { t } = useTranslation('review');
  useEffect(() => {
    session.put = (steps) => {
      for (const step of steps) {
        keepFocus(step, getAt(session.values(), step.path));
        put(step);
      }
      if (steps.length > 0) showToast({ title: t('takenOver', { count: steps.length }) });
    };
    return () => {
      session.put = null;
    };
  }, [session, put, t]);
};

const useSaveIssues = (session: ReviewSession): ReadonlyMap<string, string> => {
  const toText = useIssueText(session);
  const { queue } = session;
  const issues = useSyncExternalStore(queue.subscribe, () => {
    const state = queue.state();
    return state.kind === 'refused' ? state.issues : noIssues;
  });
  return useMemo(() => new Map(issues.map((issue) => [issue.path, toText(issue)])), [issues, toText]);
};

const noIssues: readonly never[] = [];

/** The answer a link leads to gets the focus once the review is there. */
const useWantedAnswer = (path: string | null) => {
  useEffect(() => {
    if (path !== null) focusAnswer(findPlace(path));
  }, [path]);
};
