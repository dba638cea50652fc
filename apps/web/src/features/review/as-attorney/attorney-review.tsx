import type { OpenedReview, SubmittedReview, SubmittedStatus } from '@puente/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagePictures } from '../../../lib/page-pictures/use-page-pictures.ts';
import { toReviewPageUrl } from '../../../lib/scan/page-image-url.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReviewScreen } from '../screen/review-screen.tsx';
import { AttorneyBar } from './attorney-bar.tsx';
import { AttorneyIntro } from './attorney-intro.tsx';
import { toAttorneyMode } from './attorney-mode.ts';
import { MyWork } from './my-work.tsx';
import { NewerVersionDialog } from './newer-version.tsx';
import { NewsNotice } from './news-notice.tsx';
import { type OpenedCopy, openReviewerCopy } from './open-reviewer-copy.ts';
import { ReviewerProvider } from './reviewer-context.ts';
import { toDraft } from './reviewer-copy.ts';
import { SummaryDialog } from './summary-dialog.tsx';
import { useRefresh } from './use-refresh.ts';
import { type SubmitState, useSubmit } from './use-submit.ts';
import { Verdict } from './verdict.tsx';
import { reviewerNameId, WhoReviews } from './who-reviews.tsx';

interface Props {
  readonly opened: OpenedReview;
  readonly onSubmitted: (submitted: SubmittedReview, status: SubmittedStatus) => void;
  /** The review goes on from what the server has. */
  readonly onReopen: (opened: OpenedReview) => void;
  readonly onEnd: (error: unknown) => void;
}

/** The review a link opens: the same screen as the applicant's, in the mode of somebody who proposes changes. */
export function AttorneyReview(props: Props) {
  const { t } = useTranslation('attorney');
  const [started] = useState(() => openReviewerCopy(props.opened, props.onEnd));
  usePageTitle(t('pageTitle'));
  if (!started)
    return (
      <Notice tone="problem" title={t('error.title')}>
        <p>{t('badData', { form: props.opened.formType })}</p>
      </Notice>
    );
  return (
    <ReviewerProvider value={started.copy}>
      <OpenForm started={started} {...props} />
    </ReviewerProvider>
  );
}

function OpenForm({ started, onSubmitted, onReopen, onEnd }: Props & { started: OpenedCopy }) {
  const { t } = useTranslation('attorney');
  const { copy, news } = started;
  const mode = useMemo(() => toAttorneyMode(copy), [copy]);
  const [newer, setNewer] = useState<OpenedReview | null>(null);
  const [dialog, setDialog] = useState<'summary' | 'newer' | null>(null);
  const [nameMissing, setNameMissing] = useState(false);
  const end = (error: unknown) => {
    copy.end();
    onEnd(error);
  };
  const { state, submit, dismiss } = useSubmit(copy, {
    onSubmitted: (submitted) => onSubmitted(submitted, copy.typed.get().reviewStatus),
    onEnd: end,
  });
  const toIssueText = useRefused(copy, state);
  useEffect(() => () => void copy.leave(), [copy]);
  useRefresh(copy, { onNewer: setNewer, onElsewhere: onReopen, onEnd: end });
  useEffect(() => {
    if (state.kind !== 'conflict') return;
    setNewer(state.newer);
    setDialog('newer');
  }, [state]);

  const goOn = () => {
    if (!newer) return;
    copy.end();
    onReopen({ ...newer, draft: { ...toDraft(copy), savedAt: new Date().toISOString() } });
  };
  const check = () => {
    const hasName = copy.typed.get().reviewer.name.trim() !== '';
    setNameMissing(!hasName);
    if (!hasName) return document.getElementById(reviewerNameId)?.focus();
    dismiss();
    setDialog('summary');
  };
  return (
    <section className="space-y-6">
      {news ? <NewsNotice news={news} /> : null}
      {newer ? (
        <Notice tone="warning" title={t('newer.notice')}>
          <Button variant="secondary" onClick={() => setDialog('newer')}>
            {t('newer.look')}
          </Button>
        </Notice>
      ) : null}
      <ReviewScreen
        model={copy.model}
        mode={mode}
        pages={useSharedPages(copy.review)}
        inert={state.kind === 'sending'}
        toIssueText={toIssueText}
        bar={(props) => <AttorneyBar {...props} />}
        ends={{
          isRead: true,
          start: <AttorneyIntro review={copy.review} />,
          ways: (show) => <Button onClick={() => show({ kind: 'done' })}>{t('finish')}</Button>,
          finish: (
            <div className="space-y-6">
              <MyWork />
              <Verdict />
              <WhoReviews nameMissing={nameMissing} />
              <Button onClick={check}>{t('summary.open')}</Button>
            </div>
          ),
        }}
      />
      {dialog === 'summary' ? (
        <SummaryDialog state={state} onSubmit={submit} onClose={() => setDialog(null)} />
      ) : null}
      {dialog === 'newer' && newer ? (
        <NewerVersionDialog newer={newer} onGoOn={goOn} onClose={() => setDialog(null)} />
      ) : null}
    </section>
  );
}

/** The pages as a reviewer gets them. */
function useSharedPages({ linkId, pageCount, sharedPages }: OpenedReview) {
  const pageUrl = useMemo(() => toReviewPageUrl(linkId, sharedPages), [linkId, sharedPages]);
  const pictures = usePagePictures(pageUrl);
  return { pictures, count: pageCount };
}

const none: readonly string[] = [];

/** The answers the server did not take are marked. Returns what to say there. */
function useRefused({ model }: OpenedCopy['copy'], state: SubmitState) {
  const { t } = useTranslation('attorney');
  const paths = state.kind === 'failed' ? state.paths : none;
  useEffect(() => model.refuse(paths), [model, paths]);
  return useCallback(() => t('submit.notTaken'), [t]);
}
