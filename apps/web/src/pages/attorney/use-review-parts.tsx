import type { OpenedReview } from '@puente/contract';
import { type ComponentProps, type KeyboardEvent, memo, useMemo } from 'react';
import { ReviewerAside } from '../../features/attorney-review/reviewer-aside.tsx';
import { EvidenceNote } from '../../features/evidence/evidence-note.tsx';
import { toReviewPageUrl } from '../../features/evidence/page-image-url.ts';
import { PagePanel } from '../../features/evidence/page-panel.tsx';
import { type Answer, isSameAnswer } from '../../lib/form-answers/answer.ts';

type NoteProps = Omit<ComponentProps<typeof EvidenceNote>, 'pageUrl'>;
type PanelProps = Pick<ComponentProps<typeof PagePanel>, 'shown'>;

/** Escape goes back to what the applicant has. */
const onKey = (event: KeyboardEvent<HTMLElement>, answer: Answer) => {
  if (event.key !== 'Escape' || answer.readPath === null) return;
  if (event.target instanceof HTMLTextAreaElement || isSameAnswer(answer.value, answer.opened)) return;
  event.preventDefault();
  answer.reopen();
};

const other = { Aside: ReviewerAside, onKey };

/** What stands beside the answers: their evidence, with the pages as a reviewer gets them. */
export const useReviewParts = ({ linkId, pageCount }: OpenedReview) =>
  useMemo(() => {
    const pageUrl = toReviewPageUrl(linkId);
    return {
      EvidenceNote: memo((props: NoteProps) => <EvidenceNote pageUrl={pageUrl} {...props} />),
      PagePanel: (props: PanelProps) => <PagePanel pageUrl={pageUrl} pageCount={pageCount} {...props} />,
      other,
    };
  }, [linkId, pageCount]);
