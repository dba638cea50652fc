import type { DocumentView } from '@puente/contract';
import { type ComponentProps, useCallback, useMemo } from 'react';
import { EvidenceNote } from '../../features/evidence/evidence-note.tsx';
import { findEvidence } from '../../features/evidence/find-evidence.ts';
import { Review } from '../../features/review/review.tsx';

type NoteProps = Omit<ComponentProps<typeof EvidenceNote>, 'sessionId'>;

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
  const { sessionId, evidence } = document;
  const find = useCallback((path: string) => findEvidence(evidence, path), [evidence]);
  const Note = useMemo(
    () => (props: NoteProps) => <EvidenceNote sessionId={sessionId} {...props} />,
    [sessionId],
  );
  return (
    <Review
      document={document}
      findEvidence={find}
      EvidenceNote={Note}
      onBack={onBack}
      onContinue={onContinue}
    />
  );
};
