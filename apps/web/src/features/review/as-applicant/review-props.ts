import type { DocumentView, Evidence } from '@puente/contract';
import type { ComponentType } from 'react';
import type { EvidenceNoteProps, ShownEvidence } from '../fields/review-context.ts';

/** What a page gives the review: the document, what shows its evidence, and the ways out. */
export interface ReviewProps {
  readonly document: DocumentView;
  readonly findEvidence: (document: DocumentView, path: string) => Evidence | undefined;
  readonly EvidenceNote: ComponentType<EvidenceNoteProps>;
  /** The page an answer came from, shown beside the review where there is room. Null: no answer came from a page. */
  readonly PagePanel: ComponentType<{ readonly shown: ShownEvidence | null }> | null;
  /** The answer a link leads to. */
  readonly wantedPath: string | null;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}
