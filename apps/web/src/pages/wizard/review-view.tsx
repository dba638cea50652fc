import type { DocumentView } from '@puente/contract';
import { useMemo } from 'react';
import { Review } from '../../features/review/as-applicant/review.tsx';
import { findEvidence } from '../../features/review/evidence/find-evidence.ts';
import { toOwnPageUrl } from '../../features/review/evidence/page-image-url.ts';
import { useEvidenceParts } from '../../features/review/evidence/use-evidence-parts.tsx';
import { isUnrecognised } from '../../lib/api/is-read.ts';

/** Nothing came from a file without a form. */
const NoNote = () => null;

/** The review with the evidence of each value beside it. */
export const ReviewView = ({
  document,
  wantedPath,
  onBack,
  onContinue,
}: {
  document: DocumentView;
  /** The answer a link leads to, by its form-data path. */
  wantedPath: string | null;
  onBack: () => void;
  onContinue: () => void;
}) => {
  const { sessionId, pageCount } = document;
  const pageUrl = useMemo(() => toOwnPageUrl(sessionId), [sessionId]);
  const byHand = isUnrecognised(document);
  const { EvidenceNote, PagePanel } = useEvidenceParts(pageUrl, pageCount);
  return (
    <Review
      document={document}
      findEvidence={findEvidence}
      EvidenceNote={byHand ? NoNote : EvidenceNote}
      PagePanel={byHand ? null : PagePanel}
      wantedPath={wantedPath}
      onBack={onBack}
      onContinue={onContinue}
    />
  );
};
