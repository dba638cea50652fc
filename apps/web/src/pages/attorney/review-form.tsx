import type { OpenedReview, SubmittedReview, SubmittedStatus } from '@puente/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewerVersionDialog } from '../../features/review/as-attorney/newer-version.tsx';
import { NewsNotice } from '../../features/review/as-attorney/news-notice.tsx';
import { OtherReview, type Put } from '../../features/review/as-attorney/other-review.tsx';
import { ProgressLine } from '../../features/review/as-attorney/progress-line.tsx';
import { ReviewerProvider } from '../../features/review/as-attorney/reviewer-context.ts';
import { toDraft } from '../../features/review/as-attorney/reviewer-session.ts';
import { SummaryDialog } from '../../features/review/as-attorney/summary-dialog.tsx';
import { useRefresh } from '../../features/review/as-attorney/use-refresh.ts';
import { useSubmit } from '../../features/review/as-attorney/use-submit.ts';
import { Verdict } from '../../features/review/as-attorney/verdict.tsx';
import { reviewerNameId, WhoReviews } from '../../features/review/as-attorney/who-reviews.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReviewIntro } from './review-intro.tsx';
import { type OpenSession, startSession } from './start-session.ts';
import { useReviewParts } from './use-review-parts.ts';

interface Props {
  readonly opened: OpenedReview;
  readonly onSubmitted: (submitted: SubmittedReview, status: SubmittedStatus) => void;
  /** The review goes on from what the server has. */
  readonly onReopen: (opened: OpenedReview) => void;
  readonly onEnd: (error: unknown) => void;
}

export const ReviewForm = (props: Props) => {
  const { t } = useTranslation('attorney');
  const [started] = useState(() => startSession(props.opened, props.onEnd));
  usePageTitle(t('pageTitle'));
  if (!started)
    return (
      <Notice tone="problem" title={t('error.title')}>
        <p>{t('badData', { form: props.opened.formType })}</p>
      </Notice>
    );
  return (
    <ReviewerProvider value={started.session}>
      <OpenForm started={started} {...props} />
    </ReviewerProvider>
  );
};

const OpenForm = ({ started, onSubmitted, onReopen, onEnd }: Props & { started: OpenSession }) => {
  const { t } = useTranslation('attorney');
  const { session, news } = started;
  const [put, setPut] = useState<Put | null>(null);
  const [newer, setNewer] = useState<OpenedReview | null>(null);
  const [dialog, setDialog] = useState<'summary' | 'newer' | null>(null);
  const [nameMissing, setNameMissing] = useState(false);
  const end = (error: unknown) => {
    session.end();
    onEnd(error);
  };
  const parts = useReviewParts(session.review);
  const { state, submit, dismiss } = useSubmit(session, {
    onSubmitted: (submitted) => onSubmitted(submitted, session.typed.get().reviewStatus),
    onEnd: end,
  });
  useEffect(() => () => void session.leave(), [session]);
  useRefresh(session, { onNewer: setNewer, onElsewhere: onReopen, onEnd: end });
  useEffect(() => {
    if (state.kind !== 'conflict') return;
    setNewer(state.newer);
    setDialog('newer');
  }, [state]);

  const goOn = () => {
    if (!newer) return;
    session.end();
    onReopen({ ...newer, draft: { ...toDraft(session), savedAt: new Date().toISOString() } });
  };
  const check = () => {
    const hasName = session.typed.get().reviewer.name.trim() !== '';
    setNameMissing(!hasName);
    if (!hasName) return document.getElementById(reviewerNameId)?.focus();
    dismiss();
    setDialog('summary');
  };
  return (
    <section className="space-y-6">
      <ReviewIntro review={session.review} />
      {news ? <NewsNotice news={news} /> : null}
      {newer ? (
        <Notice tone="warning" title={t('newer.notice')}>
          <Button variant="secondary" onClick={() => setDialog('newer')}>
            {t('newer.look')}
          </Button>
        </Notice>
      ) : null}
      <WhoReviews nameMissing={nameMissing} />
      <div className="space-y-6 lg:mx-[calc((min(100vw,64rem)-min(100vw,90rem))/2)]">
        <OtherReview
          session={session}
          EvidenceNote={parts.EvidenceNote}
          PagePanel={parts.PagePanel}
          other={parts.other}
          saveIssues={useRefused(state.kind === 'failed' ? state.paths : none)}
          inert={state.kind === 'sending'}
          onReady={useCallback((made: Put) => setPut(() => made), [])}
        >
          <ProgressLine />
        </OtherReview>
      </div>
      <Verdict />
      <Button onClick={check}>{t('summary.open')}</Button>
      {dialog === 'summary' && put ? (
        <SummaryDialog
          state={state}
          onPut={put}
          onSubmit={() => void submit()}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'newer' && newer ? (
        <NewerVersionDialog newer={newer} onGoOn={goOn} onClose={() => setDialog(null)} />
      ) : null}
    </section>
  );
};

const none: readonly string[] = [];

/** What to say at the answers the server did not take. */
const useRefused = (paths: readonly string[]): ReadonlyMap<string, string> => {
  const { t } = useTranslation('attorney');
  return useMemo(() => new Map(paths.map((path) => [path, t('submit.notTaken')])), [paths, t]);
};
