import type { DocumentView } from '@puente/contract';
import { type ComponentProps, memo, useMemo } from 'react';
import { EvidenceNote } from '../../features/evidence/evidence-note.tsx';
import { findEvidence } from '../../features/evidence/find-evidence.ts';
import { PagePanel } from '../../features/evidence/page-panel.tsx';
import { Review } from '../../features/review/review.tsx';

type NoteProps = Omit<ComponentProps<typeof EvidenceNote>, 'sessionId'>;
type PanelProps = Pick<ComponentProps<typeof PagePanel>, 'shown'>;

/** The review with the evidence of each value beside it. */
export const ReviewView = ({
  document,
  onBack,
  onContinue,
}: {
  document: DocumentView;
  onBack: () => void;
  onContinue: () => void;
}) => {
  const { sessionId, pageCount } = document;
  const Note = useMemo(
    // The same for every letter typed into an answer but the first.
    () => memo((props: NoteProps) => <EvidenceNote sessionId={sessionId} {...props} />),
    [sessionId],
  );
  const Panel = useMemo(
    () => (props: PanelProps) => <PagePanel sessionId={sessionId} pageCount={pageCount} {...props} />,
    [sessionId, pageCount],
  );
  return (
    <Review
      document={document}
      findEvidence={findEvidence}
      EvidenceNote={Note}
      PagePanel={Panel}
      onBack={onBack}
      onContinue={onContinue}
    />
  );
};
