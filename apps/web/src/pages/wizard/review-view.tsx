import type { DocumentView } from '@puente/contract';
import { type ComponentProps, memo, useMemo } from 'react';
import { EvidenceNote } from '../../features/evidence/evidence-note.tsx';
import { findEvidence } from '../../features/evidence/find-evidence.ts';
import { toOwnPageUrl } from '../../features/evidence/page-image-url.ts';
import { PagePanel } from '../../features/evidence/page-panel.tsx';
import { Review } from '../../features/review/review.tsx';
import { isUnrecognised } from '../../lib/api/is-read.ts';

type NoteProps = Omit<ComponentProps<typeof EvidenceNote>, 'pageUrl'>;
type PanelProps = Pick<ComponentProps<typeof PagePanel>, 'shown'>;

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
  const Note = useMemo(
    // The same for every letter typed into an answer but the first.
    () => memo((props: NoteProps) => <EvidenceNote pageUrl={pageUrl} {...props} />),
    [pageUrl],
  );
  const Panel = useMemo(
    () => (props: PanelProps) => <PagePanel pageUrl={pageUrl} pageCount={pageCount} {...props} />,
    [pageUrl, pageCount],
  );
  return (
    <Review
      document={document}
      findEvidence={findEvidence}
      EvidenceNote={byHand ? NoNote : Note}
      PagePanel={byHand ? null : Panel}
      wantedPath={wantedPath}
      onBack={onBack}
      onContinue={onContinue}
    />
  );
};
