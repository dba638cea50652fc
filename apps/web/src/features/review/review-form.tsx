import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { documentKey } from '../../lib/api/use-document.ts';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { createChangeHub } from './change-hub.ts';
import { focusToCheck } from './find-to-check.ts';
import { nameAnswer } from './name-answer.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewProvider, type ReviewTools, type ShownEvidence } from './review-context.ts';
import type { ReviewProps } from './review-props.ts';
import { ReviewSection } from './review-section.tsx';
import type { ReviewSession } from './review-session.ts';
import { SaveProblem, useIssueText } from './save-problem.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useFormChecks } from './use-form-checks.ts';
import { useIsDesk } from './use-is-desk.ts';
import { type Moved, useUndo } from './use-undo.ts';

const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then((m) => ({ default: m.ConflictDialog })),
);
const HistoryDialog = lazy(() => import('./history-dialog.tsx').then((m) => ({ default: m.HistoryDialog })));

const continueDelayMs = 300;

interface Props extends Pick<ReviewProps, 'EvidenceNote' | 'PagePanel' | 'onBack' | 'onContinue'> {
  readonly session: ReviewSession;
  readonly onReopen: () => Promise<void>;
}

export const ReviewForm = ({ session, EvidenceNote, PagePanel, onBack, onContinue, onReopen }: Props) => {
  const { t } = useTranslation('review');
  const { formType } = session.document;
  const [only, setOnly] = useState(false);
  const [panelOpen, setPanelOpen] = useState(true);
  const [dialog, setDialog] = useState<'history' | 'conflict' | null>(null);
  const [shown, setShown] = useState<ShownEvidence | null>(null);
  const { tools, undo, redo, moved } = useReviewTools(session, EvidenceNote, setShown);
  const { leaving, blocked, goOn } = useGoOn(session, onContinue);
  const isDesk = useIsDesk();
  const isConflict = useIsConflict(session);
  useEffect(() => {
    if (isConflict) setDialog('conflict');
  }, [isConflict]);
  useCheckKeys();

  const closeDialog = () => setDialog(null);
  const withPanel = isDesk && panelOpen;
  return (
    <ReviewProvider value={tools}>
      <section className="space-y-6">
        <StepHeading>{t('title', { form: formType })}</StepHeading>
        <div className="max-w-prose space-y-2">
          <p>{t('lead')}</p>
          <p>{t('old')}</p>
          {isDesk ? <p className="text-sm text-muted">{t('keys')}</p> : null}
        </div>
        {/* Wider than other steps where there is room: the page stands beside the answers. */}
        <div className="space-y-6 lg:mx-[calc((min(100vw,64rem)-min(100vw,90rem))/2)]">
          <ReviewBar
            session={session}
            only={only}
            onOnly={setOnly}
            panel={isDesk ? { open: panelOpen, onOpen: setPanelOpen } : null}
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
            {withPanel ? <PagePanel shown={shown} /> : null}
          </div>
        </div>
        <SaveProblem session={session} blocked={blocked} onRetry={() => void session.queue.flush()} />
        <Buttons session={session} leaving={leaving} onGoOn={() => void goOn()} onBack={onBack} />
      </section>
      <Suspense fallback={null}>
        {dialog === 'history' ? (
          <HistoryDialog session={session} onClose={closeDialog} onReopen={onReopen} />
        ) : null}
        {dialog === 'conflict' && isConflict ? (
          <ConflictDialog session={session} onClose={closeDialog} onReopen={onReopen} />
        ) : null}
      </Suspense>
    </ReviewProvider>
  );
};

const Buttons = ({
  session,
  leaving,
  onGoOn,
  onBack,
}: {
  session: ReviewSession;
  leaving: boolean;
  onGoOn: () => void;
  onBack: () => void;
}) => {
  const { t } = useTranslation('review');
  const kind = useSaveKind(session);
  const isI765 = session.document.formType === 'I-765';
  const hasUnsaved = kind !== 'idle' && kind !== 'saved';
  return (
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
      <Button disabled={leaving} onClick={onGoOn}>
        {leaving ? t('saving') : t('toDownload')}
      </Button>
      {isI765 && hasUnsaved ? (
        <Button
          variant="secondary"
          disabled={leaving || kind === 'saving'}
          onClick={() => void session.queue.flush()}
        >
          {t('save')}
        </Button>
      ) : null}
      <Button variant="secondary" disabled={leaving} onClick={onBack}>
        {t(isI765 ? 'backToRaw' : 'back')}
      </Button>
    </div>
  );
};

const useSaveKind = ({ queue }: ReviewSession) => useAfterPaint(queue.subscribe, () => queue.state().kind);

/** Apart from the other states: the first letter typed must not redraw the whole review. */
const useIsConflict = ({ queue }: ReviewSession) =>
  useSyncExternalStore(queue.subscribe, () => queue.state().kind === 'conflict');

/** The form with what its fields need. It stays the same while the review is open, so that only fields redraw. */
const useReviewTools = (
  session: ReviewSession,
  EvidenceNote: ReviewTools['EvidenceNote'],
  show: ReviewTools['show'],
) => {
  const [atStart] = useState(() => structuredClone(session.values()));
  const form = useForm<FieldValues>({ defaultValues: atStart });
  const [hub] = useState(createChangeHub);
  useKeptValues(session, form.getValues);
  const { formType, formData } = session.document;
  const { warnings, touch, leave } = useFormChecks(formType, formData ?? noAnswers, form.getValues);
  const { undo, redo, moved } = useUndo({ session, form, hub, touch });
  const saveIssues = useSaveIssues(session);
  const tools = useMemo<ReviewTools>(
    () => ({
      form,
      session,
      EvidenceNote,
      warnings,
      hub,
      saveIssues,
      show,
      leave,
      record: (step) => {
        session.undo.record(step);
        session.queue.touch();
        touch(step.path);
      },
    }),
    [form, session, EvidenceNote, warnings, hub, saveIssues, show, leave, touch],
  );
  return { tools, undo, redo, moved };
};

const noAnswers = {};

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

const useSaveIssues = (session: ReviewSession): ReadonlyMap<string, string> => {
  const toText = useIssueText(session);
  const { queue } = session;
  const issues = useSyncExternalStore(queue.subscribe, () => {
    const state = queue.state();
    return state.kind === 'refused' ? state.issues : noIssues;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language only, and then all is drawn anew
  return useMemo(() => new Map(issues.map((issue) => [issue.path, toText(issue)])), [issues]);
};

const noIssues: readonly never[] = [];

/** Goes on once everything is saved; a failure is shown and nothing moves. */
const useGoOn = (session: ReviewSession, onContinue: () => void) => {
  const [leaving, setLeaving] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const goOn = async () => {
    setLeaving(true);
    const isSaved = await session.queue.flush();
    setBlocked(!isSaved);
    if (!isSaved) return setLeaving(false);
    setTimeout(onContinue, continueDelayMs);
  };
  return { leaving, blocked, goOn };
};

const useMovedText = (session: ReviewSession, moved: Moved | null) => {
  const { t } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: 'en' });
  if (!moved) return '';
  return t(`bar.${moved.direction}`, { answer: nameAnswer(session.sections, moved.path, { t, label }) });
};

/** Alt with an arrow goes to the next answer to check; in a list of choices that opens the list, as everywhere. */
const useCheckKeys = () => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      if (event.target instanceof Element && event.target.closest('select, dialog')) return;
      event.preventDefault();
      focusToCheck(event.key === 'ArrowDown' ? 'next' : 'previous');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
