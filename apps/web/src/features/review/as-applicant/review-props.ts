import type { DocumentView } from '@puente/contract';

export interface ReviewProps {
  readonly document: DocumentView;
  /** The answer a link leads to, by its form-data path. */
  readonly wantedPath: string | null;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}
